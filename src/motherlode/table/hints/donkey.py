"""Reasons in `donkey`: what a card does for the own tableau, and what it would do for another's."""

from collections.abc import Iterable, Iterator
from typing import cast

from motherlode.rules import Card, Knowledge, Move
from motherlode.rules.donkey.cards import CARDS
from motherlode.rules.donkey.view import DonkeyView
from motherlode.table.hints.reason import Facts, Reason

BY_TEXT = {card.text: card for card in CARDS}
SET = 3
REASONS = (
    "only_move", "completes_set", "denies_set", "must_take_donkey", "trades_donkey", "makes_pair", "avoids_donkey",
    "leads_colour", "arms_exchange", "leaves_lowest", "bonus_breaks_pair", "bonus_gold",
    "bonus_only_donkeys", "best_on_average",
)  # fmt: skip
THEMES = {
    "set": ("completes_set",),
    "set_up": ("makes_pair", "arms_exchange"),
    "deny": ("denies_set", "bonus_breaks_pair"),
    "donkeys": ("trades_donkey", "avoids_donkey", "must_take_donkey", "bonus_only_donkeys"),
    "colours": ("leads_colour", "bonus_gold"),
    "tempo": ("leaves_lowest",),
}
"""What puzzles are about: by theme, the reasons for a best move that make it so."""

Tableau = list[Card]


def explain(knowledge: Knowledge, move: Move) -> Iterator[Reason | None]:
    """What can truly be said for a move, the most telling first."""
    position = OpenCards(cast(DonkeyView, knowledge.view), knowledge.seat)
    if len(position.view.moves) == 1:
        yield Reason("only_move")
    elif move.kind == "take":
        yield from _take(position, move.cards[0])
    elif move.kind == "swap":
        yield from _swap(position, *move.cards)
    elif move.kind == "bonus" and move.number is not None:
        yield from _bonus(position, move.cards[0], move.number)
    else:
        yield _decline(position)


class OpenCards:
    """The cards that everybody sees, and whose move it is."""

    def __init__(self, view: DonkeyView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.offer = _cards(view.offer)
        self.tableaus = [_cards(tableau) for tableau in view.tableaus]

    @property
    def own(self) -> Tableau:
        return self.tableaus[self.seat]

    @property
    def others(self) -> list[int]:
        """The other seats in the order of their turns."""
        players = self.view.players
        return [(self.seat + step) % players for step in range(1, players)]

    @property
    def lowest(self) -> int:
        return min(card.value for card in self.offer)

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on when a card was taken."""
        return len(self.offer) > 1 or self.view.draw_pile > 0

    def can_get(self, seat: int, card: Card) -> bool:
        """Whether a seat with two cards of a card's colour could add it as the third, were it to move now."""
        if card.value == self.lowest:
            return True
        return any(mine.colour != card.colour and _is_exchanged(mine, card) for mine in self.tableaus[seat])


def _cards(texts: Iterable[str]) -> Tableau:
    return [BY_TEXT[text] for text in texts]


def _is_exchanged(given: Card, card: Card) -> bool:
    """Whether one card may be put in for another (D10, D11)."""
    return card.kind == "gold" and (given.kind == "donkey" or given.value > card.value)


def _of_colour(tableau: Tableau, card: Card) -> Tableau:
    return [other for other in tableau if other.colour == card.colour]


def _without(cards: Tableau, card: Card) -> Tableau:
    left = list(cards)
    left.remove(card)
    return left


def _take(position: OpenCards, card: Card) -> Iterator[Reason | None]:
    own = position.own
    yield _set(own, card)
    yield _denied(position, card)
    if card.kind == "donkey" and all(text.startswith("take") for text in position.view.moves):
        yield Reason("must_take_donkey", {"card": card.text})
    if position.goes_on:
        yield _pair(own, card)
        yield _lead(position, own, card)
    yield _weapon(position, card)
    yield _aftermath(position, _without(position.offer, card))


def _swap(position: OpenCards, given: Card, card: Card) -> Iterator[Reason | None]:
    own = _without(position.own, given)
    yield _set(own, card)
    yield _denied(position, card)
    if given.kind == "donkey":
        yield Reason("trades_donkey", {"card": card.text, "other": given.text})
    yield _pair(own, card)
    yield _spared(position)
    yield _lead(position, own, card)
    yield _aftermath(position, [*_without(position.offer, card), given])


def _set(tableau: Tableau, card: Card) -> Reason | None:
    there = _of_colour(tableau, card)
    if len(there) != SET - 1:
        return None
    points = card.value + sum(other.value for other in there)
    return Reason("completes_set", {"card": card.text, "colour": str(card.colour), "points": points})


def _denied(position: OpenCards, card: Card) -> Reason | None:
    """The card would complete another's set, and that seat could get it."""
    for other in position.others:
        there = _of_colour(position.tableaus[other], card)
        if len(there) == SET - 1 and position.can_get(other, card):
            points = card.value + sum(each.value for each in there)
            facts: Facts = {"card": card.text, "colour": str(card.colour), "seat": other, "points": points}
            return Reason("denies_set", facts)
    return None


def _pair(tableau: Tableau, card: Card) -> Reason | None:
    if len(_of_colour(tableau, card)) != SET - 2:
        return None
    return Reason("makes_pair", {"card": card.text, "colour": str(card.colour)})


def _spared(position: OpenCards) -> Reason | None:
    """An exchange instead of a donkey that would have to be taken."""
    donkeys = [card for card in position.offer if card.kind == "donkey"]
    return Reason("avoids_donkey", {"other": donkeys[0].text}) if donkeys else None


def _lead(position: OpenCards, tableau: Tableau, card: Card, owner: int | None = None) -> Reason | None:
    """The card brings the highest total of its colour, which counts at the end (D19)."""
    own = sum(other.value for other in _of_colour(tableau, card)) + card.value
    totals = [
        sum(each.value for each in _of_colour(position.tableaus[other], card)) - (card.value if other == owner else 0)
        for other in position.others
    ]
    if card.kind != "gold" or own <= max(totals):
        return None
    return Reason("leads_colour", {"card": card.text, "colour": str(card.colour), "points": own, "value": max(totals)})


def _weapon(position: OpenCards, card: Card) -> Reason | None:
    """A donkey can be exchanged for any gold (D11), as long as gold is still to come."""
    gold = any(other.kind == "gold" for other in position.offer) or position.view.draw_pile > 0
    is_armed = card.kind == "donkey" and gold and position.goes_on
    return Reason("arms_exchange", {"card": card.text}) if is_armed else None


def _aftermath(position: OpenCards, offer: Tableau) -> Reason | None:
    """What the move leaves for the next seat."""
    if not offer:
        return None
    lowest = min(offer, key=lambda card: card.value)
    return Reason("leaves_lowest", {"other": lowest.text, "seat": position.others[0]})


def _bonus(position: OpenCards, card: Card, owner: int) -> Iterator[Reason | None]:
    facts: Facts = {"card": card.text, "colour": str(card.colour), "seat": owner}
    # in the last turn a pair can become no set any more, and gold counts only with the highest total
    goes_on = position.offer or position.view.draw_pile > 0
    if goes_on and len(_of_colour(position.tableaus[owner], card)) == SET - 1:
        yield Reason("bonus_breaks_pair", facts)
    yield _lead(position, position.own, card, owner)
    if goes_on and card.kind == "gold":
        yield Reason("bonus_gold", facts | {"points": card.value})
    yield _weapon(position, card)


def _decline(position: OpenCards) -> Reason | None:
    offered = _cards(text.split()[1] for text in position.view.moves if text.startswith("bonus"))
    return Reason("bonus_only_donkeys") if all(card.kind == "donkey" for card in offered) else None
