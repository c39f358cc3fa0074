"""Chance, one decision at a time: in which order a game's deal becomes known, and how likely each outcome is.

The rules take a whole deal at once. Here it is a row of chance nodes in the order in which they matter. What is still
hidden is filled up in any way, because no seat's decision and no legal move depends on it (the blindness of the rules
is tested), and is set right when its chance nodes come up.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from ctypes import Array, c_int64
from itertools import combinations
from typing import Any, Protocol

from motherlode.rules import Game
from motherlode.rules.donkey.cards import CARDS as DONKEY_CARDS
from motherlode.rules.donkey.cards import deck, face_of_bit
from motherlode.rules.donkey.state import COLOURS, OFFER_SIZE, REMOVED
from motherlode.rules.donkey.state import LAYOUT as DONKEY_LAYOUT
from motherlode.rules.donkey.state import SEATS as DONKEY_SEATS
from motherlode.rules.gate.cards import CARDS as GATE_CARDS
from motherlode.rules.gate.state import BLACK, BLACKS, HAND_SIZE, NUMBERS, ROUNDS
from motherlode.rules.gate.state import LAYOUT as GATE_LAYOUT
from motherlode.rules.gate.state import SEATS as GATE_SEATS
from motherlode.rules.layout import Layout
from motherlode.rules.mine.cards import CARDS as MINE_CARDS
from motherlode.rules.mine.cards import COLOUR_NAMES
from motherlode.rules.mine.deal import LAYOUTS
from motherlode.rules.mine.state import COLOURS as MINE_COLOURS
from motherlode.rules.mine.state import COPIES, FACES, OWNERS_OF
from motherlode.rules.mine.state import LAYOUT as MINE_LAYOUT
from motherlode.rules.mine.state import SEATS as MINE_SEATS
from motherlode.rules.sets import members

HIDDEN = -1
Outcomes = list[tuple[int, float]]
Buffer = Array[c_int64]
Truths = dict[tuple[int, ...], float]


def _place(layout: Layout[Any], field: str) -> int:
    """Where a field begins, in int64 numbers."""
    fields = layout.dtype.fields
    assert fields is not None
    return fields[field][1] // 8


NUMBER, UNSEEN, OFFERS = (_place(DONKEY_LAYOUT, field) for field in ("number", "unseen", "offers"))
SEEN, CELLS = (_place(MINE_LAYOUT, field) for field in ("seen", "cells"))
ROUND_NUMBER, OVER, DEALS = (_place(GATE_LAYOUT, field) for field in ("round_number", "over", "deals"))


class ChanceNodes(Protocol):
    """The chance nodes of a game's deal. An outcome is the number of a seat or of a face."""

    most: int
    """No chance node has more outcomes."""

    def total(self, players: int) -> int:
        """How many chance nodes there can be in a game."""

    def due(self, buffer: Buffer) -> int:
        """How many chance nodes must be known in a state, given by its buffer."""

    def outcomes(self, drawn: Sequence[int], players: int) -> Outcomes:
        """What can come in the next chance node, and how likely it is."""

    def name(self, drawn: Sequence[int], players: int, outcome: int) -> str:
        """The next chance node's outcome in words."""

    def numbers(self, drawn: Sequence[int], players: int, options: Any, codes: Sequence[int]) -> list[int]:
        """A deal that begins like this, as the compiled rules take it; codes are the moves made."""

    def settle(self, buffer: Buffer, drawn: Sequence[int], code: int) -> None:
        """Sets right what chance decided last, in the state before the move that asked for it. What is still in the
        dark then need not fit: it is set right in its turn.
        """

    def seen(self, drawn: Sequence[int], players: int, seat: int, buffer: Buffer | None) -> list[int]:
        """The outcomes as a seat knows them: what it does not know is HIDDEN, and an order that nobody sees is sorted.
        The buffer is that of the state, if there is one yet.
        """

    def read(self, fields: Any, codes: Sequence[int]) -> list[int]:
        """The chance nodes that are known in a whole state, sorted where nobody sees an order."""

    def truths(self, fields: Any, codes: Sequence[int]) -> Truths:
        """What these outcomes may be for one who sees what all see, in the form of `read`, and how likely each is."""


def _evenly(outcomes: Iterable[int]) -> Outcomes:
    found = list(outcomes)
    return [(outcome, 1 / len(found)) for outcome in found]


Counts = list[int]  # by face


def _by_number(left: Counts) -> Outcomes:
    total = sum(left)
    return [(face, count / total) for face, count in enumerate(left) if count]


def _rest(deck: Sequence[int], drawn: Iterable[int]) -> Counts:
    left = list(deck)
    for face in drawn:
        left[face] -= 1
    return left


def _cards(counts: Counts) -> list[int]:
    """Every card, ascending."""
    return [face for face, count in enumerate(counts) for _ in range(count)]


class DonkeyChance:
    """The first seat; a donkey a seat; then the cards of the offers, one by one. What is removed never comes up."""

    most = len(DONKEY_CARDS)
    _copies = [sum(1 << bit for bit in range(60) if face_of_bit(bit) == face) for face in range(len(DONKEY_CARDS))]
    """By face, all cards that look like this."""
    _decks = {players: [deck(players).count(card.text) for card in DONKEY_CARDS] for players in (2, 3)}

    def total(self, players: int) -> int:
        return 1 + players + OFFER_SIZE * (10 if players == 2 else 11)

    def due(self, buffer: Buffer) -> int:
        return 1 + buffer[0] + OFFER_SIZE * buffer[NUMBER]

    def _left(self, drawn: Sequence[int], players: int) -> Counts:
        return _rest(self._decks[players], drawn[1:])

    def outcomes(self, drawn: Sequence[int], players: int) -> Outcomes:
        if not drawn:
            return _evenly(range(players))
        if len(drawn) <= players:
            return _evenly(colour for colour in range(COLOURS) if colour not in drawn[1:])
        return _by_number(self._left(drawn, players))

    def name(self, drawn: Sequence[int], players: int, outcome: int) -> str:
        if not drawn:
            return f"seat {outcome} starts"
        card = DONKEY_CARDS[outcome].text
        return f"{card} to seat {len(drawn) - 1}" if len(drawn) <= players else f"{card} is offered"

    def numbers(self, drawn: Sequence[int], players: int, options: Any, codes: Sequence[int]) -> list[int]:
        first, *known = [*drawn] or [0]
        donkeys = known[:players]
        donkeys += [colour for colour in range(COLOURS) if colour not in donkeys][: players - len(donkeys)]
        offered = known[players:]
        left = _cards(self._left([first, *donkeys, *offered], players))
        places = [0] * (DONKEY_SEATS - players)
        rest = [*left[:REMOVED], *offered, *left[REMOVED:]]
        return [players, int(options.open_piles), first, *donkeys, *places, *rest]

    def settle(self, buffer: Buffer, drawn: Sequence[int], code: int) -> None:
        unseen, offer = buffer[UNSEEN], 0
        for face in drawn[-OFFER_SIZE:]:
            alike = unseen & self._copies[face] & ~offer
            offer |= alike & -alike
        buffer[OFFERS + buffer[NUMBER]] = offer

    def seen(self, drawn: Sequence[int], players: int, seat: int, buffer: Buffer | None) -> list[int]:
        """Everything; the cards of an offer come in no order."""
        begin = 1 + players
        known = list(drawn[:begin])
        for offer in range(begin, len(drawn), OFFER_SIZE):
            known += sorted(drawn[offer : offer + OFFER_SIZE])
        return known

    def read(self, fields: Any, codes: Sequence[int]) -> list[int]:
        sets = [*fields.donkeys[: fields.players], *fields.offers[: fields.number]]
        return [fields.first, *(face for cards in sets for face in sorted(map(face_of_bit, members(cards))))]

    def truths(self, fields: Any, codes: Sequence[int]) -> Truths:
        """All see every chance node."""
        return {tuple(self.read(fields, codes)): 1.0}


class MineChance:
    """The first seat; each colour's owner; then the cells in the order in which they are first turned up."""

    most = FACES

    def total(self, players: int) -> int:
        return 1 + MINE_COLOURS + sum(COPIES)

    def due(self, buffer: Buffer) -> int:
        return 1 + MINE_COLOURS + buffer[SEEN].bit_count() + buffer[SEEN + 1].bit_count()

    def _owners(self, drawn: Sequence[int], players: int) -> Counts:
        return _rest(
            [OWNERS_OF[players].count(owner - 1) for owner in range(1 + MINE_SEATS)], drawn[1 : 1 + MINE_COLOURS]
        )

    def _left(self, drawn: Sequence[int]) -> Counts:
        return _rest(COPIES, drawn[1 + MINE_COLOURS :])

    def outcomes(self, drawn: Sequence[int], players: int) -> Outcomes:
        if not drawn:
            return _evenly(range(players))
        return _by_number(self._owners(drawn, players) if len(drawn) <= MINE_COLOURS else self._left(drawn))

    def name(self, drawn: Sequence[int], players: int, outcome: int) -> str:
        if not drawn:
            return f"seat {outcome} starts"
        if len(drawn) <= MINE_COLOURS:
            return f"{COLOUR_NAMES[len(drawn) - 1]} to {f'seat {outcome - 1}' if outcome else 'nobody'}"
        return f"{MINE_CARDS[outcome].text} is turned up"

    def numbers(self, drawn: Sequence[int], players: int, options: Any, codes: Sequence[int]) -> list[int]:
        owners = [*drawn[1 : 1 + MINE_COLOURS], *_cards(self._owners(drawn, players))]
        left = _cards(self._left(drawn))
        first_turned = dict.fromkeys(codes)
        faces = dict(zip(first_turned, drawn[1 + MINE_COLOURS :], strict=False))
        cells = [faces[cell] if cell in faces else left.pop() for cell in range(sum(COPIES))]
        chosen = [LAYOUTS[options.layout], int(options.open_gold), options.stall_limit]
        return [players, *chosen, drawn[0] if drawn else 0, *(owner - 1 for owner in owners), *cells]

    def settle(self, buffer: Buffer, drawn: Sequence[int], code: int) -> None:
        buffer[CELLS + code] = drawn[-1]

    def seen(self, drawn: Sequence[int], players: int, seat: int, buffer: Buffer | None) -> list[int]:
        return list(drawn)

    def read(self, fields: Any, codes: Sequence[int]) -> list[int]:
        return [
            fields.first,
            *(owner + 1 for owner in fields.owner),
            *(fields.cells[code] for code in dict.fromkeys(codes)),
        ]

    def truths(self, fields: Any, codes: Sequence[int]) -> Truths:
        """All see every chance node."""
        return {tuple(self.read(fields, codes)): 1.0}


class GateChance:
    """The first dealer; then in every round each seat's hand, card by card."""

    most = len(GATE_CARDS)
    _deck = [1] * BLACK + [BLACKS]

    def total(self, players: int) -> int:
        return 1 + ROUNDS * players * HAND_SIZE[players]

    def due(self, buffer: Buffer) -> int:
        return 1 + (buffer[ROUND_NUMBER] + 1) * buffer[0] * HAND_SIZE[buffer[0]]

    def _hands(self, drawn: Sequence[int], players: int) -> list[list[int]]:
        """All hands of all rounds, one after the other, the last ones not complete."""
        size = HAND_SIZE[players]
        return [list(drawn[start : start + size]) for start in range(1, len(drawn), size)]

    def outcomes(self, drawn: Sequence[int], players: int) -> Outcomes:
        if not drawn:
            return _evenly(range(players))
        dealt = (len(drawn) - 1) % (players * HAND_SIZE[players])
        return _by_number(_rest(self._deck, drawn[len(drawn) - dealt :]))

    def name(self, drawn: Sequence[int], players: int, outcome: int) -> str:
        if not drawn:
            return f"seat {outcome} deals"
        seat = (len(drawn) - 1) // HAND_SIZE[players] % players
        return f"{GATE_CARDS[outcome].text} to seat {seat}"

    def numbers(self, drawn: Sequence[int], players: int, options: Any, codes: Sequence[int]) -> list[int]:
        dealt = list(drawn) or [0]
        cards = players * HAND_SIZE[players]
        hands_dealt = []
        for number in range(ROUNDS):
            known = dealt[1 + number * cards : 1 + (number + 1) * cards]
            filled = [0, *known, *_cards(_rest(self._deck, known))[: cards - len(known)]]
            hands = self._hands(filled, players)
            hands_dealt += [sum(1 << card for card in hand) for hand in hands] + [0] * (GATE_SEATS - players)
        return [players, 2 if options.teams else players, dealt[0], *hands_dealt]

    def settle(self, buffer: Buffer, drawn: Sequence[int], code: int) -> None:
        players = buffer[0]
        coming = DEALS + GATE_SEATS * (buffer[ROUND_NUMBER] + 1)
        for seat, hand in enumerate(self._hands(drawn, players)[-players:]):
            buffer[coming + seat] = sum(1 << card for card in hand)

    def seen(self, drawn: Sequence[int], players: int, seat: int, buffer: Buffer | None) -> list[int]:
        """The own hands, and every hand of a round that has ended; the cards of a hand come in no order."""
        ended = 0 if buffer is None else buffer[ROUND_NUMBER] + buffer[OVER]
        known = list(drawn[:1])
        for number, hand in enumerate(self._hands(drawn, players)):
            is_open = number % players == seat or number // players < ended
            known += sorted(hand) if is_open else [HIDDEN] * len(hand)
        return known

    def read(self, fields: Any, codes: Sequence[int]) -> list[int]:
        hands = [hand for dealt in fields.deals[: fields.round_number + 1] for hand in dealt[: fields.players]]
        return [fields.dealer, *(face for hand in hands for face in _faces(hand))]

    def truths(self, fields: Any, codes: Sequence[int]) -> Truths:
        """The hands of the round are hidden but for the cards played and the kicker: every lower green card is aside.
        The other cards are dealt in every way; black cards look alike, so that some ways count several times.
        """
        seats = range(fields.players)
        size = HAND_SIZE[fields.players]
        shown = [_faces(fields.played[seat]) for seat in seats]
        if fields.kicker >= 0 and fields.last < 0:
            shown[fields.seat].append(fields.kicker)
        aside = range(fields.kicker if fields.kicker >= 0 else NUMBERS)
        hidden = _cards(_rest(self._deck, [*aside, *(face for cards in shown for face in cards)]))
        ways = Counter(
            tuple(face for cards, more in zip(shown, hands, strict=True) for face in sorted([*cards, *more]))
            for hands in _ways(hidden, [size - len(cards) for cards in shown])
        )
        open_slots = self.read(fields, codes)[: -fields.players * size]
        return {(*open_slots, *way): count / ways.total() for way, count in ways.items()}


def _ways(cards: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to deal hands of these sizes, the cards told apart even if they look alike."""
    if not sizes:
        yield []
        return
    for places in combinations(range(len(cards)), sizes[0]):
        rest = [card for place, card in enumerate(cards) if place not in places]
        for others in _ways(rest, sizes[1:]):
            yield [tuple(cards[place] for place in places), *others]


def _faces(word: int) -> list[int]:
    return members(word & (1 << BLACK) - 1) + [BLACK] * (word >> BLACK)


CHANCE_NODES: dict[str, ChanceNodes] = {"donkey": DonkeyChance(), "mine": MineChance(), "gate": GateChance()}


def chance_nodes_of(game: Game) -> ChanceNodes:
    """The chance nodes of a game's deal."""
    return CHANCE_NODES[game.name]
