"""The fair shuffle can be checked, and what was tampered with is found."""

import hashlib
import json
from typing import Any

import pytest

from motherlode.rules import SplitMix64
from motherlode.table import Unfair, verify
from motherlode.table import commands as ask
from motherlode.table.fair import commitment, seed
from tests.table.seating import Sitting, started


def finished(**settings: Any) -> tuple[str, dict[str, Any]]:
    """What was published before the deal, and the record afterwards."""
    sitting = Sitting(**settings)
    sitting.everybody_sits()
    published = sitting.table.commitment
    sitting.ask("ben", ask.Value(seat=1, value="beef"))
    sitting.ask("ann", ask.Start())
    sitting.play_on(SplitMix64(1))
    assert sitting.table.play is not None
    return published, json.loads(sitting.table.play.to_record())


@pytest.mark.parametrize("game", ["donkey", "mine", "gate"])
@pytest.mark.parametrize("first", [None, 1])
def test_a_fair_deal_is_recomputed(game: str, first: int | None) -> None:
    published, record = finished(game=game, players=2, first=first)
    assert verify(json.dumps(record), published).startswith("fair: ")
    assert record["fair"]["values"] == [None, "beef"]


def test_the_seed_as_documented() -> None:
    """docs/fair-shuffle.md, computed by hand."""
    secret = "00" * 32
    assert commitment(secret) == hashlib.sha256(bytes(32)).hexdigest()
    assert seed(secret, (None, "beef")) == f"motherlode-fair/1:{secret}:-:beef"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: record["fair"].update(secret="11" * 32),
        lambda record: record["fair"].update(values=[None, None]),
        lambda record: record["fair"].update(values=[None]),
        lambda record: record["fair"].update(values=["BEEF", None]),
        lambda record: record["fair"].update(secret="x"),
        lambda record: record["fair"].update(choices={"wish": 1}),
        lambda record: record["deal"]["draw"].reverse(),
        lambda record: record.pop("fair"),
        lambda record: record.pop("deal"),
    ],
)
def test_what_was_tampered_with_is_found(spoil: Any) -> None:
    _, record = finished(game="donkey", players=2)
    spoil(record)
    with pytest.raises(Unfair):
        verify(json.dumps(record))


def test_another_commitment_than_the_published_one_is_found() -> None:
    _, record = finished(game="donkey", players=2)
    with pytest.raises(Unfair, match="published"):
        verify(json.dumps(record), "00" * 32)


def test_numbered_deals_can_be_checked_too() -> None:
    sitting = started(game="mine", players=3, deal=42, first=1)
    sitting.play_on(SplitMix64(1))
    assert sitting.table.play is not None
    assert verify(sitting.table.play.to_record()) == "numbered: this is the deal 42"


def test_values_only_before_the_deal_and_only_for_the_own_seat() -> None:
    sitting = started(game="donkey", players=2)
    assert sitting.refuses("ann", ask.Value(seat=0, value="aa")) == "game_running"
    sitting.play_on(SplitMix64(1))
    assert sitting.refuses("ann", ask.Value(seat=1, value="aa")) == "not_your_seat"
    assert sitting.refuses("ann", ask.Value(seat=0, value="AA")) == "bad_value"
    assert sitting.refuses("ann", ask.Value(seat=0, value="")) == "bad_value"


def test_every_game_has_its_own_secret() -> None:
    sitting = started(game="donkey", players=2)
    first = sitting.table.commitment
    sitting.play_on(SplitMix64(1))
    sitting.ask("ann", ask.Rematch())
    assert sitting.table.commitment != first
