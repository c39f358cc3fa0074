"""The moves of `tricks`."""

from motherlode.rules.cards import Move
from motherlode.rules.errors import IllegalMove
from tests.games.tricks.cards import CARDS
from tests.games.tricks.state import TricksState

MOVES = tuple(Move(bit, f"play {card}", "play", (card,)) for bit, card in enumerate(CARDS))
ACTIONS = MOVES
SPELLING = "'play CARD' (as 'play 7')"


def refusal(state: TricksState, move: Move) -> IllegalMove:
    return IllegalMove("T2", f"You have no {move.cards[0].name} in your hand.")
