"""A player who sees all hands, to measure how much of a game's secrets a bot makes up for. No table knows it.

A game that has one brings it as the function `clairvoyant` of its bots. It is not among those that can be chosen, and
only here it gets what a bot never gets: a state with nothing hidden.
"""

from motherlode.bots.protocol import Bot
from motherlode.bots.registry import Factory, make_bot
from motherlode.rules import Game, Knowledge, State

NAME = "clairvoyant"


def make_player(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name, or the one that sees all."""
    seeing: Factory | None = getattr(game.spec.adapter("bots"), NAME, None) if name == NAME else None
    return make_bot(name, game, seed) if seeing is None else seeing(game, seed)


def shown_to(name: str, state: State, seat: int) -> Knowledge:
    """What a player is shown of a state: what the seat knows, or all of it."""
    return state.all_known(seat) if name == NAME else state.knowledge(seat)
