"""How people play `mine` (see `bots/people.py`).

All of them think one turn through. A novice thinks of nothing but the gold of this turn and has forgotten half of what
it saw a turn ago, a child two thirds. An adult remembers half for five turns, and also thinks of what others could take
next.
"""

from motherlode.bots.mine.bot import TurnBot
from motherlode.bots.mine.memory import fading
from motherlode.bots.mine.styles import GREEDY, WARY
from motherlode.bots.protocol import Bot
from motherlode.rules import Game


def novice(game: Game, seed: int) -> Bot:
    return TurnBot(GREEDY, fading(1.0), seed)


def adult(game: Game, seed: int) -> Bot:
    return TurnBot(WARY, fading(5.0), seed)


def child(game: Game, seed: int) -> Bot:
    return TurnBot(GREEDY, fading(0.6), seed)


PEOPLE = {"novice": novice, "adult": adult, "child": child}
