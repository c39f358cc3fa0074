"""What a bot says of the moves and what it plays agree: a hint is what the strongest bot would do."""

import pytest

from motherlode.bots import Budget, make_bot
from motherlode.bots.levels import strongest
from motherlode.rules import SplitMix64, game
from tests.configurations import PLAY, label

BUDGET = Budget(iterations=60)


@pytest.mark.slow
@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_the_move_rated_best_is_the_one_that_is_played(configuration: tuple[str, int, dict[str, object]]) -> None:
    """In random positions to the end of a game, and also where the hand can be emptied or the rest is solved.

    The bot has not thought about the game before: what it kept would count, and it might play a move that is as good.
    """
    name, players, options = configuration
    rng = SplitMix64(11)
    state = game(name).deal(players, rng, options)
    while not state.over:
        assert state.seat is not None
        legal = state.legal_moves()
        if len(legal) > 1 and rng.below(3) == 0:
            knowledge, best_bot = state.knowledge(state.seat), make_bot(strongest(game(name)), game(name), 3)
            ratings = {rating.move: rating for rating in best_bot.rate(knowledge, BUDGET)}
            best, chosen = next(iter(ratings.values())), ratings[best_bot.choose(knowledge, BUDGET)]
            assert (chosen.win, chosen.points) == (best.win, best.points), (best, chosen)
        state = state.apply(legal[rng.below(len(legal))])
