"""Random play for tests: explicit generators only."""

from motherlode.rules import SplitMix64, State


def play_on(state: State, rng: SplitMix64, moves: int = 1 << 20) -> State:
    """The state some random moves later, or at the end."""
    while not state.over and moves > 0:
        legal = state.legal_moves()
        state = state.apply(legal[rng.below(len(legal))])
        moves -= 1
    return state
