"""Records: read strictly, written exactly, and never a crash whatever the bytes."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.rules import BadRecord, SplitMix64, game, record
from tests.play import play_on
from tests.strategies import json_values, states

FILES = sorted((Path(__file__).parent / "records").glob("*.jsonl"))
ENDS = {
    "donkey-points", "donkey-cards", "donkey-shared",
    "mine-points", "mine-cards", "mine-shared", "mine-stalled",
    "gate-points", "gate-shared", "gate-teams-points", "gate-teams-shared", "gate-no-kicker",
}  # fmt: skip


def test_every_way_to_end_has_a_record() -> None:
    """Each way to win, to tie and to end is there as a finished game; dropping a file into the folder adds a test."""
    assert {file.stem for file in FILES} >= ENDS


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_finished_games(file: Path) -> None:
    """The record is accepted, is written again as it was, and ended as its name says."""
    line = file.read_bytes().strip()
    state = record.read(line)
    assert json.loads(record.write(state)) == {
        key: value for key, value in json.loads(line).items() if key not in ("seed", "number")
    }
    how = file.stem.rpartition("-")[2]
    if how in ("points", "cards", "shared"):
        assert state.outcome().decided_by == how
    told = [type(event).__name__ for moment in state.history for event in moment.events()]
    assert how != "kicker" or "NoKicker" in told
    assert how != "stalled" or any(
        getattr(event, "reason", None) == "stalled" for moment in state.history for event in moment.events()
    )


def finished() -> dict[str, Any]:
    state = play_on(game("donkey").deal(2, SplitMix64(1)), SplitMix64(2))
    record_: dict[str, Any] = json.loads(record.write(state))
    return record_


def refusal(changed: Any) -> str:
    with pytest.raises(BadRecord) as refused:
        record.read(json.dumps(changed))
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "motherlode-record/2"}, "no record of the form motherlode-record/1"),
        ({"game": "poker"}, "There is no game 'poker': the games are donkey, mine, gate."),
        ({"players": 4}, "donkey is for 2 to 3 players, not 4."),
        ({"players": True}, "Expected `int`, got `bool` - at `$.players`"),
        ({"options": {"teams": True}}, "unknown field `teams`"),
        ({"options": {"open_piles": "yes"}}, "Expected `bool`, got `str`"),
        ({"deal": {}}, "missing required field"),
        ({"moves": ["take g9"]}, "move 1, 'take g9': 'take g9' is no move of donkey"),
        ({"moves": [7]}, "Expected `str`, got `int`"),
        ({"result": {"scores": [1, 2], "winners": [1]}}, "The result is wrong"),
        ({"result": None}, "Expected `object`, got `null`"),
        ({"result": {"scores": [1, 2], "winners": [1], "why": 3}}, "unknown field `why`"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], reason: str) -> None:
    """Each kind of wrong record is refused with what is wrong."""
    assert reason in refusal(finished() | change)


def test_a_deal_that_is_not_the_deck() -> None:
    """A card too many, too few or unknown is named."""
    wrong = finished()
    first = wrong["deal"]["draw"][0]
    wrong["deal"]["draw"][0] = "zz"
    assert "'zz' is no card of this game." in refusal(wrong)
    wrong["deal"]["draw"][0:1] = []
    assert f"The deal has {first} " in refusal(wrong)
    wrong = finished()
    wrong["deal"]["seed"] = 1
    assert "unknown field `seed`" in refusal(wrong)


def test_moves_after_the_end_and_early_results() -> None:
    """Nothing can be played after the end, and a result belongs to a finished game."""
    whole = finished()
    after = whole | {"moves": [*whole["moves"], "decline"]}
    assert f"move {len(after['moves'])}, 'decline': The game is over" in refusal(after)
    early = whole | {"moves": whole["moves"][:-1]}
    assert "its game is not over" in refusal(early)
    early.pop("result")
    assert not record.read(json.dumps(early)).over


def test_an_illegal_move_is_named_by_number_and_clause() -> None:
    wrong = finished()
    wrong["moves"][3] = "take p8" if wrong["moves"][3] != "take p8" else "take g8"
    assert refusal(wrong).startswith(f"move 4, '{wrong['moves'][3]}': ")
    assert refusal(wrong).endswith("(D9)")


def test_notes_stand_beside_and_are_ignored() -> None:
    """Unknown keys are read over, and a note cannot take the name of a key."""
    state = play_on(game("gate").deal(3, SplitMix64(1)), SplitMix64(2))
    line = record.write(state, names=["Ada", "Ben", "Cem"])
    assert json.loads(line)["names"] == ["Ada", "Ben", "Cem"]
    assert record.write(record.read(line)) == record.write(state)
    with pytest.raises(BadRecord, match="cannot be called moves"):
        record.write(state, moves=[])


@given(st.binary(max_size=200))
@settings(max_examples=200)
def test_random_bytes_are_refused(text: bytes) -> None:
    """Bytes that are no record get an answer, never a crash."""
    with pytest.raises(BadRecord):
        record.read(text)


@pytest.mark.slow
@given(states(), st.data())
@settings(max_examples=100)
def test_mutated_records_get_an_answer(state: Any, data: st.DataObject) -> None:
    """A record with bytes or values changed is read or refused by name, never a crash."""
    line = bytearray(record.write(state))
    for _ in range(data.draw(st.integers(1, 3))):
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(st.integers(0, 255))
    assert answer_to(bytes(line))
    tree = json.loads(record.write(state))
    place: Any = tree
    path = data.draw(st.lists(st.integers(0, 200), min_size=1, max_size=4))
    for step in path[:-1]:
        inner = place[sorted(place)[step % len(place)]] if isinstance(place, dict) else place[step % len(place)]
        if not isinstance(inner, dict | list) or not inner:
            break
        place = inner
    key: Any = sorted(place)[path[-1] % len(place)] if isinstance(place, dict) else path[-1] % len(place)
    place[key] = data.draw(json_values())
    assert answer_to(json.dumps(tree))


def answer_to(text: bytes | str) -> str:
    """What a reader says: how many moves the record has, or why it is refused."""
    try:
        return f"{record.read(text).turn} moves"
    except BadRecord as refused:
        return str(refused)
