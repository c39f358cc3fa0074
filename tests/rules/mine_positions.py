"""Positions of `mine` as tests need them, and how to play on in them."""

from collections.abc import Sequence
from typing import Any

from motherlode.rules import State, game
from motherlode.rules.mine.cards import CARDS, FACE_OF, deck
from motherlode.rules.mine.view import MineView

OWNERS: dict[int, list[int | None]] = {
    2: [0, 1, 1, 0, None],
    3: [0, 1, None, 2, None],
    4: [3, 2, 1, 0, None],
    5: [0, 1, 2, 3, 4],
}


def deal(*cards: str, players: int = 3, first: int = 0, owners: Sequence[int | None] | None = None) -> dict[str, Any]:
    """A deal with these cards at the first places, and the rest of the deck behind them."""
    rest = list(deck(players))
    for card in cards:
        rest.remove(card)
    return {"first": first, "cells": [*cards, *rest], "owners": OWNERS[players] if owners is None else owners}


def start(
    *cards: str, players: int = 3, first: int = 0, owners: Sequence[int | None] | None = None, **options: Any
) -> State:
    return game("mine").start(deal(*cards, players=players, first=first, owners=owners), players, options)


def flip(state: State, *places: int) -> State:
    for place in places:
        state = state.apply(f"flip {place}")
    return state


def look(state: State, seat: int | None = None) -> MineView:
    view = state.view(seat)
    assert isinstance(view, MineView)
    return view


def stalled(*cards: str, players: int = 2) -> State:
    """A Gold Rush with all 64 cards on the table, begun by one idle turn of two gold cards."""
    return flip(start(*cards, players=players, stall_limit=1), *_idle_pair(cards))


def _idle_pair(cards: Sequence[str]) -> list[int]:
    cells = deal(*cards)["cells"]
    return [cells.index("$1") + 1, cells.index("$2") + 1]


def clear(state: State, left: int) -> State:
    """Turns that take every card off the table but the first `left` ones; a strong miner must be among those."""
    while len(look(state).face_down) > left:
        state = flip(state, *_taking_pair(state, left))
    return state


def _taking_pair(state: State, left: int) -> tuple[int, int]:
    """Gold with a strong miner first, then dynamite, then the weakest miner in a duel with the strongest."""
    card = {place: CARDS[FACE_OF[state.deal.cells[place - 1]]] for place in look(state).face_down}
    by_value = sorted(card, key=lambda place: card[place].value)
    last: dict[str, list[int]] = {"gold": [], "dynamite": [], "miner": []}
    for place in by_value:
        if place > left:
            last[card[place].kind].append(place)
    if last["gold"]:
        return last["gold"][-1], last["miner"][-1]
    if last["dynamite"]:
        return last["dynamite"][-1], last["miner"][-1]
    return last["miner"][0], next(place for place in by_value[::-1] if card[place].kind == "miner")
