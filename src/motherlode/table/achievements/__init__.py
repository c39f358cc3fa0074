"""What is worth remembering of a game, read from its public events alone: it can be found again in any record.

Each game says in its adapter `achievements` what that is; interfaces have the words (`words/*/achievements.ftl`).
"""

from collections.abc import Iterable, Iterator
from typing import Protocol, cast

from motherlode.rules import Event, Game


class Achievements(Protocol):
    """What a game brings: its adapter `achievements`."""

    @property
    def NAMES(self) -> tuple[str, ...]:
        """All that can be achieved in the game."""

    def achieved(self, events: Iterable[Event]) -> Iterator[tuple[int, str]]:
        """Who achieved what, by seat, in a game with these events; the same may come several times."""


def achievements_of(game: Game) -> Achievements | None:
    return cast(Achievements | None, game.spec.adapter("achievements"))


def names_of(game: Game) -> tuple[str, ...]:
    """All that can be achieved in a game."""
    found = achievements_of(game)
    return () if found is None else found.NAMES


def achieved_in(game: Game, players: int, events: Iterable[Event]) -> tuple[tuple[str, ...], ...]:
    """What each seat achieved, each once, in a game that is over."""
    found = achievements_of(game)
    pairs = set() if found is None else set(found.achieved(events))
    return tuple(tuple(sorted(name for other, name in pairs if other == seat)) for seat in range(players))
