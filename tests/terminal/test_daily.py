"""The daily deal from the keyboard: what there is, one's table, and the same one again."""

import asyncio
from pathlib import Path

import pytest

from motherlode.terminal import daily
from motherlode.terminal.remote import GuestCookies, NoServer, RemoteClient
from motherlode.words import LANGUAGES, Words
from tests.web.serving import run, serving


def test_the_daily_deal_at_the_keyboard(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "server.db") as site:
            guests, words = GuestCookies(tmp_path / "guests.json"), Words("en")
            title, *deals = await asyncio.to_thread(daily.today, site.url, guests, words)
            assert title.startswith("Daily deal · 20")
            assert deals[0] == "  Donkey: 2 bots, Hard"
            code = await asyncio.to_thread(daily.begin, site.url, "donkey", "Mia", guests)
            assert await asyncio.to_thread(daily.begin, site.url, "donkey", None, guests) == code
            client = await RemoteClient.join(site.url, code, guests)
            while client.table is None:
                await client.receive()
            assert client.seats == (0,)
            await client.close()
            for language in LANGUAGES:
                shown = await asyncio.to_thread(daily.today, site.url, guests, Words(language))
                assert Words(language)("daily-go-on") in shown[1]
            with pytest.raises(NoServer, match="There is no game"):
                await asyncio.to_thread(daily.begin, site.url, "chess", None, guests)

    run(test())
