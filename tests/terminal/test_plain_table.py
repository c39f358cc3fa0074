"""The plain mode at a table: it hears what is typed and what happens at once, and keeps hands to themselves."""

import asyncio
from pathlib import Path

from motherlode.terminal.farewell import ENDED, UNFINISHED
from motherlode.terminal.local import LocalClient
from motherlode.terminal.plain import CLEAR
from motherlode.terminal.remote import GuestCookies, RemoteClient
from tests.patience import LONGEST
from tests.sqlite import new_store
from tests.terminal.joining import Typist, at_a_server, own_table
from tests.terminal.playing import players, settings
from tests.web.serving import run, serving


def test_what_is_typed_is_heard_while_others_move(tmp_path: Path) -> None:
    """Chat, the table, a move out of turn: answered at once. The end of input ends it."""

    async def test() -> None:
        async with at_a_server(tmp_path, 2) as (ben, mia):
            await ben.until("Mia takes or exchanges a card.")
            ben.type("say Take your time")
            await ben.until("Ben: Take your time")
            ben.type("look")
            await ben.until("Offer 1 of 10: ")
            ben.type("take g1")
            await ben.until("turn")
            assert await ben.end() == UNFINISHED
            assert f"motherlode join {mia.server}/t/" in ben.screen.getvalue()

    run(test())


def test_an_onlooker_sees_the_table_and_can_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_a_server(tmp_path, 1) as (ben, _):
            await ben.until("You are watching.")
            await ben.until("Offer 1 of 10: ")
            await ben.until("Mia takes or exchanges a card.")
            ben.type("QUIT")
            assert await asyncio.wait_for(ben.running, LONGEST) == ENDED
            await ben.end()

    run(test())


def test_a_lost_connection_is_told_once_and_so_is_its_return(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "server.db") as site:
            guests = GuestCookies(tmp_path / "guests.json")
            code = await own_table(site, guests)
            typist = Typist(await RemoteClient.join(site.url, code, guests))
            await typist.until("The game has not begun.")
            [connection] = (await site.manager.find(code)).connections
            connection.hang_up()
            await typist.until("The connection is back.")
            assert typist.screen.getvalue().count("The connection is lost") == 1
            await typist.end()

    run(test())


def test_a_hand_leaves_the_screen_with_its_player(tmp_path: Path) -> None:
    """The terminal is emptied when the turn passes on, before the keyboard is handed over; what happened stays."""
    store = new_store(tmp_path / "tables.db")

    async def test() -> None:
        client = await LocalClient.open(store, settings("gate", 2, first=0), players("Mia", "Ben"))
        typist = Typist(client)
        for _ in range(2):
            await typist.until("Hand the keyboard to ")
            typist.type("")
            await typist.until("You can: ")
            while "You can: " in typist.screen.getvalue().rpartition(CLEAR)[2]:
                assert client.view is not None
                before = client.view.turn
                typist.type("pass" if "pass" in client.view.moves else client.view.moves[0])
                while client.view.turn == before or client.pending:
                    await asyncio.sleep(0.001)
                await typist.until("")
                await asyncio.sleep(0)
                if client.play is not None and client.play.covered:
                    await typist.until("Hand the keyboard to ")
                    break
            seen = typist.screen.getvalue().rpartition(CLEAR)[2]
            assert "passed" in seen
            assert "Hand: " not in seen
        await typist.end()

    run(test())
    store.close()


def test_moves_are_understood_as_people_type_them(tmp_path: Path) -> None:
    """Capitals, `turn 5` for `flip 5`, and a bare number where only one move has it."""
    store = new_store(tmp_path / "tables.db")

    async def test() -> None:
        client = await LocalClient.open(store, settings("mine", 2, first=0), players("Mia", "Ben"))
        typist = Typist(client)
        while client.play is None or client.pending:
            await asyncio.sleep(0.001)
        if client.play.covered:
            typist.type("")
        await typist.until("You can: ")
        assert typist.plain._meant("turn 5") == "flip 5"
        assert typist.plain._meant("FLIP 12") == "flip 12"
        assert typist.plain._meant("64") == "flip 64"
        assert typist.plain._meant("turn") is None
        assert typist.plain._meant("65") is None
        await typist.end()

    run(test())
    store.close()


def test_a_move_taken_back_is_no_new_game(tmp_path: Path) -> None:
    store = new_store(tmp_path / "tables.db")

    async def test() -> None:
        client = await LocalClient.open(store, settings("donkey", 2, first=0), players("Mia", "random"))
        typist = Typist(client)
        await typist.until("You can: ")
        assert client.view is not None
        typist.type(client.view.moves[0])
        await typist.until("You took")
        typist.type("undo")
        await typist.until("A move was taken back.")
        assert typist.screen.getvalue().count("You begin.") == 1
        await typist.end()

    run(test())
    store.close()
