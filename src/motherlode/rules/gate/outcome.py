"""The outcome of `gate`: points, ranking, and every round chip by chip."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from motherlode.rules.gate.cards import cards_of
from motherlode.rules.gate.state import CHIPS, PAYING, ROUNDS, RULE_CHIPS, RULE_ROUNDS, RULE_TIES, VALUES, GateState
from motherlode.rules.house import unpacked
from motherlode.rules.outcome import Outcome, decided_by, rank
from motherlode.rules.sets import REMEMBERED, SETTLED

BY_GOLD, BY_END = "gold", "end"
Row = tuple[int, ...]
"""A number for each seat, or for each chip."""


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
    """What the winner got from others; while chips are chosen, so far (G15)."""
    points: tuple[int, ...]
    """Each seat's points after the round."""


class GateOutcome(Outcome, frozen=True, kw_only=True):
    rounds: tuple[RoundScore, ...]
    purses: tuple[Purse, ...]


@lru_cache(SETTLED)
def settle(state: GateState) -> GateOutcome:
    """The outcome of a state that is over (G16, G17)."""
    purses, scores = standing(state)
    rules = unpacked(state.rules)
    ranked = _by_chips(state, purses, scores) if rules[RULE_TIES] else scores
    ranking = rank(ranked)
    of_sides = scores[: state.sides]
    return GateOutcome(
        scores=scores,
        winners=ranking[0],
        ranking=ranking,
        decided_by=decided_by(of_sides, rank(ranked[: state.sides]), "chips" if rules[RULE_TIES] else "points"),
        reason="last_round" if rules[RULE_ROUNDS] else "five_rounds",
        rounds=finished_rounds(state),
        purses=purses,
    )


def _by_chips(state: GateState, purses: tuple[Purse, ...], scores: Row) -> Row:
    """What ranks seats where the number of chips breaks ties (G16)."""
    return tuple(score * 32 + len(purses[seat % state.sides].chips) for seat, score in enumerate(scores))


def chips_in(state: GateState) -> Row:
    """The chip in each slot of a round, 0 for none (G2, G13)."""
    if not state.rules[0]:
        return VALUES
    chips = [slot + unpacked(state.rules)[RULE_CHIPS + slot] for slot in range(CHIPS)]
    return tuple(VALUES[chip] if chip >= 0 else 0 for chip in chips)


def rounds_of(state: GateState) -> int:
    """How many rounds are played (G3)."""
    return ROUNDS + unpacked(state.rules)[RULE_ROUNDS]


class Standing(NamedTuple):
    """What everybody has won so far."""

    purses: tuple[Purse, ...]
    """Every purse once: one a player, or one a team."""
    points: tuple[int, ...]
    """Each seat's; partners have their team's."""


def standing(state: GateState) -> Standing:
    return _standing(tuple(state.purse[: state.sides]), state.players)


@lru_cache(REMEMBERED)
def _standing(numbers: tuple[Sequence[int], ...], players: int) -> Standing:
    """From how many chips of each value each side has. Kept, because few moves change it."""
    sides = len(numbers)
    purses = tuple([_purse(side, sides, players, numbers[side]) for side in range(sides)])
    return Standing(purses, tuple([purses[seat % sides].points for seat in range(players)]))


def _purse(side: int, sides: int, players: int, numbers: Sequence[int]) -> Purse:
    chips = [value for value, number in zip(VALUES, numbers, strict=True) for _ in range(number)]
    return Purse(tuple(range(side, players, sides)), tuple(chips), sum(chips))


def dealer_of(state: GateState, number: int) -> int:
    """The deal passes to the left (G3)."""
    return (state.dealer + number) % state.players


def finished_rounds(state: GateState) -> tuple[RoundScore, ...]:
    """Every round that has ended, with the points that it led to; while chips are paid, those so far (G15)."""
    ended = rounds_of(state) if state.over else state.round_number + (state.way == PAYING)
    rows = [tuple(each[:ended]) for each in (state.ended_by, state.left, state.takers, state.paid)]
    return _round_scores(state.players, state.sides, state.dealer, chips_in(state), *rows)


@lru_cache(REMEMBERED)
def _round_scores(
    players: int,
    sides: int,
    dealer: int,
    slots: Row,
    winners: Row,
    *rows: tuple[Row, ...],
) -> tuple[RoundScore, ...]:
    """From what the state keeps of each round: hands, takers of chips, payments. They never change again."""
    scores: list[RoundScore] = []
    points = (0,) * players
    for number, (winner, left, takers, paid) in enumerate(zip(winners, *rows, strict=True)):
        chips = _chips(takers, winner, slots)
        payments = tuple(Payment(seat, value) for seat, value in enumerate(paid) if value >= 0)
        points = _points_after(points, sides, winner, chips, payments)
        scores.append(
            RoundScore(
                round=number + 1,
                dealer=(dealer + number) % players,
                winner=winner,
                hands=tuple(map(cards_of, left[:players])),
                chips=chips,
                payments=payments,
                points=points,
            )
        )
    return tuple(scores)


def _points_after(
    before: tuple[int, ...], sides: int, winner: int, chips: tuple[ChipTaken, ...], payments: tuple[Payment, ...]
) -> tuple[int, ...]:
    totals = list(before[:sides])
    for chip in chips:
        totals[chip.seat % sides] += chip.value
    for payment in payments:
        totals[payment.seat % sides] -= payment.value
        totals[winner % sides] += payment.value
    return tuple(totals[seat % sides] for seat in range(len(before)))


def _chips(takers: Row, winner: int, slots: Row) -> tuple[ChipTaken, ...]:
    return tuple(
        ChipTaken(value, winner, BY_END) if taker < 0 else ChipTaken(value, taker, BY_GOLD)
        for value, taker in zip(slots, takers, strict=True)
        if value
    )
