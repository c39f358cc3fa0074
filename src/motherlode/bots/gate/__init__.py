"""The bots of `gate`.

What they like is weighed by hand (see `taste`). The taste that was learnt from self-play is the better player without
search, but the search gained nothing from supposing it (docs/bots.md), so only the reference bot `learnt` plays by it.
"""

from motherlode.bots.gate.learnt import shipped
from motherlode.bots.gate.mind import PLAIN, mind, play_on, play_on_exactly
from motherlode.bots.gate.notes import imagine_likely
from motherlode.bots.gate.players import ExpertBot, TasteBot
from motherlode.bots.gate.taste import CHILD, GREEDY
from motherlode.bots.players import RandomBot, SearchBot
from motherlode.bots.protocol import Bot, Budget
from motherlode.rules import Game
from motherlode.rules.gate.abi import redeal

SIMPLE = mind(GREEDY, redeal, play_on)
INFERRING = mind(GREEDY, imagine_likely, play_on_exactly)


def greedy(game: Game, seed: int) -> Bot:
    """The hand-made player: a reference."""
    return TasteBot(GREEDY, seed)


def by_learnt_taste(game: Game, seed: int) -> Bot:
    """Plays by the learnt taste: a reference."""
    return TasteBot(shipped(), seed)


def ismcts(game: Game, seed: int) -> Bot:
    """Plain information-set search with random rollouts: a reference."""
    return SearchBot(PLAIN, seed, Budget(iterations=10_000))


def easy(game: Game, seed: int) -> Bot:
    """A child who just learnt the rules: plays whatever fits, black cards too, and sometimes stops early."""
    return TasteBot(CHILD, seed, warmth=8.0)


def medium(game: Game, seed: int) -> Bot:
    """Plays as greedy does, with a lapse now and then."""
    return TasteBot(GREEDY, seed, warmth=4.0)


def hard(game: Game, seed: int) -> Bot:
    """A short search over any deals."""
    return SearchBot(SIMPLE, seed, Budget(iterations=100))


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
    "learnt": by_learnt_taste,
    "ismcts": ismcts,
}
