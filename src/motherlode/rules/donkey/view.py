"""What a seat or an onlooker of `donkey` sees."""

from functools import cache, lru_cache
from typing import Any

import msgspec

from motherlode.rules.donkey.cards import COLOUR_NAMES, cards_of, worth_of
from motherlode.rules.donkey.deal import Options, offers_in, options_of, removed_in
from motherlode.rules.donkey.outcome import DonkeyOutcome, settle
from motherlode.rules.donkey.state import BONUS, OVER, DonkeyState
from motherlode.rules.sets import REMEMBERED
from motherlode.rules.view import Truth, View

PHASES = ("action", "bonus", "over")


class Pile(msgspec.Struct, frozen=True):
    """A scoring pile: its cards and points only where they may be seen (D7)."""

    count: int
    cards: tuple[str, ...] | None
    points: int | None


class DonkeyView(View, frozen=True, kw_only=True):
    options: Options
    phase: str
    """`action`, `bonus` (a set is being scored) or `over`."""
    set_colour: str | None
    """The colour of the set that is being scored."""
    offer: tuple[str, ...]
    offer_number: int
    offers: int
    """How many offers the game has; the last is the Grand Final."""
    draw_pile: int
    """How many cards are still to be turned up."""
    tableaus: tuple[tuple[str, ...], ...]
    piles: tuple[Pile, ...]
    outcome: DonkeyOutcome | None


class DonkeyTruth(Truth, frozen=True, kw_only=True):
    draw: tuple[tuple[str, ...], ...]
    """The coming offers, in order."""
    removed: tuple[str, ...]
    """The cards that left the game unseen (D4)."""
    piles: tuple[tuple[str, ...], ...]


def show(state: DonkeyState, turn: int) -> DonkeyView:
    over = state.phase == OVER
    return DonkeyView(
        game="donkey",
        players=state.players,
        seat=None,
        turn=turn,
        to_move=None if over else state.seat,
        moves=(),
        options=options_of(state),
        phase=PHASES[state.phase],
        set_colour=COLOUR_NAMES[state.colour] if state.phase == BONUS else None,
        offer=cards_of(state.offer),
        offer_number=state.number,
        offers=offers_in(state),
        draw_pile=state.unseen.bit_count() - removed_in(state),
        tableaus=tuple(map(cards_of, state.tableau[: state.players])),
        piles=_piles(state),
        outcome=settle(state) if over else None,
    )


def own(shown: DonkeyView, state: DonkeyState, seat: int) -> dict[str, Any]:
    """A seat sees its own pile (D7)."""
    piles = list(shown.piles)
    piles[seat] = _open_pile(state.pile[seat], tuple(state.rules))
    return {"piles": tuple(piles)}


def _piles(state: DonkeyState) -> tuple[Pile, ...]:
    piles, rules = state.pile[: state.players], tuple(state.rules)
    if state.phase == OVER or state.open_piles:
        return tuple([_open_pile(pile, rules) for pile in piles])
    return tuple([_closed_pile(pile.bit_count()) for pile in piles])


@lru_cache(REMEMBERED)
def _open_pile(pile: int, rules: tuple[int, ...]) -> Pile:
    return Pile(pile.bit_count(), cards_of(pile), worth_of(pile, rules))


@cache
def _closed_pile(count: int) -> Pile:
    return Pile(count, None, None)


def lay_open(state: DonkeyState) -> DonkeyTruth:
    """What the views hide."""
    return DonkeyTruth(
        game="donkey",
        draw=tuple(cards_of(offer) for offer in state.offers[state.number : offers_in(state)]),
        removed=cards_of(state.removed),
        piles=tuple(cards_of(pile) for pile in state.pile[: state.players]),
    )


def phase_of(view: DonkeyView) -> str:
    """What is to be decided, as messages name it."""
    return view.phase


def describe(view: DonkeyView) -> list[str]:
    """The view in lines of text, for terminals, logs and tests."""
    lines = [f"offer {view.offer_number} of {view.offers}: {_list(view.offer)}   ({view.draw_pile} to come)"]
    if view.set_colour:
        lines.append(f"a {view.set_colour} set is being scored")
    for seat, (tableau, pile) in enumerate(zip(view.tableaus, view.piles, strict=True)):
        shown = f"{pile.count} cards" if pile.cards is None else f"{_list(pile.cards)} = {pile.points}"
        lines.append(f"{'>' if seat == view.to_move else ' '} seat {seat}: {_list(tableau)}   pile: {shown}")
    return lines


def _list(cards: tuple[str, ...]) -> str:
    return " ".join(cards) or "-"


def zones(state: DonkeyState) -> dict[str, list[str]]:
    """Where every card of the deck is, with nothing hidden: each card is in exactly one place."""
    seats = range(state.players)
    return {
        "offer": list(cards_of(state.offer)),
        "unseen": list(cards_of(state.unseen)),
        **{f"tableau {seat}": list(cards_of(state.tableau[seat])) for seat in seats},
        **{f"pile {seat}": list(cards_of(state.pile[seat])) for seat in seats},
        "discard": list(cards_of(state.discard)),
    }
