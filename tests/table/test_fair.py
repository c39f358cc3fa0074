"""The fair shuffle: how a deal is made, and what a record of it shows to whom (docs/fair-shuffle.md)."""

import hashlib
import json
from typing import Any

import msgspec
import pytest

from motherlode.rules import MotherlodeError, SplitMix64
from motherlode.table import Evidence, Settings, Table, Unfair, Written, verify
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.fair import first_seed, make_terms, seal, seed
from motherlode.table.host import VALUES_WITHIN
from motherlode.table.summary import status_after
from tests.table.hosting import Direct, Stage, settle
from tests.table.seating import PEOPLE, Sitting, started
from tests.web.serving import run

VALUES = tuple(f"{seat + 1:064x}" for seat in range(5))


def gathered(**settings: Any) -> Sitting:
    """Everybody is at the table, sits, and has sealed a value."""
    sitting = Sitting(**settings)
    sitting.everybody_sits()
    for seat, person in zip(range(sitting.table.settings.players), PEOPLE, strict=False):
        sitting.table.presence.arrive(person)
        sitting.ask(person, ask.Seal(seat=seat, seal=seal(VALUES[seat])))
    return sitting


def dealt(**settings: Any) -> tuple[Sitting, str]:
    """A game with everybody's value in it, and the digest of its terms."""
    sitting = gathered(**settings)
    sitting.ask("ann", ask.Start())
    assert sitting.table.terms is not None
    digest = sitting.table.terms.digest
    for seat in sitting.table.awaited():
        sitting.ask(PEOPLE[seat], ask.Value(seat=seat, value=VALUES[seat]))
    return sitting, digest


def record_of(sitting: Sitting) -> dict[str, Any]:
    sitting.play_on(SplitMix64(1))
    assert sitting.table.play is not None
    record: dict[str, Any] = json.loads(sitting.table.play.to_record())
    return record


def found(record: dict[str, Any], **evidence: Any) -> str:
    return str(verify(json.dumps(record), Evidence(**evidence)))


@pytest.mark.parametrize("game", ["donkey", "mine", "gate"])
@pytest.mark.parametrize("first", [None, 1])
def test_a_fair_deal_is_recomputed(game: str, first: int | None) -> None:
    sitting, terms = dealt(game=game, players=2, first=first)
    record = record_of(sitting)
    assert found(record, values={1: VALUES[1]}, terms=terms).startswith("fair: ")
    assert record["fair"]["values"] == [*VALUES[:2]]
    assert sitting.rebuilt().play.to_record() == sitting.table.play.to_record()  # type: ignore[union-attr]


def test_the_seed_as_documented() -> None:
    """docs/fair-shuffle.md, computed by hand."""
    secret = "00" * 32
    assert seal(secret) == hashlib.sha256(bytes(32)).hexdigest()
    terms = make_terms("donkey", 2, {"open_piles": False}, seal(secret), {"first": 1}, (None, seal(VALUES[1])))
    text = (
        f'{{"choices":{{"first":1}},"commitment":"{seal(secret)}","format":"motherlode-fair/2","game":"donkey",'
        f'"options":{{}},"players":2,"seals":[null,"{seal(VALUES[1])}"]}}'
    )
    assert terms.digest == hashlib.sha256(text.encode()).hexdigest()
    assert seed(secret, terms, (None, VALUES[1])) == f"motherlode-fair/2:{secret}:{terms.digest}:-:{VALUES[1]}"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: record["fair"].update(secret="11" * 32),
        lambda record: record["fair"].update(values=[None, None]),
        lambda record: record["fair"].update(values=[None]),
        lambda record: record["fair"].update(values=["BEEF", None]),
        lambda record: record["fair"].update(secret="x"),
        lambda record: record["fair"].update(choices={"wish": 1}),
        lambda record: record["fair"].update(format="motherlode-fair/1"),
        lambda record: record["deal"]["draw"].reverse(),
        lambda record: record.pop("fair"),
        lambda record: record.pop("deal"),
        lambda record: record.pop("moves"),
        lambda record: record.update(seed=7),
    ],
)
def test_what_was_tampered_with_is_found(spoil: Any) -> None:
    record = record_of(dealt(game="donkey", players=2)[0])
    spoil(record)
    with pytest.raises(MotherlodeError):
        verify(json.dumps(record))


def test_what_a_record_alone_shows() -> None:
    """Who made a record up can make everything in it fit."""
    sitting, terms = dealt(game="donkey", players=2)
    record = record_of(sitting)
    assert "made up the values" in found(record)
    assert "made up the values" in found(record, terms=terms)
    assert "changed its secret" in found(record, values={0: VALUES[0]})
    assert "changed its secret" in found(record, values={0: VALUES[0]}, commitment=record["fair"]["commitment"])


def test_a_seat_that_the_game_has_not_is_told() -> None:
    record = record_of(dealt(game="donkey", players=2)[0])
    with pytest.raises(Unfair, match="no seat 4"):
        found(record, values={3: VALUES[0]})


def test_numbered_deals_can_be_checked_too() -> None:
    sitting = started(game="mine", players=3, deal=42, first=1)
    assert found(record_of(sitting)).startswith("numbered: this is the deal 42")


# Making a deal.


def test_nothing_is_waited_for_where_nobody_sealed_a_value() -> None:
    assert started(game="donkey", players=2).table.running


def test_a_value_is_shown_only_when_the_terms_ask_for_it() -> None:
    sitting = gathered(game="donkey", players=2)
    assert sitting.refuses("ann", ask.Value(seat=0, value=VALUES[0])) == "no_terms"
    sitting.ask("ann", ask.Start())
    assert sitting.table.awaited() == [0, 1]
    assert sitting.refuses("ann", ask.Value(seat=1, value=VALUES[1])) == "not_your_seat"
    sitting.ask("ann", ask.Value(seat=0, value=VALUES[0]))
    assert sitting.refuses("ann", ask.Value(seat=0, value=VALUES[0])) == "no_terms"
    assert not sitting.table.running
    sitting.ask("ben", ask.Value(seat=1, value=VALUES[1]))
    assert sitting.table.running
    assert sitting.refuses("ann", ask.Seal(seat=0, seal=seal(VALUES[0]))) == "game_running"


@pytest.mark.parametrize("bad", ["", "AA" * 32, "aa", "x" * 64])
def test_seals_and_values_are_64_digits(bad: str) -> None:
    sitting = gathered(game="donkey", players=2)
    assert sitting.refuses("ann", ask.Seal(seat=0, seal=bad)) == "bad_value"
    sitting.ask("ann", ask.Start())
    assert sitting.refuses("ann", ask.Value(seat=0, value=bad)) == "bad_value"


def test_while_values_are_waited_for_nothing_else_begins() -> None:
    sitting = gathered(game="donkey", players=2)
    sitting.ask("ann", ask.Start())
    assert sitting.refuses("ann", ask.Start()) == "dealing"
    assert sitting.refuses("ann", ask.Seal(seat=0, seal=seal(VALUES[0]))) == "dealing"


def test_who_is_away_is_not_waited_for() -> None:
    sitting = gathered(game="donkey", players=2)
    sitting.table.presence.leave("ben", 0.0)
    sitting.ask("ann", ask.Start())
    assert sitting.table.awaited() == [0]


@pytest.mark.parametrize(
    "command",
    [
        ask.Stand(seat=0),
        ask.Colours(seat=0, colours=("red", "blue")),
        ask.Configure(settings=Settings(game="mine", players=2, first=1)),
    ],
)
def test_a_change_of_the_table_calls_the_deal_off(command: ask.Command) -> None:
    sitting = gathered(game="mine", players=2)
    sitting.ask("ann", ask.Start())
    before = sitting.table.commitment
    sitting.ask("ann", command)
    assert sitting.table.terms is None
    assert not sitting.table.seals
    assert sitting.table.commitment != before
    assert sitting.rebuilt().commitment == sitting.table.commitment


def test_every_game_has_its_own_secret_and_seals() -> None:
    sitting, _ = dealt(game="donkey", players=2)
    first = sitting.table.commitment
    sitting.play_on(SplitMix64(1))
    assert not sitting.table.seals
    sitting.ask("ann", ask.Rematch())
    assert sitting.table.commitment != first


def test_a_value_that_does_not_come_calls_the_deal_off_after_a_while() -> None:
    async def test() -> None:
        stage = Stage()
        host = await stage.open(game="donkey", players=2)
        ann, ben = Direct(host), Direct(host, "ben")
        for seat, person in enumerate((ann, ben)):
            await person.ask("sit", seat=seat)
            await person.ask("seal", seat=seat, seal=seal(VALUES[seat]))
        await ann.ask("start")
        commitment = ann.table["commitment"]
        assert ben.table["terms"]["seals"] == [seal(VALUES[0]), seal(VALUES[1])]
        await ann.ask("value", seat=0, value=VALUES[0])
        await stage.clock.move_on(VALUES_WITHIN)
        assert ben.table["terms"] is None
        assert ben.table["commitment"] != commitment
        assert ben.table["seats"][0]["seal"] is None
        await ann.ask("start")
        await settle()
        assert ann.play
        await host.stop()

    run(test())


# Older tables and records.


def test_a_table_of_an_older_log_deals_as_it_did() -> None:
    """Values were given openly, and some tables have such logs."""
    secret = "ab" * 32
    settings = Settings(game="donkey", players=2)
    origin = first_seed(secret, (None, "beef"))
    deal = msgspec.to_builtins(Table("code", log.Opened("ann", settings, secret)).game.deal(2, origin).deal)
    entries = [
        log.Opened("ann", settings, secret),
        log.Sat(0, "ann"),
        log.Sat(1, "ben"),
        log.ValueGiven(1, "beef"),
        log.Started(deal, {}, "name", "cd" * 32),
    ]
    table = Table.rebuild("code", [Written(entry, 0) for entry in entries])
    assert table.play is not None
    record = json.loads(table.play.to_record())
    del record["fair"]["format"]
    assert found(record).startswith("unproven: everything in the record fits together, but this is an older record")
    assert "your value is in the deal" in found(record, values={1: "beef"})
    with pytest.raises(Unfair, match="another value"):
        found(record, values={1: "beee"})


def test_how_a_table_will_stand_is_found_without_changing_it() -> None:
    """A person stands up while a deal waits for values: what was sealed stays until that is on disk."""
    sitting = gathered(game="mine", players=2)
    sitting.ask("ann", ask.Start())
    terms = sitting.table.terms
    status_after(sitting.table, [log.CalledOff("cd" * 32), log.Left(1)])
    status_after(sitting.table, [log.Left(1)])
    assert sitting.table.terms is terms
    assert sitting.table.awaited() == [0, 1]
    assert set(sitting.table.seals) == {0, 1}
