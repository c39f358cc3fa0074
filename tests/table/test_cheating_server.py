"""What everybody can and cannot do to a deal: a test for each line of the table in docs/fair-shuffle.md.

The server here knows all and controls all that it sends and writes. Ann sits in seat 0, and her program is honest: it
shows her value only after it saw terms with her seal in them, and keeps what it saw.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from motherlode.rules import MotherlodeError, SplitMix64, State, game, record
from motherlode.table import Evidence, Transcript, verify, views
from motherlode.table import commands as ask
from motherlode.table.fair import FORMAT, Fair, Terms, as_told, make_terms, seal, seed
from tests.table.seating import Sitting

ANN, BEN = "a1" * 32, "b2" * 32
SECRET, OTHER = "51" * 32, "52" * 32


class Server:
    """Publishes terms, and deals as it likes. All that it does not do by itself is done honestly."""

    def __init__(self, name: str = "mine", options: dict[str, Any] | None = None) -> None:
        self.name = name
        self.options = options or {}
        self.shown = self.terms(SECRET, {}, (ANN, BEN))
        """The terms that Ann sees."""

    def terms(self, secret: str, choices: dict[str, Any], values: tuple[str | None, ...]) -> Terms:
        seals = tuple(value and seal(value) for value in values)
        return make_terms(self.name, 2, self.options, seal(secret), choices, seals)

    def deal(
        self,
        secret: str = SECRET,
        choices: dict[str, Any] | None = None,
        values: tuple[str | None, ...] = (ANN, BEN),
        options: dict[str, Any] | None = None,
    ) -> tuple[State, Fair]:
        """A deal from what the server would like, where everything fits together; and the claim of it."""
        choices = choices or {}
        self.options = self.options if options is None else options
        terms = self.terms(secret, choices, values)
        start = game(self.name).deal(2, seed(secret, terms, values), self.options, **choices)
        return start, Fair(seal(secret), secret, values, choices, FORMAT)


def play(state: State, moves: int = 1 << 20) -> State:
    rng = SplitMix64(3)
    while not state.over and moves:
        legal = state.legal_moves()
        state, moves = state.apply(legal[rng.below(len(legal))]), moves - 1
    return state


def kept(shown: Terms, game: State, **more: Any) -> Transcript:
    """What Ann's program kept of a game that she saw."""
    steps = [as_told(step) for step in views.steps_of(game, 0)]
    values = {0: ANN} if shown.seals[0] else {}
    return Transcript(server="s", table="t", terms=shown, values=values, viewpoint=0, **({"steps": steps} | more))


def written(state: State, fair: Fair | None, **changes: Any) -> bytes:
    notes = {} if fair is None else {"fair": fair}
    return json.dumps(json.loads(record.write(state, **notes)) | changes).encode()


def refusal(text: bytes, transcript: Transcript) -> str:
    with pytest.raises(MotherlodeError) as refused:
        verify(text, Evidence(transcript=transcript))
    return str(refused.value)


def test_an_honest_server_is_told_from_a_cheating_one() -> None:
    server = Server()
    start, claim = server.deal()
    end = play(start)
    found = verify(written(end, claim), Evidence(transcript=kept(server.shown, end)))
    assert found.name == "fair"
    assert f"The {end.turn} moves with their cards that you saw" in found.sentence


# The server.


def test_the_server_cannot_change_its_secret_after_it_knows_the_values() -> None:
    server = Server()
    start, claim = server.deal(secret=OTHER)
    end = play(start)
    assert "commitment changed" in refusal(written(end, claim), kept(server.shown, end))


def test_the_server_cannot_leave_out_a_value() -> None:
    server = Server()
    start, claim = server.deal(values=(None, BEN))
    end = play(start)
    assert "was left out" in refusal(written(end, claim), kept(server.shown, end))


def test_the_server_cannot_replace_a_value() -> None:
    server = Server()
    start, claim = server.deal(values=(BEN, BEN))
    end = play(start)
    assert "another value than you gave" in refusal(written(end, claim), kept(server.shown, end))


def test_the_server_cannot_choose_another_seats_value_after_it_knows_yours() -> None:
    """Not even for a seat that it plays itself, or that gave none."""
    server = Server()
    start, claim = server.deal(values=(ANN, OTHER))
    end = play(start)
    assert "seals changed" in refusal(written(end, claim), kept(server.shown, end))


@pytest.mark.parametrize(
    ("name", "choices"),
    [("donkey", {"first": 1}), ("mine", {"picked": [1, None, None, None, None]}), ("gate", {"dealer": 0})],
)
def test_the_server_cannot_choose_who_starts_or_owns_in_view_of_the_cards(name: str, choices: dict[str, Any]) -> None:
    server = Server(name)
    start, claim = server.deal(choices=choices)
    end = play(start)
    assert "choices changed" in refusal(written(end, claim), kept(server.shown, end))


def test_the_server_cannot_play_by_other_options() -> None:
    server = Server()
    start, claim = server.deal(options={"open_gold": True})
    end = play(start)
    assert "options changed" in refusal(written(end, claim), kept(server.shown, end))


def test_the_server_cannot_show_other_terms_to_each_player() -> None:
    """The record has one of them: who saw others finds out."""
    server = Server()
    start, claim = server.deal(choices={"first": 0})
    end = play(start)
    for_ben = server.terms(SECRET, {"first": 0}, (ANN, BEN))
    ben = Transcript(server="s", table="t", terms=for_ben, values={1: BEN}, viewpoint=1)
    assert verify(written(end, claim), Evidence(transcript=ben)).name == "fair"
    assert "choices changed" in refusal(written(end, claim), kept(server.shown, end))


def test_the_server_cannot_deal_other_cards() -> None:
    server = Server()
    _, claim = server.deal()
    chosen = play(game("mine").deal(2, "what I like"))
    assert "Another deal comes out" in refusal(written(chosen, claim), kept(server.shown, chosen))


def test_the_server_cannot_show_other_cards_than_the_record_has() -> None:
    """In `mine` every place can be turned up whatever lies there: the moves alone would fit."""
    server = Server()
    start, claim = server.deal()
    chosen = game("mine").deal(2, "what I like", first=start.deal.first)
    seen = play(chosen, 1)
    honest = start.apply(seen.moves[0].text)
    assert "other cards or points" in refusal(written(honest, claim), kept(server.shown, seen))


def test_the_server_cannot_call_it_a_numbered_deal() -> None:
    server = Server()
    end = play(game("mine").deal(2, 7))
    numbered = written(end, None, seed=7)
    assert verify(numbered).name == "numbered"
    assert "claims none" in refusal(numbered, kept(server.shown, end))
    with pytest.raises(MotherlodeError, match="claims none"):
        verify(numbered, Evidence(commitment=server.shown.commitment))
    with pytest.raises(MotherlodeError, match="both a fair shuffle and a numbered deal"):
        verify(written(end, Server().deal()[1], seed=7))


def test_the_server_cannot_change_a_move() -> None:
    server = Server("gate")
    start, claim = server.deal()
    seen, other = play(start), start
    while not other.over:
        other = other.apply(other.legal_moves()[0])
    assert "but you saw" in refusal(written(other, claim), kept(server.shown, seen))


def test_the_server_cannot_cut_moves() -> None:
    """To who kept nothing the record says by itself that it stops early."""
    server = Server()
    start, claim = server.deal()
    end = play(start)
    cut = written(play(start, 9), claim)
    assert f"You saw {end.turn} moves, and the record has only 9" in refusal(cut, kept(server.shown, end))
    assert "stops after 9 moves" in verify(cut).sentence


def test_the_server_cannot_write_a_false_result() -> None:
    server = Server()
    start, claim = server.deal()
    end = play(start)
    false = written(end, claim, result={"scores": [99, 0], "winners": [0]})
    assert "The result is wrong" in refusal(false, kept(server.shown, end))
    with pytest.raises(MotherlodeError, match="The result is wrong"):
        verify(false)


def test_the_server_cannot_tell_the_game_differently_later() -> None:
    server = Server()
    start, claim = server.deal()
    end = play(start)
    assert "step 4 of the game twice" in refusal(written(end, claim), kept(server.shown, end, retold=4))


def test_the_server_can_choose_where_no_person_gives_a_value() -> None:
    server = Server()
    start, claim = server.deal(values=(None, None))
    found = verify(written(play(start), claim))
    assert str(found) == "unproven: no person gave a value, so the server could have chosen this deal."


def test_the_server_can_call_a_deal_off_after_it_knows_the_values() -> None:
    server = Server()
    start, claim = server.deal()
    end = play(start)
    found = verify(written(end, claim), Evidence(transcript=kept(server.shown, end, called_off=1)))
    assert "called off one deal after your value was known" in found.sentence


# Players.


def waiting_for_both() -> Sitting:
    """A table that has published the terms of a deal."""
    sitting = Sitting(game="mine", players=2)
    sitting.everybody_sits()
    for seat, (person, value) in enumerate((("ann", ANN), ("ben", BEN))):
        sitting.table.presence.arrive(person)
        sitting.ask(person, ask.Seal(seat=seat, seal=seal(value)))
    sitting.ask("ann", ask.Start())
    return sitting


def test_a_player_cannot_change_a_value_after_seeing_the_others() -> None:
    sitting = waiting_for_both()
    sitting.ask("ann", ask.Value(seat=0, value=ANN))
    assert sitting.refuses("ben", ask.Value(seat=1, value=OTHER)) == "bad_value"
    assert sitting.refuses("ben", ask.Seal(seat=1, seal=seal(OTHER))) == "dealing"


def test_a_player_cannot_start_a_deal_that_waits_for_values_anew() -> None:
    assert waiting_for_both().refuses("ann", ask.Start()) == "dealing"


def test_a_player_can_withhold_a_value() -> None:
    """Standing up does it at once; saying nothing does it after a while (tests/table/test_fair.py)."""
    sitting = waiting_for_both()
    before = sitting.table.commitment
    sitting.ask("ann", ask.Value(seat=0, value=ANN))
    sitting.ask("ben", ask.Stand(seat=1))
    assert sitting.table.commitment != before
    assert not sitting.table.seals


def test_a_player_can_copy_a_seal() -> None:
    """Ben shows Ann's value again: the deal is another one, and still nobody could choose it."""
    server = Server()
    server.shown = server.terms(SECRET, {}, (ANN, ANN))
    start, claim = server.deal(values=(ANN, ANN))
    end = play(start)
    assert verify(written(end, claim), Evidence(transcript=kept(server.shown, end))).name == "fair"


# The document.


def test_the_document_and_these_tests_have_the_same_lines() -> None:
    page = (Path(__file__).parents[2] / "docs" / "fair-shuffle.md").read_text()
    rows = re.findall(r"^\| ((?:The server|A player) \| .+?) \|", page, re.MULTILINE)
    lines = {"test_" + re.sub(r"\W+", "_", row.lower().replace("'", "")) for row in rows}
    here = {name for name in globals() if name.startswith(("test_the_server_", "test_a_player_"))}
    assert lines == here
