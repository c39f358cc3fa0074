"""Joining a real server's table through the public protocol."""

import asyncio
from pathlib import Path

import pytest

from motherlode.table.frames import TableFrame
from motherlode.terminal import remote
from motherlode.terminal.client import Gone
from motherlode.terminal.remote import GuestCookies, NoServer, RemoteClient, read_link
from motherlode.terminal.screens.app import TerminalApp
from motherlode.terminal.screens.end import EndScreen
from motherlode.terminal.screens.lobby import LobbyScreen
from tests.terminal.joining import own_table
from tests.terminal.playing import playing
from tests.web.serving import run, serving

CODE = "bcdfghjk"


@pytest.mark.parametrize(
    ("text", "server"),
    [
        (CODE, "http://here"),
        (f"http://there:8000/t/{CODE}", "http://there:8000"),
        (f"https://there/#/table/{CODE}", "https://there"),
        (f"https://there/tables/{CODE}?language=de", "https://there"),
    ],
)
def test_links_and_codes(text: str, server: str) -> None:
    assert read_link(text, "http://here") == (server, CODE)


def test_what_is_no_link() -> None:
    with pytest.raises(NoServer):
        read_link("hello", "http://here")


def test_a_game_at_a_server_by_keys_alone(tmp_path: Path) -> None:
    """Sit down, seat a bot, start, play to the end: the same screens as at a local table."""

    async def test() -> None:
        async with serving(tmp_path / "server.db") as site:
            guests = GuestCookies(tmp_path / "guests.json")
            client = await RemoteClient.join(site.url, await own_table(site, guests), guests)

            async def enter(app: TerminalApp) -> None:
                await app.sit_at(client)

            async with playing(enter) as player:
                await player.until(lambda: isinstance(player.app.screen, LobbyScreen))
                await player.until(lambda: "1. Empty seat" in player.text)
                await player.press("enter")
                await player.until(lambda: "(you)" in player.text)
                await player.press("down", "b")
                await player.until(lambda: "2. Easy bot" in player.text)
                await player.press("s")
                while not isinstance(player.app.screen, EndScreen):
                    await player.until(
                        lambda: player.has_the_turn or isinstance(player.app.screen, EndScreen), settle=False
                    )
                    if player.has_the_turn:
                        await player.move(player.view.moves[0])
                await player.until(lambda: "The game is over" in player.text)
            await client.close()

    run(test())


def test_a_guest_stays_the_same(tmp_path: Path) -> None:
    """Who comes back has the same seats: the server's cookie is kept, readable only by its owner."""

    async def test() -> None:
        async with serving(tmp_path / "server.db") as site:
            guests = GuestCookies(tmp_path / "guests.json")
            first = await asyncio.to_thread(guests.at, site.url)
            again = await asyncio.to_thread(GuestCookies(tmp_path / "guests.json").at, site.url)
            assert first.split(".")[0] == again.split(".")[0]
            assert (tmp_path / "guests.json").stat().st_mode & 0o077 == 0

    run(test())


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "server.db") as site:
            with pytest.raises(Gone, match="There is no table with this code"):
                await RemoteClient.join(site.url, CODE, GuestCookies(tmp_path / "guests.json"))

    run(test())


def test_who_came_too_often_comes_again_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Turned away because of too many sockets, and let in when there is room."""
    monkeypatch.setattr(remote, "WAIT_AFTER_TOO_MUCH", 0.05)

    async def test() -> None:
        async with serving(tmp_path / "server.db", sockets=1) as site:
            guests = GuestCookies(tmp_path / "guests.json")
            code = await own_table(site, guests)
            cookie = (await asyncio.to_thread(guests.at, site.url)).partition("=")[2]
            async with site.player(code, cookie):
                client = await RemoteClient.join(site.url, code, guests)
            while not isinstance(await client.receive(), TableFrame):
                pass
            await client.close()

    run(test())


def test_a_restarted_server_is_found_again(tmp_path: Path) -> None:
    """The connection is made anew, and everything is there."""

    async def test() -> None:
        guests = GuestCookies(tmp_path / "guests.json")
        async with serving(tmp_path / "server.db") as site:
            client = await RemoteClient.join(site.url, await own_table(site, guests), guests)
            while client.table is None:
                await client.receive()
            code = client.table.code
            [connection] = (await site.manager.find(code)).connections
            connection.hang_up()
            seen: list[str] = []
            while len(seen) < 2:
                frame = await client.receive()
                seen.append(type(frame).__name__)
            assert seen == ["ClosingFrame", "TableFrame"]
            await client.close()

    run(test())
