"""The legal moves of a state, as everybody above the compiled rules gets them."""

from collections.abc import Iterator, Mapping, Sequence
from ctypes import Array, c_int64
from typing import Any, overload

from motherlode.rules.cards import Move


class LegalMoves(Sequence[Move]):
    """Moves in order, like a list that cannot be changed. A move is looked up when it is asked for, as most never are:
    a random player takes one of 64.
    """

    __slots__ = ("_buffer", "_by_code", "_places")

    def __init__(self, by_code: Mapping[int, Move], buffer: Array[c_int64], size: int) -> None:
        """From a buffer: behind the fields of the state stand the number of moves and their codes."""
        self._by_code = by_code
        self._buffer = buffer
        self._places = range(size + 1, size + 1 + buffer[size])

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return list(self)[index]
        return self._by_code[self._buffer[self._places[index]]]

    def __iter__(self) -> Iterator[Move]:
        return map(self._by_code.__getitem__, self._buffer[self._places.start : self._places.stop])

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, list | LegalMoves) else NotImplemented

    def __repr__(self) -> str:
        return repr(list(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (list(self),)
