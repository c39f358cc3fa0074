"""Makes proofs for `proof.check`: an exhaustive solution of the position, then both seats' strategies, written down."""

from collections.abc import Callable

import msgspec

from motherlode.review.proof import Proof, Value, key_of, position_of, value_of
from motherlode.rules import MotherlodeError, Move, State, record

MOST_POSITIONS = 200_000


class TooLarge(MotherlodeError):
    """A position with too many ways to go on."""

    name = "too_large"


class _Solution:
    """The value and the best move of every position that can come, found from the ends upwards."""

    def __init__(self, most: int, tell: Callable[[int], None]) -> None:
        self.best: dict[bytes, tuple[Value, Move]] = {}
        self._most = most
        self._tell = tell

    def value(self, state: State) -> Value:
        """Without recursion: a position waits until all that can follow it are known."""
        waiting = [state]
        while waiting:
            here = waiting[-1]
            if here.over or (key := key_of(here)) in self.best:
                waiting.pop()
                continue
            following = [(move, here.apply(move)) for move in here.legal_moves()]
            unknown = [after for _, after in following if not after.over and key_of(after) not in self.best]
            if unknown:
                waiting += unknown
                continue
            self._settle(key, here, following)
            waiting.pop()
        return self._known(state)

    def _settle(self, key: bytes, here: State, following: list[tuple[Move, State]]) -> None:
        if len(self.best) >= self._most:
            raise TooLarge(f"More than {self._most} positions can come from here: prove a later one.")
        choose = max if here.seat == 0 else min
        self.best[key] = choose(((self._known(after), move) for move, after in following), key=lambda each: each[0])
        if len(self.best) % 1000 == 0:
            self._tell(len(self.best))

    def _known(self, state: State) -> Value:
        return value_of(state.outcome()) if state.over else self.best[key_of(state)][0]


def prove(text: bytes, most: int = MOST_POSITIONS, tell: Callable[[int], None] = lambda solved: None) -> bytes:
    """The proof of what the position at the end of a record's moves is worth, as the bytes of a file."""
    start = position_of(msgspec.json.decode(text))
    solution = _Solution(most, tell)
    value = solution.value(start)
    strategies = [_strategy(start, seat, solution) for seat in (0, 1)]
    written = msgspec.json.decode(record.write(start))
    return msgspec.json.encode(Proof(record=written, value=value, at_least=strategies[0], at_most=strategies[1]))


def _strategy(start: State, seat: int, solution: _Solution) -> list[str]:
    """A seat's moves, in the order in which the checker asks for them."""
    moves: list[str] = []
    seen: set[bytes] = set()
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state.over or (key := key_of(state)) in seen:
            continue
        seen.add(key)
        if state.seat == seat:
            _, move = solution.best[key]
            moves.append(move.text)
            waiting.append(state.apply(move))
        else:
            waiting += reversed([state.apply(move) for move in state.legal_moves()])
    return moves
