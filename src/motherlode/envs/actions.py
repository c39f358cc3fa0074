"""One fixed list of actions a game: the moves that can ever be legal, numbered from 0 in the order of their codes."""

from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from motherlode.rules import Game, Move


class Actions:
    """The actions of a game. An action is the number of a move in this list, for any number of players."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves = game.spelling.ACTIONS
        self.names = tuple(move.text for move in self.moves)
        """The record's spellings."""
        self.codes = np.array([move.code for move in self.moves], np.int64)
        """By action, the compiled rules' number of the move."""
        self.by_code = np.full(self.codes[-1] + 1, -1, np.int64)
        """By the compiled rules' number, the action; -1 where there is none."""
        self.by_code[self.codes] = np.arange(len(self.moves))
        self._by_text = {text: action for action, text in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.moves)

    def move(self, action: int) -> Move:
        """The move of an action."""
        return self.moves[action]

    def action(self, move: Move | str) -> int:
        """The action of a move, or of its spelling; a text that spells no move is refused as everywhere."""
        text = self.game.move(move).text if isinstance(move, str) else move.text
        return self._by_text[text]

    def of_moves(self, moves: Sequence[Move]) -> list[int]:
        """The actions of moves."""
        by_text = self._by_text
        return [by_text[move.text] for move in moves]

    def mask(self, moves: Sequence[Move]) -> npt.NDArray[np.int8]:
        """1 for the actions of these moves, else 0."""
        mask = np.zeros(len(self), np.int8)
        mask[self.of_moves(moves)] = 1
        return mask


@cache
def actions_of(game: Game) -> Actions:
    """The actions of a game."""
    return Actions(game)
