"""The outcome of `gate`: points, ranking, and every round chip by chip."""

import msgspec

from motherlode.rules.gate.cards import cards_of
from motherlode.rules.gate.state import ROUNDS, VALUES, GateState
from motherlode.rules.outcome import Outcome, decided_by, rank

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
    scores = points(state)
    ranking = rank(scores)
    of_sides = scores[: state.sides]
    return GateOutcome(
        scores=tuple(scores),
        winners=ranking[0],
        ranking=ranking,
        decided_by=decided_by(of_sides, rank(of_sides), "points"),
        reason="five_rounds",
        rounds=finished_rounds(state),
        purses=purses(state),
    )


def points(state: GateState) -> list[int]:
    """Each seat's points so far; partners have their team's."""
    of_sides = [purse.points for purse in purses(state)]
    return [of_sides[seat % state.sides] for seat in range(state.players)]


def purses(state: GateState) -> tuple[Purse, ...]:
    """Every purse once: one a player, or one a team."""
    return tuple(_purse(state, side) for side in range(state.sides))


def _purse(state: GateState, side: int) -> Purse:
    chips = [value for value, number in zip(VALUES, state.purse[side], strict=True) for _ in range(number)]
    return Purse(tuple(range(side, state.players, state.sides)), tuple(chips), sum(chips))


def dealer_of(state: GateState, number: int) -> int:
    """The deal passes to the left (G3)."""
    return (state.dealer + number) % state.players


def finished_rounds(state: GateState) -> tuple[RoundScore, ...]:
    """Every round that has ended, with the points that it led to."""
    totals = [0] * state.sides
    scores = []
    for number in range(ROUNDS if state.over else state.round_number):
        winner = state.ended_by[number]
        chips = _chips(state, number)
        payments = _payments(state, number)
        for chip in chips:
            totals[chip.seat % state.sides] += chip.value
        for payment in payments:
            totals[payment.seat % state.sides] -= payment.value
            totals[winner % state.sides] += payment.value
        scores.append(
            RoundScore(
                round=number + 1,
                dealer=dealer_of(state, number),
                winner=winner,
                hands=tuple(tuple(cards_of(cards)) for cards in state.left[number][: state.players]),
                chips=chips,
                payments=payments,
                points=tuple(totals[seat % state.sides] for seat in range(state.players)),
            )
        )
    return tuple(scores)


def _chips(state: GateState, number: int) -> tuple[ChipTaken, ...]:
    return tuple(
        ChipTaken(value, state.ended_by[number], BY_END) if taker < 0 else ChipTaken(value, taker, BY_GOLD)
        for value, taker in zip(VALUES, state.takers[number], strict=True)
    )


def _payments(state: GateState, number: int) -> tuple[Payment, ...]:
    return tuple(Payment(seat, value) for seat, value in enumerate(state.paid[number]) if value >= 0)
