"""The bots of `gate`.

The weaker ones play by a policy that is weighed by hand (see `policy`). The strongest supposes that everybody plays on
by the weights that were learnt from self-play; docs/bots-tried.md says what each brings.
"""

from dataclasses import replace
from functools import partial

from motherlode.bots.gate.characters import CHARACTER_TABLE, with_temper
from motherlode.bots.gate.levels import LEARNT
from motherlode.bots.gate.levels import LEVEL_TABLE as LEVEL_TABLE
from motherlode.bots.gate.people import PEOPLE
from motherlode.bots.gate.players import ExpertBot, PolicyBot, RoundSearchBot, ending_moves
from motherlode.bots.gate.playouts import PLAYOUTS as PLAYOUTS
from motherlode.bots.gate.policy import GREEDY
from motherlode.bots.gate.search_model import PLAIN, informed_model, model, plain_model
from motherlode.bots.gate.weights import load_weights
from motherlode.bots.goals import Goal, goal, goal_in_time
from motherlode.bots.levels import CHARACTERS, LEVELS, Level, LevelBot
from motherlode.bots.plain import nothing_hidden
from motherlode.bots.players import RandomBot, SearchBot
from motherlode.bots.protocol import Bot, Budget
from motherlode.bots.registry import Factory
from motherlode.rules import Game

SIMPLE = model(GREEDY)
UNINFORMED = plain_model(GREEDY)
SEEING = replace(UNINFORMED, determinize=nothing_hidden)
STRONGEST = informed_model(load_weights().policy, load_weights().network)


def greedy(game: Game, seed: int) -> Bot:
    """The hand-made player: a reference."""
    return PolicyBot(GREEDY, seed)


def plain(game: Game, seed: int) -> Bot:
    """Plain information-set search with greedy playouts: a reference, for contests at equal time."""
    return RoundSearchBot(UNINFORMED, seed, Budget(iterations=1000))


def clairvoyant(game: Game, seed: int) -> Bot:
    """The same for who is shown all hands. It is none of the bots that can be chosen: contests use it to measure."""
    return RoundSearchBot(SEEING, seed, Budget(iterations=1000))


def learnt(game: Game, seed: int) -> Bot:
    """Plays by the learnt weights: a reference."""
    return PolicyBot(load_weights().policy, seed)


def ismcts(game: Game, seed: int) -> Bot:
    """Plain information-set search with random rollouts: a reference."""
    return SearchBot(PLAIN, seed, Budget(iterations=10_000))


def at_level(level: Level, seed: int) -> Bot:
    """Plays by policy, or searches; the strongest with what was learnt."""
    if level.exact:
        return ExpertBot(STRONGEST, seed, Budget(), keeps_trees=True)
    if level.iterations:
        return RoundSearchBot(SIMPLE, seed, Budget(), keeps_trees=True)
    return PolicyBot(load_weights().policy if level.temper == LEARNT else GREEDY, seed)


def level_bot(name: str, game: Game, seed: int) -> Bot:
    """A level by its name."""
    return LevelBot(name, LEVEL_TABLE, at_level, seed, ending_moves)


def character(name: str, game: Game, seed: int) -> Bot:
    """A bot with a temper by its name."""
    return LevelBot(name, CHARACTER_TABLE, with_temper, seed, ending_moves)


BOTS: dict[str, Factory] = {
    "random": RandomBot,
    **{name: partial(level_bot, name) for name in LEVELS},
    **{name: partial(character, name) for name in CHARACTERS},
    **PEOPLE,
    "greedy": greedy,
    "learnt": learnt,
    "plain": plain,
    "ismcts": ismcts,
}


def at_equal_time(seconds: float) -> tuple[Goal, ...]:
    """Contests in which everybody has as much processor time."""
    return (
        goal_in_time("gate", "expert", "plain", games=400, wanted=0.60, seconds=seconds),
        goal_in_time("gate", "expert", *["plain"] * 2, games=600, wanted=0.45, seconds=seconds),
        goal_in_time("gate", "expert", *["plain"] * 3, games=1200, wanted=0.35, seconds=seconds),
        goal_in_time("gate", *["expert", "plain"] * 2, games=400, wanted=0.60, seconds=seconds, teams=True),
        goal_in_time("gate", "expert", "clairvoyant", games=400, wanted=0.38, seconds=seconds),
    )


GOALS = (
    goal("gate", "expert", "greedy", games=400, wanted=0.62, iterations=1000),
    goal("gate", "expert", *["greedy"] * 2, games=402, wanted=0.40, iterations=1000),
    goal("gate", "expert", *["greedy"] * 3, games=400, wanted=0.30, iterations=1000),
    goal("gate", "expert", "greedy", "expert", "greedy", games=400, wanted=0.60, iterations=1000, teams=True),
    *at_equal_time(0.001),
    *at_equal_time(0.002),
)
