"""Reasons in `donkey`: what a card does for the own tableau, and what it would do for another's."""

from typing import cast

from motherlode.rules import Card, Knowledge, Move
from motherlode.rules.donkey.cards import CARDS
from motherlode.rules.donkey.view import DonkeyView
from motherlode.table.hints.reason import Reason

BY_TEXT = {card.text: card for card in CARDS}
SET = 3
REASONS = (
    "only_move", "completes_set", "denies_set", "trades_donkey", "makes_pair", "takes_donkey", "lowers_gold",
    "bonus_breaks_pair", "bonus_takes_card", "bonus_only_donkeys", "bonus_not_worth", "best_on_average",
)  # fmt: skip


def explain(knowledge: Knowledge, move: Move) -> Reason | None:
    view = cast(DonkeyView, knowledge.view)
    if len(view.moves) == 1:
        return Reason("only_move")
    if move.kind == "take":
        return _take(view, knowledge.seat, move.cards[0])
    if move.kind == "swap":
        return _swap(view, knowledge.seat, *move.cards)
    if move.kind == "bonus" and move.number is not None:
        return _bonus(view, move.cards[0], move.number)
    return _decline(view)


def _of_colour(tableau: tuple[str, ...], colour: str | None) -> list[Card]:
    return [BY_TEXT[text] for text in tableau if BY_TEXT[text].colour == colour]


def _take(view: DonkeyView, seat: int, card: Card) -> Reason | None:
    return (
        _set(view.tableaus[seat], card)
        or _denied(view, seat, card)
        or (Reason("takes_donkey", {"card": card.text}) if card.kind == "donkey" else None)
        or _pair(view.tableaus[seat], card)
    )


def _swap(view: DonkeyView, seat: int, given: Card, card: Card) -> Reason | None:
    left = list(view.tableaus[seat])
    left.remove(given.text)
    tableau = tuple(left)
    if given.kind == "donkey":
        trade = Reason("trades_donkey", {"card": card.text, "other": given.text})
        return _set(tableau, card) or trade
    lowered = Reason("lowers_gold", {"card": card.text, "other": given.text})
    return _set(tableau, card) or _denied(view, seat, card) or _pair(tableau, card) or lowered


def _set(tableau: tuple[str, ...], card: Card) -> Reason | None:
    there = _of_colour(tableau, card.colour)
    if len(there) != SET - 1:
        return None
    points = card.value + sum(other.value for other in there)
    return Reason("completes_set", {"card": card.text, "colour": str(card.colour), "points": points})


def _denied(view: DonkeyView, seat: int, card: Card) -> Reason | None:
    """The card would complete another's set."""
    for other, tableau in enumerate(view.tableaus):
        if other != seat and len(_of_colour(tableau, card.colour)) == SET - 1:
            return Reason("denies_set", {"card": card.text, "colour": str(card.colour), "seat": other})
    return None


def _pair(tableau: tuple[str, ...], card: Card) -> Reason | None:
    if len(_of_colour(tableau, card.colour)) != SET - 2:
        return None
    return Reason("makes_pair", {"card": card.text, "colour": str(card.colour)})


def _bonus(view: DonkeyView, card: Card, owner: int) -> Reason:
    facts: dict[str, str | int] = {"card": card.text, "colour": str(card.colour), "seat": owner}
    if len(_of_colour(view.tableaus[owner], card.colour)) == SET - 1:
        return Reason("bonus_breaks_pair", facts)
    return Reason("bonus_takes_card", facts)


def _decline(view: DonkeyView) -> Reason:
    offered = [text.split()[1] for text in view.moves if text.startswith("bonus")]
    return Reason(
        "bonus_only_donkeys" if all(BY_TEXT[text].kind == "donkey" for text in offered) else "bonus_not_worth"
    )
