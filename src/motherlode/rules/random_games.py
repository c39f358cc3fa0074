"""Games of random players in compiled code: by the thousand for their results, or one by one with their moves."""

from typing import Any

import numpy as np

from motherlode.rules.compiled import Floats, Ints
from motherlode.rules.drive import ROOM, ROW, listed_games, random_game, random_games, share_victories
from motherlode.rules.entry_points import entry_points
from motherlode.rules.game import Game, State, replay
from motherlode.rules.splitmix64 import SplitMix64

Names = tuple[str, ...]
RESULTS: Names = ("deal", "start", "playout", "score", "standing")
LISTING: Names = ("deal", "start", "legal_moves", "apply", "is_over")
MOVES: Names = ("deal", "start", "random_move", "apply", "is_over")
DEALS: Names = ("deal", "start")
"""The functions that each kind of loop needs: only these are compiled."""


class RandomGames:
    """One game after another, game `i` of a seed always the same. Not for several threads at once."""

    def __init__(self, game: Game, players: int, options: Any, needed: Names, seed: int = 0) -> None:
        """The seed is for what has no seed of its own: `play_listed`."""
        self._game, self._players, self._options = game.under(options), players, options
        deal = game.deals.shuffle(players, options, SplitMix64(0))
        self._numbers = np.array(game.deals.encode(deal, players, options), np.int64)
        self._functions = entry_points(self._game.abi, *needed)
        self._state = np.zeros(game.state_size, np.int64)
        self._moves = np.zeros(game.states.MAX_MOVES, np.int64)
        self._rng = SplitMix64(seed)
        self._room = np.zeros(1, ROOM)
        arrays = self._functions, self._numbers, self._state, self._moves
        self._room[0] = (*(array.ctypes.data for array in arrays), len(self._moves), self._rng.address)
        self._address = self._room.ctypes.data

    def play(self, seed: int, first: int, results: Ints) -> int:
        """Plays the games `first`, `first + 1`, … and writes a row for each: the number of moves, the seats' scores and
        their standings (`empty_results` makes room). Gives the number of moves in all.
        """
        return random_games(self._address, seed, first, len(results), results.ctypes.data)

    def play_listed(self, games: int) -> int:
        """Plays games by listing the legal moves; gives the number of moves."""
        return listed_games(self._address, games)

    def played(self, seed: int, number: int) -> State:
        """The end of one of the games that `play` plays, with its moves."""
        moves = np.empty(self._game.spec.longest(self._options), np.int64)
        made = random_game(self._address, seed, number, moves.ctypes.data, len(moves))
        by_code = self._game.by_code
        return replay(
            self._game, self._deal(), self._players, self._options, (by_code[code] for code in moves[:made].tolist())
        )

    def numbers(self, rng: SplitMix64) -> Ints:
        """A deal by chance, as the compiled rules take it."""
        self._game.abi.deal(self._numbers.ctypes.data, rng.address)
        return self._numbers.copy()

    def start(self, rng: SplitMix64) -> State:
        """The same deal, dealt."""
        self._game.abi.start(self._state.ctypes.data, self.numbers(rng).ctypes.data)
        return self._game.start(self._deal(), self._players, self._options)

    def _deal(self) -> Any:
        """What chance decided in the game that was played last."""
        return self._game.deals.decode(self._game.states.LAYOUT.read(self._state))


def empty_results(games: int) -> Ints:
    return np.zeros((games, ROW), np.int64)


def victories(results: Ints, players: int) -> Floats:
    """Each seat's share of the victory in each of the games: a row a game."""
    results, shares = np.ascontiguousarray(results), np.zeros((len(results), players))
    share_victories(results.ctypes.data, len(results), players, shares.ctypes.data)
    return shares
