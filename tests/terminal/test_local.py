"""A table in this process: kept before it is shown, found again, shared by a keyboard."""

from pathlib import Path

import pytest

from motherlode.bots.table_bots import TableBots
from motherlode.rules import SplitMix64, record
from motherlode.table import Refused
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.frames import HintFrame, PlayFrame
from motherlode.table.store import Store
from motherlode.terminal.client import Gone, TableClient
from motherlode.terminal.local import LocalClient, Player, unfinished
from motherlode.terminal.preferences import Preferences
from motherlode.words import Words
from tests.sqlite import new_store
from tests.terminal.playing import players, settings
from tests.web.serving import run


async def frames_to_come(client: TableClient) -> None:
    """Receives everything that is there, but for the news that there will be nothing more."""
    while client.pending and not isinstance(client._inbox[0], Gone):
        await client.receive()


async def to_decide(client: TableClient) -> PlayFrame:
    """The next decision of this side."""
    while client.pending or client.play is None or not (client.play.view.moves or client.play.covered):
        await client.receive()
    return client.play


def moves_on_disk(store: Store, client: TableClient) -> int:
    assert client.table is not None
    return sum(isinstance(entry, log.Moved) for entry, _ in store.load(client.table.code))


def test_a_move_is_on_disk_before_it_is_seen(tmp_path: Path) -> None:
    store = new_store(tmp_path / "tables.db")

    async def test() -> None:
        client = await LocalClient.open(store, settings("donkey", 2, first=0), players("Mia", "random"))
        for _ in range(5):
            play = await to_decide(client)
            made = len(client.steps) - 1
            assert moves_on_disk(store, client) >= made
            await client.move(play.view.moves[0])
        await client.close()
        await frames_to_come(client)
        with pytest.raises(Gone):
            await client.receive()

    run(test())
    store.close()


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """The same cards, the same log, the same names."""
    store = new_store(tmp_path / "tables.db")

    async def test() -> None:
        client = await LocalClient.open(store, settings("gate", 3, first=0), players("Mia", "random", "random"))
        for _ in range(4):
            play = await to_decide(client)
            await client.move(play.view.moves[0])
        left = await to_decide(client)
        await client.close()
        [unfinished_game] = unfinished(store)
        table = unfinished_game.table
        assert [seat.name for seat in table.seats] == ["Mia", None, None]
        again = await LocalClient.resume(store, table.code)
        found = await to_decide(again)
        assert found.view == left.view
        await frames_to_come(again)
        assert again.steps == client.steps
        await again.close()

    run(test())
    store.close()


def test_people_at_one_keyboard_see_only_their_own(tmp_path: Path) -> None:
    """Each has a name; who is not at the keyboard is asked to come, and gets nothing shown before."""
    store = new_store(tmp_path / "tables.db")

    async def test() -> None:
        client = await LocalClient.open(store, settings("gate", 2), players("Mia", "Ben"))
        seen = set()
        for _ in range(6):
            play = await to_decide(client)
            if play.covered:
                assert play.view.seat is None
                assert getattr(play.view, "hand", ()) is None
                assert play.view.to_move is not None
                await client.ask(ask.Show(seat=play.view.to_move))
                play = await to_decide(client)
            assert play.view.seat == play.view.to_move
            seen.add(play.view.seat)
            await client.move("pass" if "pass" in play.view.moves else play.view.moves[0])
        assert seen == {0, 1}
        assert client.table is not None
        assert [seat.name for seat in client.table.seats] == ["Mia", "Ben"]
        await client.close()

    run(test())
    store.close()


def test_a_finished_game_leaves_a_record_with_names(tmp_path: Path) -> None:
    store = new_store(tmp_path / "tables.db")

    async def test() -> None:
        client = await LocalClient.open(store, settings("mine", 2), players("Mia", "random"))
        rng = SplitMix64(1)
        while client.table is None or client.table.phase != "over":
            if client.play is not None and client.play.view.moves and not client.pending:
                moves = client.play.view.moves
                await client.move(moves[rng.below(len(moves))])
            await client.receive()
        name = client.table.record
        await client.close()
        assert name is not None
        text = store.record(name, 0)
        assert text is not None
        assert record.read(text).over
        assert b'"names":["Mia","random"]' in text
        assert unfinished(store) == []

    run(test())
    store.close()


def test_another_program_was_faster(tmp_path: Path) -> None:
    """Two programs with one table: the one that comes too late is told so, and shows how it stands now."""
    store = new_store(tmp_path / "tables.db")

    async def test() -> None:
        client = await LocalClient.open(store, settings("donkey", 2, first=0), players("Mia", "Ben"))
        play = await to_decide(client)
        await client.ask(ask.Show(seat=0))
        play = await to_decide(client)
        assert client.table is not None
        other = await LocalClient.resume(store, client.table.code)
        await to_decide(other)
        await other.ask(ask.Show(seat=0))
        await to_decide(other)
        await other.move(play.view.moves[0])
        with pytest.raises(Refused) as refusal:
            await client.move(play.view.moves[-1])
        assert refusal.value.name == "stale"
        play = await to_decide(client)
        assert play.view.to_move == 1
        await client.close()
        await other.close()

    run(test())
    store.close()


def test_a_hint_comes_from_what_the_seat_knows(tmp_path: Path) -> None:
    bots = TableBots({"expert": 0.01})
    store = new_store(tmp_path / "tables.db")

    async def test() -> None:
        client = await LocalClient.open(store, settings("mine", 2, first=0), players("Mia", "random"), bots)
        play = await to_decide(client)
        await client.ask_hint()
        hint = await client.receive()
        assert isinstance(hint, HintFrame)
        assert hint.move in play.view.moves
        await client.close()

    run(test())
    store.close()


def test_bots_with_a_seed_play_the_same_again(tmp_path: Path) -> None:
    """The same deal, the same moves of a person, the same answers."""
    store = new_store(tmp_path / "tables.db")

    async def played(seed: int) -> list[str]:
        bots = Preferences(Words(), bot_seed=seed).bots
        wanted = settings("donkey", 2, first=0)
        client = await LocalClient.open(store, wanted, [Player(name="Mia"), Player(level="easy")], bots)
        for _ in range(6):
            play = await to_decide(client)
            await client.move(play.view.moves[-1])
        await to_decide(client)
        await client.close()
        return [step.last.move for step in client.steps if step.last is not None]

    async def test() -> None:
        assert await played(1) == await played(1)

    run(test())
    store.close()
