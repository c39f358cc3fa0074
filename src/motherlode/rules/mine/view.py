"""What a seat or an onlooker of `mine` sees."""

from functools import lru_cache
from typing import Any

import msgspec

from motherlode.rules.house import unpacked
from motherlode.rules.mine.cards import CARDS, COLOUR_NAMES, cells_in, places_in
from motherlode.rules.mine.deal import Options, options_of
from motherlode.rules.mine.outcome import MineOutcome, gold_of, points_of, settle
from motherlode.rules.mine.state import CELLS, HALF, NO_CELL, RULE_TOGETHER, RULES, MineState
from motherlode.rules.sets import REMEMBERED
from motherlode.rules.view import Truth, View

ALL = (1 << HALF) - 1
PRINTED_RULES = (0,) * RULES
ROW = 8
"""How many places a line of text shows."""


class FaceUp(msgspec.Struct, frozen=True):
    """The first card that was turned up this turn."""

    place: int
    card: str


class Mine(msgspec.Struct, frozen=True):
    """A seat's colours and gold: its cards and points only where they may be seen (M13)."""

    colours: tuple[str, ...]
    count: int
    cards: tuple[str, ...] | None
    points: int | None


class MineView(View, frozen=True, kw_only=True):
    options: Options
    phase: str
    """`first` or `second` (which card of the turn is to be turned up), `rush` or `over`."""
    face_down: tuple[int, ...]
    """The places where a card lies face down. Not even a face that was seen before is here: remembering is the game."""
    holes: tuple[int, ...]
    """The places whose card has left."""
    face_up: FaceUp | None
    idle: int
    """How many turns in a row took no card off the table (M15)."""
    mines: tuple[Mine, ...]
    outcome: MineOutcome | None


class MineTruth(Truth, frozen=True, kw_only=True):
    cells: tuple[str | None, ...]
    """The card at every place, from place 1 on; null for a hole."""
    gold: tuple[tuple[str, ...], ...]
    """The gold cards that each seat won so far."""


def show(state: MineState, turn: int) -> MineView:
    over = not any(state.down)
    together = state.rules[0] and unpacked(state.rules)[RULE_TOGETHER]
    return MineView(
        game="mine",
        players=state.players,
        seat=None,
        turn=turn,
        to_move=None if over else state.seat,
        moves=(),
        options=options_of(state),
        phase=_phase(state, over),
        face_down=places_in(_lying(state) if together else state.down),
        holes=places_in(_holes(state)),
        face_up=None if together or state.up == NO_CELL else FaceUp(state.up + 1, CARDS[state.cells[state.up]].text),
        idle=state.idle,
        mines=_mines(state),
        outcome=settle(state) if over else None,
    )


def own(shown: MineView, state: MineState, seat: int) -> dict[str, Any]:
    """A seat sees its own gold (M13)."""
    mines = list(shown.mines)
    mines[seat] = _mine_of(state, seat, tuple(state.owner), True)
    return {"mines": tuple(mines)}


def _phase(state: MineState, over: bool) -> str:
    if over:
        return "over"
    if state.rush:
        return "rush"
    return "first" if state.up == NO_CELL else "second"


def _holes(state: MineState) -> list[int]:
    return [ALL & ~half for half in _lying(state)]


def _lying(state: MineState) -> list[int]:
    """The cells with a card, the one that was chosen first included."""
    lying = list(state.down)
    if state.up != NO_CELL:
        lying[state.up // HALF] |= 1 << state.up % HALF
    return lying


def _mines(state: MineState) -> tuple[Mine, ...]:
    all_open = bool(state.open_gold) or not any(state.down)
    owners = tuple(state.owner)
    return tuple([_mine_of(state, seat, owners, all_open) for seat in range(state.players)])


def _mine_of(state: MineState, seat: int, owners: tuple[int, ...], is_open: bool) -> Mine:
    won = tuple(state.won[seat])
    shown = _mine(seat, owners, won, is_open)
    if is_open and state.rules[0]:
        return msgspec.structs.replace(shown, points=points_of(won, unpacked(state.rules)))
    return shown


@lru_cache(REMEMBERED)
def _mine(seat: int, owners: tuple[int, ...], won: tuple[int, ...], is_open: bool) -> Mine:
    colours = tuple(name for name, owner in zip(COLOUR_NAMES, owners, strict=True) if owner == seat)
    return (
        Mine(colours, sum(won), gold_of(won), points_of(won, PRINTED_RULES))
        if is_open
        else Mine(colours, sum(won), None, None)
    )


def lay_open(state: MineState) -> MineTruth:
    """What the views hide."""
    lying = {*cells_in(state.down), state.up}
    return MineTruth(
        game="mine",
        cells=tuple(CARDS[face].text if cell in lying else None for cell, face in enumerate(state.cells)),
        gold=tuple(gold_of(won) for won in state.won[: state.players]),
    )


def phase_of(view: MineView) -> str:
    """What is to be decided, as messages name it."""
    return view.phase


def describe(view: MineView) -> list[str]:
    """The view in lines of text, for terminals, logs and tests."""
    lines = [f"{view.phase}: {len(view.face_down)} face down, {view.idle} of {view.options.stall_limit} turns idle"]
    shown = {place: str(place) for place in view.face_down} | dict.fromkeys(view.holes, "--")
    if view.face_up:
        shown[view.face_up.place] = view.face_up.card
    for row in range(1, CELLS, ROW):
        lines.append(" ".join(f"{shown[place]:>2}" for place in range(row, row + ROW)))
    for seat, mine in enumerate(view.mines):
        gold = f"{mine.count} cards" if mine.cards is None else f"{' '.join(mine.cards) or '-'} = {mine.points}"
        lines.append(f"{'>' if seat == view.to_move else ' '} seat {seat} ({', '.join(mine.colours)})   gold: {gold}")
    return lines


def zones(state: MineState) -> dict[str, list[str]]:
    """Where every card of the deck is, with nothing hidden: each card is in exactly one place."""

    def texts(cells: list[int]) -> list[str]:
        return [CARDS[state.cells[cell]].text for cell in cells]

    return {
        "face down": texts(cells_in(state.down)),
        "face up": texts([] if state.up == NO_CELL else [state.up]),
        **{f"gold {seat}": list(gold_of(state.won[seat])) for seat in range(state.players)},
        "out": texts(cells_in(state.out)),
    }
