"""How people play `donkey` (see `bots/people.py`).

A novice finishes a set wherever it can, and else makes the move that gains most: the points of the card, less those of
the card that is given for it, and two for each card of its colour that lies there already. A child does the same and
sees only half of its moves. An adult also thinks of what the others have, and of what its cards may become.
"""

from motherlode.bots.donkey.players import finishing_moves, rate_by_hand
from motherlode.bots.people import PersonBot
from motherlode.bots.players import OnePlyBot
from motherlode.bots.protocol import Bot
from motherlode.rules import Game, Knowledge, Move
from motherlode.rules.donkey.view import DonkeyView

A_SET = 100.0
SAME_COLOUR = 2.0
HALF = 0.5


def first_sight(knowledge: Knowledge, move: Move) -> float:
    """What a move seems to gain."""
    view = knowledge.view
    assert isinstance(view, DonkeyView)
    if move.kind == "decline":
        return 0.0
    got = move.cards[-1]
    gain = float(got.value)
    if move.kind == "bonus":
        return gain
    gain -= move.cards[0].value if move.kind == "swap" else 0
    gain += SAME_COLOUR * sum(card[0] == got.text[0] for card in view.tableaus[knowledge.seat])
    return gain + (A_SET if move in finishing_moves(knowledge) else 0.0)


def novice(game: Game, seed: int) -> Bot:
    return PersonBot(first_sight, seed)


def adult(game: Game, seed: int) -> Bot:
    return OnePlyBot(rate_by_hand, seed)


def child(game: Game, seed: int) -> Bot:
    return PersonBot(first_sight, seed, sees=HALF)


PEOPLE = {"novice": novice, "adult": adult, "child": child}
