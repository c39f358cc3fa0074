"""Ending a game, giving it up, and a bot that plays for who is away, by keys and by typing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from motherlode.table import commands as ask
from motherlode.table.decide import opening
from motherlode.terminal.local import LocalClient
from motherlode.terminal.remote import GuestCookies, RemoteClient
from motherlode.terminal.screens.app import TerminalApp
from motherlode.terminal.screens.end import EndScreen
from tests.patience import LONGEST
from tests.sqlite import new_store
from tests.terminal.joining import Typist, at_a_server, own_table
from tests.terminal.playing import User, at_table, players, playing, settings
from tests.web.serving import run, serving


@pytest.mark.parametrize(("game", "key"), [("donkey", "f6"), ("mine", "f6"), ("gate", "f7")])
def test_a_key_pressed_twice_ends_the_game(game: str, key: str, tmp_path: Path) -> None:
    """Once is not enough, and another key in between forgets it. Alone, giving up is ending. Then comes a rematch."""

    async def test() -> None:
        async with at_table(tmp_path, game, "Mia", "random", first=0) as player:
            await player.until(lambda: player.has_the_turn)
            await player.press(key)
            await player.until(lambda: f"Press {key.upper()} again." in player.text)
            await player.press("t", key)
            await player.until(lambda: f"Press {key.upper()} again." in player.text)
            assert player.view.to_move is not None
            await player.press(key)
            await player.until(lambda: isinstance(player.app.screen, EndScreen))
            await player.until(lambda: "The game ended without a result." in player.text)
            await player.press("r")
            await player.until(lambda: player.app.screen is player.table and player.view.to_move is not None)

    run(test())


def test_typed_twice_it_ends_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        store = new_store(tmp_path / "tables.db")
        mia = Typist(await LocalClient.open(store, settings("gate", 2, first=0), players("Mia", "random")))
        mia.type("end")
        await mia.until("The game ends without a result. Sure? Type end again.")
        mia.type("look")
        mia.type("resign")
        await mia.until("Type resign again.")
        assert "The game ended" not in mia.screen.getvalue()
        mia.type("resign")
        await mia.until("The game ended without a result.")
        await mia.until("Type rematch for another game, or quit.")
        assert await mia.end() == 0
        store.close()

    run(test())


def test_who_wants_to_end_hears_what_the_others_say(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_a_server(tmp_path, 2) as (ben, mia):
            ben.type("end")
            await ben.until("Type end again.")
            ben.type("end")
            await ben.until("The others are asked whether the game may end.")
            await mia.ask(ask.Consent(agree=False))
            await ben.until("The others did not agree: the game goes on.")
            ben.type("resign")
            await ben.until("A bot plays on for you, and you watch. Sure? Type resign again.")
            ben.type("resign")
            while mia.table is None or mia.table.seats[1].player != "bot":
                await mia.receive()
            assert await ben.end() == 0

    run(test())


@asynccontextmanager
async def ben_beside_mia(folder: Path, **more: int) -> AsyncIterator[tuple[User, RemoteClient]]:
    """Ben at the screen and Mia, who begins, at the protocol."""
    async with serving(folder / "server.db") as site:
        guests = GuestCookies(folder / "mia.json")
        code = await own_table(site, guests, **more)
        mia = await RemoteClient.join(site.url, code, guests)
        ben = await RemoteClient.join(site.url, code, GuestCookies(folder / "ben.json"))
        for client, name, seat in ((mia, "Mia", 0), (ben, "Ben", 1)):
            await client.ask(ask.Name(name=name))
            await client.ask(ask.Sit(seat=seat))
        await mia.ask(ask.Start())

        async def enter(app: TerminalApp) -> None:
            await app.sit_at(ben)

        async with playing(enter) as player:
            await player.until(lambda: player.table.board.scene is not None)
            yield player, mia
        await ben.close()
        await mia.close()


def test_who_is_asked_answers_by_a_key(tmp_path: Path) -> None:
    """The game ends when the other agrees, and the screen stays: a terminal used to leave such a table."""

    async def test() -> None:
        async with ben_beside_mia(tmp_path) as (ben, mia):
            await mia.ask(ask.End())
            await ben.until(lambda: "Mia would like to end the game without a result: y for yes" in ben.text)
            await ben.press("y")
            await ben.until(lambda: isinstance(ben.app.screen, EndScreen))
            assert "The game ended without a result." in ben.text

    run(test())


def test_a_bot_plays_for_who_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """F4, where the head of the screen offers it; the bot moves, and then it is one's own turn."""
    monkeypatch.setattr(opening, "AWAY_AFTER", range(1000))

    async def test() -> None:
        async with ben_beside_mia(tmp_path, away_after=0) as (ben, mia):
            await mia.close()
            await ben.until(lambda: "Away: Mia" in ben.text and "F4: a bot plays on" in ben.text)
            await ben.press("f4")
            await ben.until(lambda: ben.has_the_turn)
            table = ben.table.client.table
            assert table is not None
            assert table.seats[0].stand_in == "medium"

    run(test())


def test_a_host_that_fails_leaves_nobody_waiting(tmp_path: Path) -> None:
    """Who asked for something hears that the table is closed."""

    async def test() -> None:
        store = new_store(tmp_path / "tables.db")
        client = await LocalClient.open(store, settings("donkey", 2, first=0), players("Mia", "random"))
        _, answer = client._number(ask.End())
        client.hang_up()
        with pytest.raises(Exception, match="The table is closed"):
            await asyncio.wait_for(answer, LONGEST)
        await client.close()
        store.close()

    run(test())
