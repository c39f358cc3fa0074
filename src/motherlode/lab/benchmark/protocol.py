"""What `motherlode-benchmark/1` is: configurations, deals and opponents, in a file that never changes.

Opponents are reference bots with fixed iterations and seeds, not the levels that people meet, which may become better.
`fingerprints` are hashes of the deals and of what every opponent plays: a change of either is found by a test.
"""

import hashlib
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from motherlode.bots.protocol import Bot, Budget
from motherlode.bots.registry import make_bot
from motherlode.rules import Game, State, game, record
from motherlode.rules.spec import Sides

NAME = "motherlode-benchmark/1"
SEATS = 16
"""More than any table has."""


class Configuration(msgspec.Struct, frozen=True):
    """A game as it is played."""

    game: str
    players: int
    options: dict[str, Any]

    @property
    def rules(self) -> Game:
        return game(self.game)

    @property
    def label(self) -> str:
        named = [name for name, value in self.options.items() if value]
        return ", ".join([f"{self.game}, {self.players} players", *named])

    def teams(self) -> Sides:
        """The seats that the policy takes, in one game of a deal after another: each in turn, or each team."""
        return self.rules.sides(self.players, self.options)


class ReferenceBot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reference bot with all that decides its moves."""

    name: str
    bot: str
    iterations: int | None = None

    @property
    def budget(self) -> Budget:
        return Budget(iterations=self.iterations)

    def sit(self, rules: Game, deal: int, seat: int) -> Bot:
        return make_bot(self.bot, rules, deal * SEATS + seat)


class Suite(msgspec.Struct, frozen=True):
    """Everything that a version of the benchmark fixes."""

    name: str
    deals: int
    configurations: tuple[Configuration, ...]
    opponents: tuple[ReferenceBot, ...]
    fingerprints: dict[str, str]

    def deal(self, configuration: Configuration, number: int) -> State:
        """A fixed deal, by the portable shuffle: anybody can make it."""
        at = configuration
        options = msgspec.json.encode(at.options, order="sorted").decode()
        seed = f"{self.name} {at.game} {at.players} {options} {number}"
        return at.rules.deal(at.players, seed, at.options)

    def fingerprint_deals(self) -> str:
        """A hash of all deals."""
        digest = hashlib.sha256()
        for configuration in self.configurations:
            for number in range(self.deals):
                digest.update(record.write(self.deal(configuration, number)))
        return digest.hexdigest()

    def fingerprint(self, opponent: ReferenceBot) -> str:
        """A hash of what an opponent plays against itself, in a whole game of every configuration."""
        digest = hashlib.sha256()
        for configuration in self.configurations:
            state = self.deal(configuration, 0)
            bots = [opponent.sit(state.game, 0, seat) for seat in range(state.players)]
            while state.seat is not None:
                state = state.apply(bots[state.seat].choose(state.knowledge(state.seat), opponent.budget))
            digest.update(record.write(state))
        return digest.hexdigest()


@cache
def suite() -> Suite:
    """The present version."""
    text = (resources.files(__package__) / "suites" / "1.json").read_bytes()
    return msgspec.json.decode(text, type=Suite)
