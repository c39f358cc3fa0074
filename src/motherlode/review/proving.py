"""Makes proofs for `proof.check`: a good move for each seat, wherever the other can lead, written down.

The moves come from the game's solver, or from trying everything where it has none.
"""

from collections.abc import Callable, Hashable

import msgspec

from motherlode.bots.playouts import playout_model
from motherlode.review.proof import Proof, ProvenValue, key_of, position_of, value_of
from motherlode.rules import MotherlodeError, Move, State, record

MOST_POSITIONS = 200_000
Choose = Callable[[State], Move]


class TooLarge(MotherlodeError):
    """A position with too many ways to go on."""

    name = "too_large"


class Counter:
    """How many positions were looked at, and how many may be."""

    def __init__(self, most: int, tell: Callable[[int], None]) -> None:
        self._most = most
        self._tell = tell
        self._count = 0

    def add(self) -> None:
        if self._count >= self._most:
            raise TooLarge(f"More than {self._most} positions can come from here: prove a later one.")
        self._count += 1
        if self._count % 1000 == 0:
            self._tell(self._count)


class Exhaustive:
    """The value and the best move of every position that can come, found from the ends upwards."""

    def __init__(self, counter: Counter) -> None:
        self._found: dict[Hashable, tuple[ProvenValue, Move]] = {}
        self._counter = counter

    def best(self, state: State) -> Move:
        """Without recursion: a position waits until all that can follow it are known."""
        waiting = [state]
        while waiting:
            here = waiting[-1]
            if here.over or (key := key_of(here)) in self._found:
                waiting.pop()
                continue
            following = [(move, here.apply(move)) for move in here.legal_moves()]
            unknown = [after for _, after in following if not after.over and key_of(after) not in self._found]
            if unknown:
                waiting += unknown
                continue
            self._settle(key, here, following)
            waiting.pop()
        return self._found[key_of(state)][1]

    def _settle(self, key: Hashable, here: State, following: list[tuple[Move, State]]) -> None:
        self._counter.add()
        choose = max if here.seat == 0 else min
        self._found[key] = choose(((self._known(after), move) for move, after in following), key=lambda each: each[0])

    def _known(self, state: State) -> ProvenValue:
        return value_of(state.outcome()) if state.over else self._found[key_of(state)][0]


def prove(text: bytes, most: int = MOST_POSITIONS, tell: Callable[[int], None] = lambda looked_at: None) -> bytes:
    """The proof of what the position at the end of a record's moves is worth, as the bytes of a file."""
    start = position_of(msgspec.json.decode(text))
    counter = Counter(most, tell)
    oracle = playout_model(start.game, start.options).oracle
    choose = Exhaustive(counter).best if oracle is None else oracle(start)
    at_least, value = _strategy(start, 0, choose, counter)
    at_most, _ = _strategy(start, 1, choose, counter)
    written = msgspec.json.decode(record.write(start))
    return msgspec.json.encode(Proof(record=written, value=value, at_least=at_least, at_most=at_most))


def _strategy(start: State, seat: int, choose: Choose, counter: Counter) -> tuple[list[str], ProvenValue]:
    """A seat's moves, in the order in which the checker asks for them, and the least that they bring."""
    moves: list[str] = []
    ends: set[ProvenValue] = set()
    seen: set[Hashable] = set()
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state.over:
            ends.add(value_of(state.outcome()))
        elif (key := key_of(state)) not in seen:
            seen.add(key)
            counter.add()
            answers = (choose(state),) if state.seat == seat else state.legal_moves()
            moves += [answers[0].text] if state.seat == seat else []
            waiting += reversed([state.apply(move) for move in answers])
    return moves, min(ends) if seat == 0 else max(ends)
