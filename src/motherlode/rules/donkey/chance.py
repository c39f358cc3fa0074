"""The deal of `donkey` as chance nodes."""

from collections.abc import Sequence
from math import prod
from typing import Any

from motherlode.rules.chance import (
    Buffer,
    Counts,
    Outcomes,
    Truths,
    by_number,
    cards_left,
    evenly,
    orders_of,
    place_of,
    rest,
)
from motherlode.rules.donkey.cards import CARDS, deck, face_of_bit
from motherlode.rules.donkey.deal import PRINTED, Options, filled, offers_of, removed_of, rules_of
from motherlode.rules.donkey.state import COLOURS, LAYOUT, SEATS
from motherlode.rules.sets import members

NUMBER, UNSEEN, OFFERS = (place_of(LAYOUT, field) for field in ("number", "unseen", "offers"))


class DonkeyChance:
    """The first seat; a donkey a seat; then the cards of the offers, one by one. What is removed never comes up."""

    most = len(CARDS)
    _copies = [sum(1 << bit for bit in range(60) if face_of_bit(bit) == face) for face in range(len(CARDS))]
    """By face, all cards that look like this."""

    def __init__(self, options: Options = PRINTED) -> None:
        self._options = options
        self._size = options.offer_size
        self._decks = {players: [deck(players, options).count(card.text) for card in CARDS] for players in (2, 3)}

    def under(self, options: Options) -> "DonkeyChance":
        return DonkeyChance(options)

    def total(self, players: int) -> int:
        return 1 + players + self._size * offers_of(self._options, players)

    def due(self, buffer: Buffer) -> int:
        return 1 + buffer[0] + self._size * buffer[NUMBER]

    def _left(self, drawn: Sequence[int], players: int) -> Counts:
        return rest(self._decks[players], drawn[1:])

    def outcomes(self, drawn: Sequence[int], players: int) -> Outcomes:
        if not drawn:
            return evenly(range(players))
        if len(drawn) <= players:
            if self._options.start_colours == "in_order":
                return evenly([len(drawn) - 1])
            return evenly(colour for colour in range(COLOURS) if colour not in drawn[1:])
        return by_number(self._left(drawn, players))

    def name(self, drawn: Sequence[int], players: int, outcome: int) -> str:
        if not drawn:
            return f"seat {outcome} starts"
        card = CARDS[outcome].text
        return f"{card} to seat {len(drawn) - 1}" if len(drawn) <= players else f"{card} is offered"

    def numbers(self, drawn: Sequence[int], players: int, options: Any, codes: Sequence[int]) -> list[int]:
        first, *known = [*drawn] or [0]
        donkeys = known[:players]
        donkeys += [colour for colour in range(COLOURS) if colour not in donkeys][: players - len(donkeys)]
        offered = known[players:]
        left = cards_left(self._left([first, *donkeys, *offered], players))
        places = [0] * (SEATS - players)
        removed = removed_of(options, players)
        cards = filled([*left[:removed], *offered, *left[removed:]])
        return [players, int(options.open_piles), first, *donkeys, *places, *cards, *rules_of(options, players)]

    def settle(self, buffer: Buffer, drawn: Sequence[int], code: int) -> None:
        unseen, offer = buffer[UNSEEN], 0
        for face in drawn[-self._size :]:
            alike = unseen & self._copies[face] & ~offer
            offer |= alike & -alike
        buffer[OFFERS + buffer[NUMBER]] = offer

    def seen(self, drawn: Sequence[int], players: int, seat: int, buffer: Buffer | None) -> list[int]:
        """Everything; the cards of an offer come in no order."""
        seen = list(drawn[: 1 + players])
        for offer in self._offers(drawn, players):
            seen += sorted(offer)
        return seen

    def orders(self, drawn: Sequence[int], players: int) -> int:
        return prod(orders_of(offer) for offer in self._offers(drawn, players))

    def _offers(self, drawn: Sequence[int], players: int) -> list[Sequence[int]]:
        return [drawn[start : start + self._size] for start in range(1 + players, len(drawn), self._size)]

    def read(self, fields: Any, codes: Sequence[int]) -> list[int]:
        sets = [*fields.donkeys[: fields.players], *fields.offers[: fields.number]]
        return [fields.first, *(face for cards in sets for face in sorted(map(face_of_bit, members(cards))))]

    def truths(self, fields: Any, codes: Sequence[int]) -> Truths:
        """All see every chance node."""
        return {tuple(self.read(fields, codes)): 1.0}


NODES = DonkeyChance()
