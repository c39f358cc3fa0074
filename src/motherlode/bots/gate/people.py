"""How people play `gate` (see `bots/people.py`).

A novice plays a card whenever it sees that one fits: gold before red, red before green, and black ones, too, when
nothing else does; but it overlooks half of them. A child overlooks two thirds. An adult looks for the longest run,
keeps black cards for the turn that ends the round, and sheds red ones.
"""

from motherlode.bots.gate.players import PolicyBot
from motherlode.bots.gate.policy import GREEDY
from motherlode.bots.people import PersonBot
from motherlode.bots.protocol import Bot
from motherlode.rules import Game, Knowledge, Move

LIKED = {"y": 3.0, "r": 2.0, "g": 1.0, "k": 0.5}
HALF, A_THIRD = 0.5, 1 / 3


def first_sight(knowledge: Knowledge, move: Move) -> float:
    """How much a card is liked; passing is nothing, and chips are paid from the cheapest on."""
    if move.kind == "play":
        return LIKED[move.cards[0].text[0]]
    return -float(move.number or 0)


def novice(game: Game, seed: int) -> Bot:
    return PersonBot(first_sight, seed, sees=HALF)


def adult(game: Game, seed: int) -> Bot:
    return PolicyBot(GREEDY, seed)


def child(game: Game, seed: int) -> Bot:
    return PersonBot(first_sight, seed, sees=A_THIRD)


PEOPLE = {"novice": novice, "adult": adult, "child": child}
