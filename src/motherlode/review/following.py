"""What would probably have followed a move, as far as its seat could foresee it."""

from motherlode.bots import Budget, make_bot
from motherlode.rules import Knowledge, Move, SplitMix64

LONGEST = 4
FORESEEING = "hard"
THOUGHT = Budget(iterations=60)


def follow(knowledge: Knowledge, move: Move, seed: int) -> tuple[str, ...]:
    """The moves after a move, until chance decides, or somebody plays whose hand the seat does not know."""
    game, me = knowledge.game, knowledge.seat
    state = knowledge.redeal(SplitMix64(seed, len(knowledge.moves)))
    drawn = state.drawn
    state = state.apply(move)
    bot = make_bot(FORESEEING, game, seed)
    line: list[str] = []
    while len(line) < LONGEST and state.seat is not None and state.drawn == drawn:
        if game.secret and state.seat != me:
            break
        following = bot.choose(state.knowledge(state.seat), THOUGHT)
        state = state.apply(following)
        line.append(following.text)
    return tuple(line)
