"""The deal of `gate` as chance nodes."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import prod
from typing import Any

from motherlode.rules.chance import (
    HIDDEN,
    Buffer,
    Outcomes,
    Truths,
    by_number,
    cards_left,
    evenly,
    orders_of,
    place_of,
    rest,
)
from motherlode.rules.gate.cards import CARDS
from motherlode.rules.gate.deal import PRINTED, Options, chosen, hand_size_of, rules_of
from motherlode.rules.gate.state import BLACK, LAYOUT, NUMBERS, PAYING, ROUNDS, SEATS
from motherlode.rules.sets import members

ROUND_NUMBER, OVER, WAY, DEALS = (place_of(LAYOUT, field) for field in ("round_number", "over", "way", "deals"))


class GateChance:
    """The first dealer, whether by a draw of cards or not; then in every round each seat's hand, card by card."""

    most = len(CARDS)

    def __init__(self, options: Options = PRINTED) -> None:
        self._options = options
        self._deck = [1] * BLACK + [options.blacks]

    def under(self, options: Options) -> "GateChance":
        return GateChance(options)

    def _size(self, players: int) -> int:
        return hand_size_of(self._options, players)

    def total(self, players: int) -> int:
        return 1 + self._options.rounds * players * self._size(players)

    def due(self, buffer: Buffer) -> int:
        return 1 + (buffer[ROUND_NUMBER] + 1) * buffer[0] * self._size(buffer[0])

    def _hands(self, drawn: Sequence[int], players: int) -> list[list[int]]:
        """All hands of all rounds, one after the other, the last ones not complete."""
        size = self._size(players)
        return [list(drawn[start : start + size]) for start in range(1, len(drawn), size)]

    def outcomes(self, drawn: Sequence[int], players: int) -> Outcomes:
        if not drawn:
            return evenly(range(players))
        dealt = (len(drawn) - 1) % (players * self._size(players))
        return by_number(rest(self._deck, drawn[len(drawn) - dealt :]))

    def name(self, drawn: Sequence[int], players: int, outcome: int) -> str:
        if not drawn:
            return f"seat {outcome} deals"
        seat = (len(drawn) - 1) // self._size(players) % players
        return f"{CARDS[outcome].text} to seat {seat}"

    def numbers(self, drawn: Sequence[int], players: int, options: Any, codes: Sequence[int]) -> list[int]:
        dealt = list(drawn) or [0]
        cards = players * self._size(players)
        hands_dealt = []
        for number in range(options.rounds):
            known = dealt[1 + number * cards : 1 + (number + 1) * cards]
            filled = [0, *known, *cards_left(rest(self._deck, known))[: cards - len(known)]]
            hands = self._hands(filled, players)
            hands_dealt += [sum(1 << card for card in hand) for hand in hands] + [0] * (SEATS - players)
        hands_dealt += [0] * (ROUNDS * SEATS - len(hands_dealt))
        begin = [players, 2 if options.teams else players, dealt[0], *hands_dealt]
        nobody_drew = [-1] * SEATS
        return [*begin, *chosen(options), *nobody_drew, *rules_of(options)]

    def settle(self, buffer: Buffer, drawn: Sequence[int], code: int) -> None:
        players = buffer[0]
        coming = DEALS + SEATS * (buffer[ROUND_NUMBER] + 1)
        for seat, hand in enumerate(self._hands(drawn, players)[-players:]):
            buffer[coming + seat] = sum(1 << card for card in hand)

    def seen(self, drawn: Sequence[int], players: int, seat: int, buffer: Buffer | None) -> list[int]:
        """The own hands, and every hand of a round that has ended; the cards of a hand come in no order."""
        ended = 0 if buffer is None else buffer[ROUND_NUMBER] + (buffer[OVER] or buffer[WAY] == PAYING)
        known = list(drawn[:1])
        for number, hand in enumerate(self._hands(drawn, players)):
            is_open = number % players == seat or number // players < ended
            known += sorted(hand) if is_open else [HIDDEN] * len(hand)
        return known

    def orders(self, drawn: Sequence[int], players: int) -> int:
        return prod(orders_of(hand) for hand in self._hands(drawn, players))

    def read(self, fields: Any, codes: Sequence[int]) -> list[int]:
        hands = [hand for dealt in fields.deals[: fields.round_number + 1] for hand in dealt[: fields.players]]
        return [fields.dealer, *(face for hand in hands for face in _faces(hand))]

    def truths(self, fields: Any, codes: Sequence[int]) -> Truths:
        """The hands of the round are hidden but for the cards played and the kicker: every lower green card is aside.
        The other cards are dealt in every way; black cards look alike, so that some ways count several times.
        """
        if fields.way == PAYING:
            return {tuple(self.read(fields, codes)): 1.0}
        seats = range(fields.players)
        size = self._size(fields.players)
        shown = [_faces(fields.played[seat]) for seat in seats]
        if fields.kicker >= 0 and fields.last < 0:
            shown[fields.seat].append(fields.kicker)
        aside = range(fields.kicker if fields.kicker >= 0 else NUMBERS)
        hidden = cards_left(rest(self._deck, [*aside, *(face for cards in shown for face in cards)]))
        ways = Counter(
            tuple(face for cards, more in zip(shown, hands, strict=True) for face in sorted([*cards, *more]))
            for hands in _ways(hidden, [size - len(cards) for cards in shown])
            if not any(_is_denied(fields.denied >> seat * NUMBERS, hands[seat]) for seat in seats)
        )
        open_slots = self.read(fields, codes)[: -fields.players * size]
        return {(*open_slots, *way): count / ways.total() for way, count in ways.items()}


def _is_denied(numbers: int, cards: Sequence[int]) -> bool:
    """Whether one of the cards is a number that its player showed not to hold (G12)."""
    return any(numbers >> card % NUMBERS & 1 for card in cards if card < BLACK)


def _ways(cards: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to deal hands of these sizes, the cards told apart even if they look alike."""
    if not sizes:
        yield []
        return
    for places in combinations(range(len(cards)), sizes[0]):
        rest = [card for place, card in enumerate(cards) if place not in places]
        for others in _ways(rest, sizes[1:]):
            yield [tuple(cards[place] for place in places), *others]


def _faces(bits: int) -> list[int]:
    return members(bits & (1 << BLACK) - 1) + [BLACK] * (bits >> BLACK)


NODES = GateChance()
