"""Minds that know nothing of a game: the functions of plain search with random rollouts."""

from motherlode.rules.compiled import edge_for, float_edge_for

edge = edge_for(__name__)
float_edge = float_edge_for(__name__)


@float_edge
def no_promise(state: int, move: int) -> float:
    """Every move is as good as any other."""
    return 0.0


@edge
def no_reply(state: int, rng: int) -> int:
    """The others' moves are searched, too."""
    return -1


@edge
def no_rollout(state: int, rng: int) -> int:
    """A leaf is valued as it is."""
    return 0


@edge
def nothing_revealed(state: int) -> int:
    """Moves that reveal something are not told apart by it."""
    return 0
