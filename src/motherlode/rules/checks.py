"""Checks that the deals of all games share."""

from collections import Counter
from collections.abc import Sequence

from motherlode.rules.errors import BadDeal


def check_seat(seat: int, players: int, what: str) -> None:
    if not 0 <= seat < players:
        raise BadDeal(f"'{what}' must be a seat from 0 to {players - 1}, not {seat}.")


def check_deck(cards: Sequence[str], deck: Sequence[str]) -> None:
    """The cards must be the deck, each as often as it is there."""
    if sorted(cards) == sorted(deck):
        return
    found, wanted = Counter(cards), Counter(deck)
    if unknown := sorted(found.keys() - wanted.keys()):
        raise BadDeal(f"{unknown[0]!r} is no card of this game.")
    for card in deck:
        if found[card] != wanted[card]:
            raise BadDeal(f"The deal has {card} {_times(found[card])}, but the deck has it {_times(wanted[card])}.")


def _times(n: int) -> str:
    return ("not at all", "once", "twice")[n] if n < 3 else f"{n} times"
