"""How a record lies in memory: a class that names the fields, and the NumPy record that Numba compiles for.

A field is annotated as `int` (one int64) or `Annotated[list[int], length]` (an array of them; with two lengths an array
of arrays). Every field of a state is an int64 because only those behave alike compiled and interpreted; other records
may have floats, too: `float` or `Annotated[Floats, length]`.
"""

from collections import namedtuple
from collections.abc import Callable
from ctypes import Array, c_int64
from functools import partial
from itertools import accumulate
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Annotated, Any, Generic, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

T = TypeVar("T")


class Layout(Generic[T]):
    """Where each field of a class lies in a row of int64 numbers."""

    def __init__(self, cls: type[T]) -> None:
        self.cls = cls
        self.shapes = {name: _shape(hint) for name, hint in get_type_hints(cls, include_extras=True).items()}
        self.dtype = record_of(cls)
        self.size = self.dtype.itemsize // 8
        starts = accumulate((prod(shape) for shape in self.shapes.values()), initial=0)
        places = {name: _place(start, shape) for (name, shape), start in zip(self.shapes.items(), starts, strict=False)}
        nested = {name: place for name, place in places.items() if isinstance(place, list)}
        flat = {name: place for name, place in places.items() if name not in nested}
        self._places = places
        self._unpack: Callable[[Any], tuple[int, ...]] = Struct(f"{self.size}q").unpack_from
        self._take_flat = itemgetter(*flat.values())
        self._nested = [itemgetter(*rows) for rows in nested.values()]
        made: Any = namedtuple(cls.__name__, [*flat, *nested])  # type: ignore[misc]
        self._make = partial(tuple.__new__, made)  # the class's own also counts, for every state

    def place(self, field: str) -> int:
        """Where a field that is one number lies."""
        return cast(int, self._places[field])

    def read(self, buffer: Array[c_int64] | npt.NDArray[np.int64]) -> T:
        """The fields as plain integers and tuples. Made to be fast: every state that is seen is read."""
        numbers = self._unpack(buffer)
        values = self._take_flat(numbers)
        if self._nested:
            values += tuple([rows(numbers) for rows in self._nested])
        return cast(T, self._make(values))


def record_of(cls: type) -> np.dtype[Any]:
    """The NumPy record with the fields of a class."""
    fields = get_type_hints(cls, include_extras=True).items()
    return np.dtype((np.record, [(name, _number(hint), _shape(hint)) for name, hint in fields]))


def byte_of(record: np.dtype[Any], field: str) -> int:
    """How many bytes lie before a field."""
    assert record.fields is not None
    return int(record.fields[field][1])


def _number(hint: Any) -> type[np.int64 | np.float64]:
    """What a field consists of."""
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return np.float64 if hint in (float, npt.NDArray[np.float64]) else np.int64


def _shape(hint: Any) -> tuple[int, ...]:
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


def _place(start: int, shape: tuple[int, ...]) -> Any:
    """Where a field lies: an index, a slice, or a list of the slices of its rows."""
    if len(shape) < 2:
        return slice(start, start + shape[0]) if shape else start
    rows, length = shape
    return [slice(at, at + length) for at in range(start, start + rows * length, length)]
