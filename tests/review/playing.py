"""Finished games to review."""

from functools import cache
from typing import Any

from motherlode.bots import Budget, make_bot
from motherlode.rules import SplitMix64, State, game

SMALL = Budget(iterations=20)


def played(name: str, players: int, bots: list[str], seed: int, options: dict[str, Any] | None = None) -> State:
    """A game between bots, to its end."""
    rules = game(name)
    state = rules.deal(players, SplitMix64(seed), options)
    seated = [make_bot(bot, rules, 10 * seed + seat) for seat, bot in enumerate(bots)]
    while state.seat is not None:
        state = state.apply(seated[state.seat].choose(state.knowledge(state.seat), SMALL))
    return state


def random_game(name: str, players: int, seed: int, options: dict[str, Any] | None = None) -> State:
    return played(name, players, ["random"] * players, seed, options)


@cache
def late_position() -> State:
    """A decision in the last offer of donkey, few moves before the end."""
    for seed in range(50):
        end = random_game("donkey", 2, seed)
        for back in (5, 4, 3):
            state = end.history[-1 - back]
            if state.drawn == state.game.chance.total(2) and len(state.legal_moves()) > 1:
                return state
    raise AssertionError("no game has a decision so late")
