"""The memory of a state: a class that names the fields, and the NumPy record that Numba compiles for.

A field is annotated as `int` (one int64) or `Annotated[list[int], length]` (an array of them, any number of lengths).
Every field is an int64 because only those behave alike compiled and interpreted.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import prod
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

T = TypeVar("T")


class Layout(Generic[T]):
    """Where each field of a class lies in a row of int64 words."""

    def __init__(self, cls: type[T]) -> None:
        self.cls = cls
        self.shapes = {name: _shape(hint) for name, hint in get_type_hints(cls, include_extras=True).items()}
        self.dtype = np.dtype((np.record, [(name, np.int64, shape) for name, shape in self.shapes.items()]))
        self.words = self.dtype.itemsize // 8
        starts = accumulate((prod(shape) for shape in self.shapes.values()), initial=0)
        self._places = {
            name: _place(start, shape) for (name, shape), start in zip(self.shapes.items(), starts, strict=False)
        }

    def read(self, words: Sequence[int]) -> T:
        """The fields as plain integers and lists."""
        fields = self.cls.__new__(self.cls)
        values = vars(fields)
        for name, place in self._places.items():
            values[name] = _taken(words, place) if isinstance(place, list) else words[place]
        return fields


def _shape(hint: Any) -> tuple[int, ...]:
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


def _place(start: int, shape: tuple[int, ...]) -> Any:
    """Where a field lies: an index, a slice, or a list of the places of its parts."""
    if len(shape) < 2:
        return slice(start, start + shape[0]) if shape else start
    step = prod(shape[1:])
    return [_place(start + i * step, shape[1:]) for i in range(shape[0])]


def _taken(words: Sequence[int], places: list[Any]) -> list[Any]:
    return [_taken(words, place) if isinstance(place, list) else words[place] for place in places]
