"""The bots of `gate`.

Their policy is weighed by hand (see `policy`). The reference bot `learnt` plays by weights learnt from self-play;
docs/bots.md says why the others do not.
"""

from motherlode.bots.gate.belief import determinize_likely
from motherlode.bots.gate.players import ExpertBot, PolicyBot, RoundSearchBot
from motherlode.bots.gate.policy import CHILD, GREEDY
from motherlode.bots.gate.search_model import PLAIN, model, rollout, rollout_exactly
from motherlode.bots.gate.weights import load_weights
from motherlode.bots.goals import goal
from motherlode.bots.players import RandomBot, SearchBot
from motherlode.bots.protocol import Bot, Budget
from motherlode.rules import Game
from motherlode.rules.gate.abi import redeal

SIMPLE = model(GREEDY, redeal, rollout)
INFERRING = model(GREEDY, determinize_likely, rollout_exactly)


def greedy(game: Game, seed: int) -> Bot:
    """The hand-made player: a reference."""
    return PolicyBot(GREEDY, seed)


def learnt(game: Game, seed: int) -> Bot:
    """Plays by the learnt weights: a reference."""
    return PolicyBot(load_weights(), seed)


def ismcts(game: Game, seed: int) -> Bot:
    """Plain information-set search with random rollouts: a reference."""
    return SearchBot(PLAIN, seed, Budget(iterations=10_000))


def easy(game: Game, seed: int) -> Bot:
    """A child who just learnt the rules: plays whatever fits, black cards too, and sometimes stops early."""
    return PolicyBot(CHILD, seed, temperature=8.0)


def medium(game: Game, seed: int) -> Bot:
    """Plays as greedy does, with a lapse now and then."""
    return PolicyBot(GREEDY, seed, temperature=4.0)


def hard(game: Game, seed: int) -> Bot:
    """A short search over any deals."""
    return RoundSearchBot(SIMPLE, seed, Budget(iterations=100))


def expert(game: Game, seed: int) -> Bot:
    """A long search over the deals that the others' moves make likely, their ends played exactly."""
    return ExpertBot(INFERRING, seed, Budget(seconds=0.3))


BOTS = {
    "random": RandomBot,
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "expert": expert,
    "greedy": greedy,
    "learnt": learnt,
    "ismcts": ismcts,
}
GOALS = (
    goal("gate", "expert", "greedy", games=400, wanted=0.62, iterations=1000),
    goal("gate", "expert", *["greedy"] * 2, games=402, wanted=0.40, iterations=1000),
    goal("gate", "expert", *["greedy"] * 3, games=400, wanted=0.30, iterations=1000),
    goal("gate", "expert", "greedy", "expert", "greedy", games=400, wanted=0.60, iterations=1000, teams=True),
)
