"""The deal of `tricks` as chance nodes: the first seat, then each seat's hand, card by card."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import prod
from typing import Any

from motherlode.rules.chance import HIDDEN, Buffer, Outcomes, Truths, by_number, cards_left, evenly, orders_of, rest
from motherlode.rules.sets import members
from tests.games.tricks.cards import CARDS
from tests.games.tricks.state import DECK, HAND, SEATS


class TricksChance:
    most = DECK

    def under(self, options: Any) -> "TricksChance":
        return self

    def total(self, players: int) -> int:
        return 1 + players * HAND

    def due(self, buffer: Buffer) -> int:
        """All of it before the first card is played; the first number of a state is that of its players."""
        return self.total(buffer[0])

    def outcomes(self, drawn: Sequence[int], players: int) -> Outcomes:
        return by_number(rest([1] * DECK, drawn[1:])) if drawn else evenly(range(players))

    def name(self, drawn: Sequence[int], players: int, outcome: int) -> str:
        if not drawn:
            return f"seat {outcome} starts"
        return f"{CARDS[outcome]} to seat {(len(drawn) - 1) // HAND}"

    def numbers(self, drawn: Sequence[int], players: int, options: Any, codes: Sequence[int]) -> list[int]:
        first, *known = [*drawn] or [0]
        cards = [*known, *cards_left(rest([1] * DECK, known))][: players * HAND]
        hands = [sum(1 << card for card in cards[HAND * seat : HAND * (seat + 1)]) for seat in range(players)]
        return [players, int(options.double_last), first, *hands, *[0] * (SEATS - players)]

    def settle(self, buffer: Buffer, drawn: Sequence[int], code: int) -> None:
        raise AssertionError("chance decides nothing after the deal")

    def seen(self, drawn: Sequence[int], players: int, seat: int, buffer: Buffer | None) -> list[int]:
        """The own hand, in no order."""
        known = list(drawn[:1])
        for other, start in enumerate(range(1, len(drawn), HAND)):
            hand = drawn[start : start + HAND]
            known += sorted(hand) if other == seat else [HIDDEN] * len(hand)
        return known

    def orders(self, drawn: Sequence[int], players: int) -> int:
        return prod(orders_of(drawn[start : start + HAND]) for start in range(1, len(drawn), HAND))

    def read(self, fields: Any, codes: Sequence[int]) -> list[int]:
        hands = [fields.hands[seat] | fields.gone[seat] for seat in range(fields.players)]
        return [fields.first, *(card for hand in hands for card in members(hand))]

    def truths(self, fields: Any, codes: Sequence[int]) -> Truths:
        """Every way to deal the cards that nobody has played."""
        gone = [members(cards) for cards in fields.gone[: fields.players]]
        left = [card for card in range(DECK) if not any(card in cards for cards in gone)]
        ways: Counter[tuple[int, ...]] = Counter()

        def deal(seat: int, cards: list[int], dealt: tuple[int, ...]) -> None:
            if seat == len(gone):
                ways[fields.first, *dealt] += 1
                return
            for more in combinations(cards, HAND - len(gone[seat])):
                others = [card for card in cards if card not in more]
                deal(seat + 1, others, (*dealt, *sorted([*gone[seat], *more])))

        deal(0, left, ())
        return {way: count / ways.total() for way, count in ways.items()}


NODES = TricksChance()
