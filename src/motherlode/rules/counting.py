"""How many ways a game can go on: numbers that any other implementation can be checked with."""

from motherlode.rules.cards import Move
from motherlode.rules.drive import count as _count
from motherlode.rules.entry_points import entry_points
from motherlode.rules.game import State


def count(state: State, depth: int) -> int:
    """The number of sequences of `depth` moves after this state; a finished game counts 1."""
    game = state.game
    functions = entry_points(game.abi, "legal_moves", "apply", "is_over")
    return _count(functions.ctypes.data, game.state_size, game.states.MAX_MOVES, state.address, depth)


def divide(state: State, depth: int) -> dict[Move, int]:
    """The same number split by the first move."""
    return {move: count(state.apply(move), depth - 1) for move in state.legal_moves()} if depth else {}
