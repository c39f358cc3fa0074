"""Who joins from a terminal has a part in the deal, and can prove it afterwards."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.table import Evidence, Settings, Transcript, read_transcript, verify, views
from motherlode.table import commands as ask
from motherlode.table.fair import Terms, seal
from motherlode.table.frames import HistoryFrame, Made, PlayFrame, Step, TableFrame
from motherlode.terminal.keeping import save_game
from motherlode.terminal.remote import GuestCookies, RemoteClient
from motherlode.terminal.shuffle import MOST_KEPT, Shuffle
from motherlode.words import Words
from tests.table.seating import Sitting, counted_tokens
from tests.web.serving import run, serving

C0, C1 = "c0" * 32, "c1" * 32


async def play_to_the_end(client: RemoteClient) -> None:
    while client.table is None or client.table.phase != "over" or client.pending:
        await client.receive()
        if client.view is not None and client.view.moves and not client.pending:
            await client.move(client.view.moves[0])


@pytest.mark.parametrize("game", ["donkey", "mine", "gate"])
def test_a_deal_at_a_server_is_proven_fair(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Open, start at once, play, save: the two files are all that is needed."""
    monkeypatch.chdir(tmp_path)
    said = []

    async def test() -> None:
        async with serving(tmp_path / "server.db") as site:
            settings = Settings(game=game, players=2, pause=False)
            client = await RemoteClient.open(site.url, settings, GuestCookies(tmp_path / "guests.json"))
            await client.ask(ask.Sit(seat=0))
            await client.ask(ask.SeatBot(seat=1, level="random"))
            await client.ask(ask.Start())
            await play_to_the_end(client)
            said.append(await save_game(client, Words(), "game.json"))
            await client.close()

    run(test())
    assert said[0].endswith("motherlode verify game.json --transcript game.transcript.json")
    record = (tmp_path / "game.json").read_bytes()
    kept = read_transcript((tmp_path / "game.transcript.json").read_bytes())
    found = verify(record, Evidence(transcript=kept))
    assert found.name == "fair", found
    assert f"The {len(msgspec.json.decode(record)['moves'])} moves with their cards" in found.sentence


def test_who_comes_back_still_knows_what_was_given(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "server.db") as site:
            guests = GuestCookies(tmp_path / "guests.json")
            settings = Settings(game="gate", players=2, pause=False)
            client = await RemoteClient.open(site.url, settings, guests)
            await client.ask(ask.Sit(seat=0))
            await client.ask(ask.SeatBot(seat=1, level="random"))
            await client.ask(ask.Start())
            before = client.transcript
            assert before is not None
            code = before.table
            await client.close()
            again = await RemoteClient.join(site.url, code, guests)
            await play_to_the_end(again)
            after = again.transcript
            assert after is not None
            assert (after.terms, after.values, after.retold) == (before.terms, before.values, None)
            assert again.table is not None
            record = await again.fetch_record(again.table.record or "")
            assert verify(record, Evidence(transcript=after)).name == "fair"
            await again.close()

    run(test())


# What the program does with frames that a server made up.


def frames(person: str = "ann") -> tuple[Sitting, Any]:
    """A table with Ann and Ben, and what gives Ann's frame of it."""
    sitting = Sitting(token=counted_tokens(), game="donkey", players=2)
    sitting.everybody_sits()
    sitting.table.presence.arrive("ann")

    def frame(**changes: Any) -> TableFrame:
        return msgspec.structs.replace(views.table_frame(sitting.table, person, 0.0), **changes)

    return sitting, frame


def terms_of(frame: TableFrame, *seals: str | None, commitment: str = "") -> Terms:
    return Terms(
        game="donkey",
        players=2,
        options={},
        commitment=commitment or frame.commitment or "",
        choices={},
        seals=seals,
    )


def test_a_value_is_sealed_once_for_each_deal() -> None:
    _, frame = frames()
    shuffle = Shuffle("s", "t", token=counted_tokens())
    [sealed] = shuffle.hear(frame())
    assert isinstance(sealed, ask.Seal)
    assert shuffle.hear(frame()) == []
    assert shuffle.hear(frame(phase="playing", commitment=C0)) == []
    assert len(shuffle.hear(frame(commitment=C1))) == 1
    assert shuffle.hear(frame(commitment=None)) == []


def test_a_value_is_shown_only_for_terms_with_its_seal_and_the_commitment_that_was_seen() -> None:
    _, frame = frames()
    value = counted_tokens()(32)
    shuffle = Shuffle("s", "t", token=counted_tokens())
    now = frame()
    shuffle.hear(now)
    assert shuffle.hear(frame(terms=terms_of(now, None, None))) == []
    assert shuffle.hear(frame(terms=terms_of(now, seal(C0), None))) == []
    assert shuffle.hear(frame(terms=terms_of(now, seal(value), None, commitment=C1))) == []
    assert shuffle.hear(frame(terms=terms_of(now, seal(value)))) == []
    assert shuffle.hear(frame(terms=terms_of(now, seal(value), None))) == [ask.Value(seat=0, value=value)]


def begun(folder: Path | None = None) -> tuple[Shuffle, Any]:
    """A program whose value is in the deal of a game that begins; and what gives it frames of the game."""
    sitting, frame = frames()
    shuffle = Shuffle("s", "t", folder, token=counted_tokens())
    now = frame()
    shuffle.hear(now)
    shuffle.hear(frame(terms=terms_of(now, seal(counted_tokens()(32)), None)))
    shuffle.hear(frame(phase="playing", commitment=C1))
    sitting.ask("ann", ask.Start())
    assert sitting.table.play is not None
    view = sitting.table.play.state.view(0, 1)

    def played(turn: int, move: str | None) -> PlayFrame:
        last = None if move is None else Made(seat=0, move=move)
        return PlayFrame(
            covered=False, last=last, events=(), view=msgspec.structs.replace(view, turn=turn), began=1, answer=None
        )

    shuffle.hear(played(1, None))
    return shuffle, played


def history(*moves: str | None) -> HistoryFrame:
    return HistoryFrame(
        steps=tuple(Step(last=None if move is None else Made(seat=0, move=move), events=()) for move in moves)
    )


def kept(shuffle: Shuffle) -> Transcript:
    assert shuffle.transcript is not None
    return shuffle.transcript


def test_a_game_that_is_told_differently_later_is_noticed() -> None:
    shuffle, played = begun()
    shuffle.hear(played(2, "take gD"))
    shuffle.hear(history(None, "take gD"))
    assert kept(shuffle).retold is None
    shuffle.hear(history(None, "take b3"))
    assert kept(shuffle).retold == 1


def test_moves_that_were_missed_or_taken_back_are_no_different_ones() -> None:
    shuffle, played = begun()
    shuffle.hear(played(4, "take r3"))
    shuffle.hear(history(None, "take gD", "take b3", "take r3"))
    shuffle.hear(played(5, None))
    shuffle.hear(history(None, "take gD"))
    assert kept(shuffle).retold is None
    assert len(kept(shuffle).steps) == 2


def test_another_run_of_the_program_goes_on_with_what_was_kept(tmp_path: Path) -> None:
    shuffle, played = begun(tmp_path)
    shuffle.hear(played(2, "take gD"))
    shuffle.keep()
    again = Shuffle("s", "t", tmp_path)
    again.hear(played(2, "take gD"))
    again.hear(history(None, "take b3"))
    assert kept(again).retold == 1


def test_what_was_kept_of_another_server_is_not_taken(tmp_path: Path) -> None:
    begun(tmp_path)
    other = Shuffle("elsewhere", "t", tmp_path)
    _, played = begun()
    other.hear(played(2, "take gD"))
    assert other.transcript is None


def test_deals_that_are_called_off_after_the_value_was_shown_are_counted() -> None:
    _, frame = frames()
    shuffle = Shuffle("s", "t", token=counted_tokens())
    tokens = counted_tokens()
    for commitment in (C0, C1):
        shuffle.hear(frame(commitment=commitment))
        shuffle.hear(frame(terms=terms_of(frame(), seal(tokens(32)), None, commitment=commitment)))
    shuffle.hear(frame(phase="playing"))
    assert kept(shuffle).called_off == 1


def test_a_folder_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    shuffle, played = begun(tmp_path / "file" / "folder")
    shuffle.hear(played(2, "take gD"))
    shuffle.keep()
    assert len(kept(shuffle).steps) == 2


def test_only_the_newest_games_stay_in_the_folder(tmp_path: Path) -> None:
    for number in range(MOST_KEPT + 3):
        (tmp_path / f"old-{number}.json").touch()
        os.utime(tmp_path / f"old-{number}.json", (number, number))
    begun(tmp_path)
    left = {file.name for file in tmp_path.iterdir()}
    assert len(left) == MOST_KEPT
    assert "t-1.json" in left
    assert "old-3.json" not in left
