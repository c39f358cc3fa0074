"""The lobby of a real server at a keyboard: what is open there, and company."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from motherlode.cli import main
from motherlode.table import Refused
from motherlode.terminal.lobby import Company, LobbyRow, TableFilter, find_company, line_of, tables_at
from motherlode.terminal.remote import GuestCookies, NoServer
from motherlode.words import LANGUAGES, Words
from tests.web.serving import run, serving


def table(**more: Any) -> LobbyRow:
    whole = {"code": "bcdfghjk", "settings": {"game": "mine", "players": 3}, "phase": "gathering", "free": 2, "bots": 0}
    return msgspec.convert(whole | more, LobbyRow)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_tells_of_a_table(language: str) -> None:
    """In every language; the code first, to be typed."""
    words = Words(language)
    assert line_of(words, table(host="Ann", here=True)).startswith("bcdfghjk  ")
    live = {"game": "mine", "players": 2, "time": {"bank": 600}}
    assert words("lobby-pace-live") in line_of(words, table(settings=live, phase="playing", free=0, bots=1))


def test_tables_are_listed_and_filtered(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            waiting = await site.open(client, game="mine", players=3, listed=True)
            timed = await site.open(client, game="gate", players=2, listed=True, time={"bank": 0, "free": 86_400})
            cookie = await asyncio.to_thread(GuestCookies(tmp_path / "guests.json").at, site.url)

            async def codes(**wanted: Any) -> set[str]:
                found = await asyncio.to_thread(tables_at, site.url, cookie, TableFilter(**wanted))
                return {each.code for each in found}

            assert await codes() == {waiting, timed}
            assert await codes(game="mine") == await codes(players=3) == await codes(pace="none") == {waiting}
            assert await codes(pace="days") == {timed}
            assert await codes(bots=True) == await codes(pace="live") == set()
            runner = CliRunner(env={"XDG_DATA_HOME": str(tmp_path)})
            arguments = ["lobby", "--server", site.url, "--language", "en"]
            result = await asyncio.to_thread(runner.invoke, main, [*arguments, "--game", "gate"])
            assert result.output.startswith(f"{timed}  Gate: 2 of 2 seats are free"), result.output
            result = await asyncio.to_thread(runner.invoke, main, [*arguments, "--with-bots"])
            assert "No table is waiting" in result.output

    run(test())


def test_company_is_found(tmp_path: Path) -> None:
    """And what a server refuses is a sentence."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            cookies = [f"motherlode_guest={await site.become_guest()}" for _ in range(2)]
            told: list[int] = []
            codes = await asyncio.gather(
                *(find_company(site.url, cookie, Company("donkey", 2, None), told.append) for cookie in cookies)
            )
            assert codes[0] == codes[1]
            with pytest.raises(Refused, match="players"):
                await find_company(site.url, cookies[0], Company("donkey", 5, None), told.append)
        with pytest.raises(NoServer, match="does not answer"):
            await find_company(site.url, cookies[0], Company("donkey", 2, None), told.append)

    run(test())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "mine", "--anybody"], "name the --server"),
        (["play", "--anybody", "--server", "http://127.0.0.1:9"], "name the --server and the game"),
        (["play", "mine", "--players", "3"], "--players and --fill are for --anybody"),
        (["play", "mine", "--anybody", "--server", "http://127.0.0.1:9", "--deal", "3"], "only --players"),
        (["lobby", "--server", "http://127.0.0.1:9"], "cannot be reached"),
    ],
)
def test_wrong_arguments_get_a_sentence(arguments: list[str], sentence: str) -> None:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2
    assert sentence in result.output
