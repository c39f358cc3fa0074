"""What is rated together: a game with a number of players. Variants that are another game are apart."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from motherlode.rules import GAMES
from motherlode.rules import game as game_of
from motherlode.rules.spec import Sides


class Pool(NamedTuple):
    game: str
    players: int
    variant: Mapping[str, Any]
    """The options that make it another game; others make no difference to a rating."""

    @property
    def name(self) -> str:
        """As it stands in the database, in addresses and in files: the game, the number of players, the variant."""
        return "-".join([self.game, str(self.players), *self.variant])

    def sides(self) -> Sides:
        """The seats that win or lose together."""
        return game_of(self.game).sides(self.players, self.variant)


def pool_of(game: str, players: int, options: Mapping[str, Any]) -> Pool:
    """Where a game with these options is rated."""
    for number, variant in GAMES[game].variants:
        if number == players and all(options.get(name) == value for name, value in variant.items()):
            return Pool(game, players, variant)
    return Pool(game, players, {})


def pools_of(game: str) -> Iterator[Pool]:
    """All of a game, the fewest players first."""
    spec = GAMES[game]
    for players in spec.players:
        yield Pool(game, players, {})
        yield from (Pool(game, players, variant) for number, variant in spec.variants if number == players)
