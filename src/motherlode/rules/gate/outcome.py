"""The outcome of `gate`: points, ranking, and every round chip by chip."""

from functools import lru_cache

import msgspec

from motherlode.rules.gate.cards import cards_of
from motherlode.rules.gate.state import ROUNDS, VALUES, GateState
from motherlode.rules.outcome import Outcome, decided_by, rank
from motherlode.rules.sets import REMEMBERED

BY_GOLD, BY_END = "gold", "end"


class Purse(msgspec.Struct, frozen=True):
    """The chips of a player, or of a team (G17)."""

    seats: tuple[int, ...]
    """Whose chips they are."""
    chips: tuple[int, ...]
    """The value of each chip, ascending."""
    points: int


class ChipTaken(msgspec.Struct, frozen=True):
    """Who took a chip out of the Golden Gate: `by` a `gold` card (G13) or the `end` of the round (G14)."""

    value: int
    seat: int
    by: str


class Payment(msgspec.Struct, frozen=True):
    """What a seat paid for red cards (G15); value 0 if there was no chip to pay with."""

    seat: int
    value: int


class RoundScore(msgspec.Struct, frozen=True):
    """How a round ended."""

    round: int
    """From 1."""
    dealer: int
    winner: int
    """The seat that played its last card."""
    hands: tuple[tuple[str, ...], ...]
    """The cards that were left in each hand."""
    chips: tuple[ChipTaken, ...]
    payments: tuple[Payment, ...]
    """What the winner got from others."""
    points: tuple[int, ...]
    """Each seat's points after the round."""


class GateOutcome(Outcome, frozen=True, kw_only=True):
    rounds: tuple[RoundScore, ...]
    purses: tuple[Purse, ...]


def settle(state: GateState) -> GateOutcome:
    """The outcome of a state that is over (G16, G17)."""
    all_purses = purses(state)
    scores = points(all_purses, state.players)
    ranking = rank(scores)
    of_sides = scores[: state.sides]
    return GateOutcome(
        scores=scores,
        winners=ranking[0],
        ranking=ranking,
        decided_by=decided_by(of_sides, rank(of_sides), "points"),
        reason="five_rounds",
        rounds=finished_rounds(state),
        purses=all_purses,
    )


def points(all_purses: tuple[Purse, ...], players: int) -> tuple[int, ...]:
    """Each seat's points so far; partners have their team's."""
    return tuple([all_purses[seat % len(all_purses)].points for seat in range(players)])


def purses(state: GateState) -> tuple[Purse, ...]:
    """Every purse once: one a player, or one a team."""
    sides, players = state.sides, state.players
    return tuple([_purse(side, sides, players, tuple(numbers)) for side, numbers in enumerate(state.purse[:sides])])


@lru_cache(REMEMBERED)
def _purse(side: int, sides: int, players: int, numbers: tuple[int, ...]) -> Purse:
    chips = [value for value, number in zip(VALUES, numbers, strict=True) for _ in range(number)]
    return Purse(tuple(range(side, players, sides)), tuple(chips), sum(chips))


def dealer_of(state: GateState, number: int) -> int:
    """The deal passes to the left (G3)."""
    return (state.dealer + number) % state.players


def finished_rounds(state: GateState) -> tuple[RoundScore, ...]:
    """Every round that has ended, with the points that it led to."""
    scores: list[RoundScore] = []
    before = (0,) * state.players
    for number in range(ROUNDS if state.over else state.round_number):
        score = _round_score(
            number + 1,
            dealer_of(state, number),
            state.ended_by[number],
            tuple(state.left[number][: state.players]),
            tuple(state.takers[number]),
            tuple(state.paid[number]),
            state.sides,
            before,
        )
        before = score.points
        scores.append(score)
    return tuple(scores)


@lru_cache(REMEMBERED)
def _round_score(
    number: int,
    dealer: int,
    winner: int,
    left: tuple[int, ...],
    takers: tuple[int, ...],
    paid: tuple[int, ...],
    sides: int,
    before: tuple[int, ...],
) -> RoundScore:
    """A round from the words that the state keeps of it, and the seats' points before it: it never changes again."""
    chips = _chips(takers, winner)
    payments = tuple(Payment(seat, value) for seat, value in enumerate(paid) if value >= 0)
    totals = list(before[:sides])
    for chip in chips:
        totals[chip.seat % sides] += chip.value
    for payment in payments:
        totals[payment.seat % sides] -= payment.value
        totals[winner % sides] += payment.value
    return RoundScore(
        round=number,
        dealer=dealer,
        winner=winner,
        hands=tuple(map(cards_of, left)),
        chips=chips,
        payments=payments,
        points=tuple(totals[seat % sides] for seat in range(len(before))),
    )


def _chips(takers: tuple[int, ...], winner: int) -> tuple[ChipTaken, ...]:
    return tuple(
        ChipTaken(value, winner, BY_END) if taker < 0 else ChipTaken(value, taker, BY_GOLD)
        for value, taker in zip(VALUES, takers, strict=True)
    )
