"""What a search that knows nothing of a game does: the defaults of a `SearchModel`."""

from motherlode.rules.compiled import exported_for, float_exported_for

exported = exported_for(__name__)
float_exported = float_exported_for(__name__)


@float_exported
def no_prior(state: int, move: int) -> float:
    """Every move is as good as any other."""
    return 0.0


@exported
def no_opponent_model(state: int, rng: int) -> int:
    """The others' moves are searched, too."""
    return -1


@exported
def nothing_hidden(state: int, rng: int) -> int:
    """Who searches sees all: there is nothing to fill in."""
    return 0


@exported
def no_rollout(state: int, rng: int) -> int:
    """A leaf is valued as it is."""
    return 0


@exported
def nothing_revealed(state: int) -> int:
    """Moves that reveal something are not told apart by it."""
    return 0
