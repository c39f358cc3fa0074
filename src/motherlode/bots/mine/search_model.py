"""How the shared search thinks about `mine`, compiled: plain search with random rollouts."""

from motherlode.bots.search import SearchModel
from motherlode.bots.worth import settle_game
from motherlode.rules.compiled import exported_for
from motherlode.rules.mine import abi as rules
from motherlode.rules.mine.knowledge import was_seen
from motherlode.rules.mine.state import CELLS

exported = exported_for(__name__)

CERTAIN_LEAD = 25.0


@exported
def value_at_end(state: int, worth: int) -> int:
    """What a finished game is worth."""
    return settle_game(state, worth, CERTAIN_LEAD, rules)


@exported
def card_revealed(state: int) -> int:
    """A number that tells apart what a move can have revealed: after the same moves it differs with the last face."""
    record = rules.at(state)
    digest = 0
    for cell in range(CELLS):
        if was_seen(record, cell):
            digest += (cell + 1) * (record.cells[cell] + 1)
    return digest


PLAIN = SearchModel(value=value_at_end, rollout=rules.playout, exploration=0.7, revealed=card_revealed)
