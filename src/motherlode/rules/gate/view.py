"""What a seat or an onlooker of `gate` sees."""

from functools import lru_cache
from typing import Any

import msgspec

from motherlode.rules.gate.cards import CARDS, cards_of, count
from motherlode.rules.gate.deal import Options, aside_of, options_of
from motherlode.rules.gate.moves import is_kicker_due, next_numbers
from motherlode.rules.gate.outcome import (
    GateOutcome,
    Purse,
    RoundScore,
    chips_in,
    dealer_of,
    finished_rounds,
    rounds_of,
    settle,
    standing,
)
from motherlode.rules.gate.state import (
    ANY,
    BLACK,
    BLACKS,
    CHIPS,
    NUMBERS,
    PAYING,
    RULE_BLACKS,
    RULE_LEAD,
    GateState,
)
from motherlode.rules.house import unpacked
from motherlode.rules.sets import REMEMBERED
from motherlode.rules.view import Truth, View

DIRECTIONS = ("any", "up", "down", "either", "pay")


class LastCard(msgspec.Struct, frozen=True):
    """The last card played in this round."""

    seat: int
    card: str
    number: int
    """The card's number; of a black card the one that was named (G12)."""


class KickerCard(msgspec.Struct, frozen=True):
    """The round's lowest green card in any hand (G6)."""

    seat: int
    """Who holds it, or played it."""
    card: str
    due: bool
    """It is still to be played."""


class GateView(View, frozen=True, kw_only=True):
    options: Options
    round: int
    """From 1."""
    rounds: int
    dealer: int
    hand: tuple[str, ...] | None
    """The own hand, by number, black last; null for an onlooker (G5)."""
    hand_sizes: tuple[int, ...]
    played: tuple[tuple[str, ...], ...]
    """The cards that each seat played in this round, by number."""
    last: LastCard | None
    direction: str
    """How the next card may go on: `any` number, `up`, `down`, or `either` of the two. `pay` when the round has ended,
    and the seat to move chooses the chip that it pays (G15).
    """
    next_up: int | None
    """The number that comes next upwards; null if that way is closed."""
    next_down: int | None
    must_play: bool
    """Passing is not possible (G6, G11)."""
    kicker: KickerCard | None
    chips_in_play: tuple[int, ...]
    """The chips that are still in the Golden Gate's slots; the next gold card takes the first."""
    golds: int
    """How many gold cards of this round counted for the chips: all, unless players count (G13)."""
    purses: tuple[Purse, ...]
    """One a player, or one a team."""
    points: tuple[int, ...]
    """Each seat's points; partners have their team's."""
    finished: tuple[RoundScore, ...]
    """The rounds that have ended."""
    outcome: GateOutcome | None


class GateTruth(Truth, frozen=True, kw_only=True):
    hands: tuple[tuple[str, ...], ...]
    aside: tuple[str, ...]
    """The cards that nobody was dealt in this round (G4)."""


def show(state: GateState, turn: int) -> GateView:
    over = bool(state.over)
    next_up, next_down = (None, None) if over else next_numbers(state)
    won = standing(state)
    return GateView(
        game="gate",
        players=state.players,
        seat=None,
        turn=turn,
        to_move=None if over else state.seat,
        moves=(),
        options=options_of(state),
        round=state.round_number + 1,
        rounds=rounds_of(state),
        dealer=dealer_of(state, state.round_number),
        hand=None,
        hand_sizes=tuple(map(count, state.hands[: state.players])),
        played=tuple(map(cards_of, state.played[: state.players])),
        last=_last(state),
        direction=DIRECTIONS[state.way],
        next_up=next_up,
        next_down=next_down,
        must_play=state.way == ANY and not over and not _may_pass_lead(state),
        kicker=_kicker(state),
        chips_in_play=() if over or state.way == PAYING else _chips_in_play(state),
        golds=state.golds,
        purses=won.purses,
        points=won.points,
        finished=finished_rounds(state),
        outcome=settle(state) if over else None,
    )


def _chips_in_play(state: GateState) -> tuple[int, ...]:
    left = chips_in(state)[min(state.golds, CHIPS) :]
    return tuple(filter(None, left)) if state.rules[0] else left


def _may_pass_lead(state: GateState) -> bool:
    """Who was passed by all may leave the new sequence to the next player, by a house rule (G11)."""
    return bool(unpacked(state.rules)[RULE_LEAD]) and state.last >= 0 and state.seat == state.last_seat


def own(shown: GateView, state: GateState, seat: int) -> dict[str, Any]:
    """A seat sees its own hand (G5)."""
    return {"hand": cards_of(state.hands[seat])}


def _last(state: GateState) -> LastCard | None:
    if state.last < 0:
        return None
    return LastCard(state.last_seat, CARDS[min(state.last, BLACK)].text, state.last % NUMBERS)


def _kicker(state: GateState) -> KickerCard | None:
    if state.kicker < 0:
        return None
    return _kicker_card(tuple(state.deals[state.round_number]), state.kicker, is_kicker_due(state))


@lru_cache(REMEMBERED)
def _kicker_card(hands: tuple[int, ...], kicker: int, due: bool) -> KickerCard:
    holder = [hand >> kicker & 1 for hand in hands].index(1)
    return KickerCard(holder, CARDS[kicker].text, due)


def lay_open(state: GateState) -> GateTruth:
    """What the views hide."""
    return GateTruth(
        game="gate",
        hands=tuple(tuple(cards_of(hand)) for hand in state.hands[: state.players]),
        aside=tuple(cards_of(_aside(state))),
    )


def _aside(state: GateState) -> int:
    return aside_of(state.deals[state.round_number], BLACKS + unpacked(state.rules)[RULE_BLACKS])


def phase_of(view: GateView) -> str:
    """What is to be decided, as messages name it: the kicker, how the sequence may go on, or a chip to pay."""
    if view.to_move is None:
        return "over"
    return "kicker" if view.kicker is not None and view.kicker.due else view.direction


def describe(view: GateView) -> list[str]:
    """The view in lines of text, for terminals, logs and tests."""
    chips = _list(tuple(str(value) for value in view.chips_in_play))
    lines = [
        f"round {view.round} of {view.rounds}, dealt by seat {view.dealer}   chips in play: {chips}",
        f"last card: {_last_text(view.last)}   next: {_next(view)}",
    ]
    if view.direction == "pay":
        lines.append(f"seat {view.to_move} chooses the chip to pay for red cards")
    if view.kicker and view.kicker.due:
        lines.append(f"seat {view.kicker.seat} starts with the kicker {view.kicker.card}")
    for seat in range(view.players):
        shown = _list(view.hand) if seat == view.seat and view.hand else f"{view.hand_sizes[seat]} cards"
        mark = ">" if seat == view.to_move else " "
        lines.append(f"{mark} seat {seat}: {shown}   played: {_list(view.played[seat])}   points: {view.points[seat]}")
    return lines


def _last_text(last: LastCard | None) -> str:
    if last is None:
        return "-"
    return f"{last.card} as {last.number}" if last.card == CARDS[BLACK].text else last.card


def _next(view: GateView) -> str:
    if view.outcome or view.direction == "pay":
        return "-"
    return "any" if view.must_play else " or ".join(str(n) for n in (view.next_up, view.next_down) if n is not None)


def _list(cards: tuple[str, ...]) -> str:
    return " ".join(cards) or "-"


def zones(state: GateState) -> dict[str, list[str]]:
    """Where every card of the deck is, with nothing hidden: each card is in exactly one place."""
    seats = range(state.players)
    return {
        **{f"hand {seat}": list(cards_of(state.hands[seat])) for seat in seats},
        **{f"played {seat}": list(cards_of(state.played[seat])) for seat in seats},
        "aside": list(cards_of(_aside(state))),
    }
