"""What a seat or an onlooker of `tricks` sees."""

from typing import Any

from motherlode.rules.fields import BySeat
from motherlode.rules.view import Truth, View
from tests.games.tricks.cards import CARDS, cards_of
from tests.games.tricks.deal import Options, decode
from tests.games.tricks.outcome import TricksOutcome, settle
from tests.games.tricks.state import HAND, TricksState


class TricksView(View, frozen=True, kw_only=True):
    options: Options
    hand: tuple[str, ...] | None
    """The own hand; null for an onlooker."""
    hand_sizes: BySeat[int]
    trick: BySeat[str | None]
    """The card that each seat has laid in this trick."""
    points: BySeat[int]
    outcome: TricksOutcome | None


class TricksTruth(Truth, frozen=True, kw_only=True):
    hands: tuple[tuple[str, ...], ...]
    aside: tuple[str, ...]


def show(state: TricksState, turn: int) -> TricksView:
    over = state.number == HAND
    seats = range(state.players)
    return TricksView(
        game="tricks",
        players=state.players,
        seat=None,
        turn=turn,
        to_move=None if over else state.seat,
        moves=(),
        options=Options(double_last=bool(state.double_last)),
        hand=None,
        hand_sizes=tuple(state.hands[seat].bit_count() for seat in seats),
        trick=tuple(CARDS[state.laid[seat]].text if state.laid[seat] >= 0 else None for seat in seats),
        points=tuple(state.points[: state.players]),
        outcome=settle(state) if over else None,
    )


def own(shown: TricksView, state: TricksState, seat: int) -> dict[str, Any]:
    return {"hand": cards_of(state.hands[seat])}


def lay_open(state: TricksState) -> TricksTruth:
    hands = tuple(map(cards_of, state.hands[: state.players]))
    return TricksTruth(game="tricks", hands=hands, aside=decode(state).aside)


def phase_of(view: TricksView) -> str:
    if view.to_move is None:
        return "over"
    return "follow" if any(view.trick) else "lead"


def describe(view: TricksView) -> list[str]:
    lines = [
        f"{'>' if seat == view.to_move else ' '} seat {seat}: {view.hand_sizes[seat]} cards,"
        f" {view.points[seat]} points, laid {view.trick[seat] or '-'}"
        for seat in range(view.players)
    ]
    return [*lines, f"hand: {' '.join(view.hand) or '-'}"] if view.hand is not None else lines


def zones(state: TricksState) -> dict[str, list[str]]:
    seats = range(state.players)
    return {
        "aside": list(decode(state).aside),
        **{f"hand {seat}": list(cards_of(state.hands[seat])) for seat in seats},
        **{f"played {seat}": list(cards_of(state.gone[seat])) for seat in seats},
    }
