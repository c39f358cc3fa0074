"""Random play for tests: explicit generators only."""

from motherlode.rules import SplitMix64, State, game


def play_on(state: State, rng: SplitMix64, moves: int = 1 << 20) -> State:
    """The state some random moves later, or at the end."""
    while not state.over and moves > 0:
        legal = state.legal_moves()
        state = state.apply(legal[rng.below(len(legal))])
        moves -= 1
    return state


def long_game(moves: int) -> State:
    """A game of `mine` in which both sides do their best that it never ends; it is far longer than any real one."""
    state = game("mine").deal(2, 3, {"stall_limit": 1000})
    since, rng = 0, SplitMix64(1)
    while state.turn < moves:
        legal = state.legal_moves()
        assert legal, f"the game was over after {state.turn} moves"
        nexts = (state.apply(move) for move in legal[rng.below(len(legal)) :] + legal)
        idle = None if since > 900 else next((each for each in nexts if _takes_nothing(each)), None)
        state = state.apply(legal[rng.below(len(legal))]) if idle is None else idle
        since = since + 1 if _takes_nothing(state) else 0
    return state


def _takes_nothing(state: State) -> bool:
    return not state.over and all(event.kind() in ("turned_up", "turned_down") for event in state.events())
