"""Some games of one kind, as they come from a server or from bots, on their way into files."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from motherlode.rules import Game, Outcome

Ints = npt.NDArray[np.int64]
UNKNOWN = -1
PERSON = -1
"""Who moved, where it was no bot."""


@dataclass(frozen=True, kw_only=True)
class GameRow:
    id: str
    options: Any
    deal: Any
    outcome: Outcome
    players: tuple[str | None, ...]
    bots: tuple[str | None, ...]
    ended_on: date | None = None
    given: int = 0
    rated: bool = False
    contest: str | None = None

    @property
    def deal_id(self) -> str:
        """Of everything that chance decided: the same for all who play a sealed or numbered deal."""
        return hashlib.sha256(msgspec.json.encode(self.deal)).hexdigest()[:16]


@dataclass(frozen=True, kw_only=True)
class MoveRows:
    """The moves of one game: a row each (`bots.policy_games`), and who made it how fast."""

    rows: Ints
    bots: Ints
    """Of each move: the place in the shard's names of bots, or `PERSON`."""
    milliseconds: Ints
    """Or `UNKNOWN`."""


@dataclass
class GameShard:
    """Games that go into the same files."""

    game: Game
    players: int
    source: str
    games: list[GameRow] = field(default_factory=list)
    moves: list[MoveRows] = field(default_factory=list)
    bot_names: list[str] = field(default_factory=list)

    def add(self, game: GameRow, moves: MoveRows) -> None:
        self.games.append(game)
        self.moves.append(moves)

    def bot_numbers(self, names: Sequence[str | None]) -> list[int]:
        """The places of bots' names; a new one is added."""
        for name in names:
            if name is not None and name not in self.bot_names:
                self.bot_names.append(name)
        return [PERSON if name is None else self.bot_names.index(name) for name in names]
