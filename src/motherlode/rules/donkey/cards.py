"""The cards of `donkey` (D1, D2), by face and by bit."""

from functools import cache, lru_cache

from motherlode.rules.cards import Card
from motherlode.rules.donkey.state import COLOURS, FACES
from motherlode.rules.sets import REMEMBERED, BitValues

COLOUR_NAMES = ("green", "blue", "violet", "red", "orange", "pink")
DONKEY_VALUE = -2


def _card(face: int) -> Card:
    rank, colour = divmod(face, COLOURS)
    name = COLOUR_NAMES[colour]
    if rank == 0:
        return Card(f"{name[0]}D", f"{name} donkey", "donkey", name, DONKEY_VALUE)
    return Card(f"{name[0]}{rank + 2}", f"{name} gold {rank + 2}", "gold", name, rank + 2)


CARDS = tuple(_card(face) for face in range(FACES))
FACE_OF = {card.text: face for face, card in enumerate(CARDS)}


def face_of_bit(bit: int) -> int:
    """The second copies stand 42 bits higher, the third donkeys 54."""
    return bit if bit < 42 else bit - 42 if bit < 54 else bit - 54


_FACES = BitValues([face_of_bit(bit) for bit in range(60)])
_TEXTS = [card.text for card in CARDS]


@cache
def deck(players: int) -> tuple[str, ...]:
    """Every card of the deck as text; with two players the third donkeys stay in the box (D2)."""
    return tuple(CARDS[face_of_bit(bit)].text for bit in range(54 if players == 2 else 60))


@lru_cache(REMEMBERED)
def cards_of(cards: int) -> tuple[str, ...]:
    """The cards of a set as text, by value and colour."""
    return tuple([_TEXTS[face] for face in sorted(_FACES.of(cards))])


@lru_cache(REMEMBERED)
def value_of(cards: int) -> int:
    """The points of a set (D1)."""
    return sum([CARDS[face].value for face in _FACES.of(cards)])
