"""Proofs of positions: right ones are accepted, and whatever was tampered with is refused."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.review import proof
from motherlode.review.exact import solved
from motherlode.review.proof import BadProof, ProvenValue, check
from motherlode.review.proving import TooLarge, prove
from motherlode.rules import SplitMix64, State, game, record
from tests.review.playing import late_position, random_game


@cache
def proven() -> bytes:
    return prove(record.write(late_position()))


def value_by_trying(state: State) -> ProvenValue:
    """What a position is worth, by trying everything."""
    if state.over:
        return proof.value_of(state.outcome())
    values = [value_by_trying(state.apply(move)) for move in state.legal_moves()]
    return max(values) if state.seat == 0 else min(values)


@cache
def waiting_position() -> State:
    """A decision of mine before the Gold Rush, with few cards, all of which were seen: to wait changes no card."""
    for seed in range(100):
        for state in random_game("mine", 2, seed, {"rush_at": 2, "stall_limit": 4}).history:
            few = len(state.legal_moves()) == 3 and not state.fields.rush and state.fields.idle == 0
            if few and state.drawn == state.game.chance.total(2):
                return state
    raise AssertionError("no game has such a position")


def changed(**fields: Any) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(proven()) | fields)


def strategies() -> dict[str, list[str]]:
    written = msgspec.json.decode(proven())
    return {name: written[name] for name in ("at_least", "at_most")}


def test_a_proof_says_what_trying_everything_says() -> None:
    assert check(proven()).value == value_by_trying(late_position())


@pytest.mark.parametrize("seed", [4, 3])
def test_a_whole_last_offer_is_proven(seed: int) -> None:
    """From its first decision on, where trying everything takes too long: the game's solver finds the strategies, and
    the checker, which does not know it, comes to the same value.
    """
    end = random_game("donkey", 2, seed)
    state = next(each for each in end.history if each.drawn == each.game.chance.total(2))
    value = check(prove(record.write(state))).value
    rated = solved(state.knowledge(state.seat or 0))
    assert rated is not None
    assert rated[0].points == (value.lead if state.seat == 0 else -value.lead)
    assert rated[0].win == (value.share if state.seat == 0 else 1 - value.share)


def test_the_last_cards_of_mine_are_proven() -> None:
    """By trying everything, as no solver is asked."""
    state = waiting_position()
    assert check(prove(record.write(state))).value == value_by_trying(state)


def test_waiting_leads_somewhere_else() -> None:
    """Two equal cards are turned up and down again by everybody: the cards lie as before, and yet it is another
    position, as the Gold Rush is nearer.
    """
    start = game("mine").deal(2, SplitMix64(1))
    ones = [f"flip {place}" for place, card in enumerate(start.deal.cells, 1) if card == "$1"][:2]
    turns = [start]
    for move in ones * 3:
        turns.append(turns[-1].apply(move))
    once, thrice = turns[2], turns[6]
    assert once.zones() == thrice.zones()
    assert proof.key_of(once) != proof.key_of(thrice)


@pytest.mark.parametrize("step", [-1, 1])
def test_another_lead_is_refused(step: int) -> None:
    """More than seat 0 can get breaks its strategy, less breaks seat 1's."""
    value = check(proven()).value
    with pytest.raises(BadProof, match="brings seat 0 a lead"):
        check(changed(value={"lead": value.lead + step, "share": value.share}))


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_another_share_is_refused(share: float) -> None:
    value = check(proven()).value
    if share != value.share:
        with pytest.raises(BadProof):
            check(changed(value={"lead": value.lead, "share": share}))


@pytest.mark.parametrize("name", ["at_least", "at_most"])
def test_a_strategy_that_was_cut_or_lengthened_is_refused(name: str) -> None:
    own = strategies()[name]
    with pytest.raises(BadProof, match="more moves than there are decisions"):
        check(changed(**{name: [*own, "decline"]}))
    if own:
        with pytest.raises(BadProof):
            check(changed(**{name: own[:-1]}))
        with pytest.raises(BadProof, match="ends before"):
            check(changed(**{name: []}))


@pytest.mark.parametrize("name", ["at_least", "at_most"])
@pytest.mark.parametrize("move", ["fly", "", "take gD", "decline"])
def test_a_move_that_cannot_be_made_is_refused(name: str, move: str) -> None:
    """Every place of a strategy, every wrong move; one that is legal and as good may stand."""
    own = strategies()[name]
    for place in range(len(own)):
        if own[place] != move:
            try:
                accepted = check(changed(**{name: [*own[:place], move, *own[place + 1 :]]}))
            except BadProof:
                continue
            assert accepted.value == check(proven()).value


def test_a_worse_move_is_refused() -> None:
    """At the position itself, any move that is worth less."""
    state, value = late_position(), check(proven()).value
    name = "at_least" if state.seat == 0 else "at_most"
    own = strategies()[name]
    for move in state.legal_moves():
        if value_by_trying(state.apply(move)) != value:
            with pytest.raises(BadProof):
                check(changed(**{name: [move.text, *own[1:]]}))


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"format": "motherlode-proof/0"}, "not motherlode-proof/1"),
        ({"record": {}}, "cannot be"),
        ({"more": 1}, "no proof of the form"),
        ({"value": {"lead": 1}}, "no proof of the form"),
        ({"value": {"lead": "1", "share": 1}}, "no proof of the form"),
        ({"at_least": "take gD"}, "no proof of the form"),
        ({"at_least": [1]}, "no proof of the form"),
    ],
)
def test_what_is_no_proof_is_refused(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(BadProof, match=why):
        check(changed(**fields))


@pytest.mark.parametrize("text", [b"", b"{}", b"\xff", b"[" * 100_000, b"null"])
def test_other_bytes_are_refused(text: bytes) -> None:
    with pytest.raises(BadProof, match="no proof"):
        check(text)


def test_another_position_is_refused() -> None:
    """A record with one move less: the strategies do not fit it, or its value is another."""
    written = msgspec.json.decode(proven())
    for cut in (1, 2):
        other = written["record"] | {"moves": written["record"]["moves"][:-cut]}
        try:
            found = check(changed(record=other))
        except BadProof:
            continue
        assert found.value == value_by_trying(proof.position_of(other))


def test_positions_with_something_hidden_are_refused() -> None:
    """An early position, one of three players, secret hands, and a game that is over."""
    states = [random_game("donkey", 2, 1).history[5], random_game("donkey", 3, 1).history[-3]]
    states += [random_game("gate", 2, 1).history[-3], random_game("donkey", 2, 1)]
    for state in states:
        with pytest.raises(BadProof):
            prove(record.write(state))


def test_a_position_that_is_too_large_is_refused() -> None:
    with pytest.raises(TooLarge, match="prove a later one"):
        prove(record.write(late_position()), most=1)


def test_the_checker_is_short_and_shares_nothing_with_solvers() -> None:
    source = Path(proof.__file__).read_text()
    assert len(source.splitlines()) <= 200
    assert "motherlode.bots" not in source
    assert "proving" not in source
