"""How a game is shown in a terminal: what the game's adapter brings, and the plain way for all that it does not."""

import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Any

from motherlode.rules import Card, Event, Move, View, game
from motherlode.words import Words

if TYPE_CHECKING:
    from motherlode.terminal.boards.scene import Scene
    from motherlode.terminal.canvas import Canvas
    from motherlode.terminal.lines import LineBuilder
    from motherlode.terminal.results import Row
    from motherlode.terminal.selection import Path, Pick

PLAIN = "motherlode.terminal.boards.plain"
"""The adapter that has everything: the plain way."""


@dataclass(frozen=True)
class Presentation:
    """What a game's terminal adapter may have, each a function or a table of that name; the plain way has them all."""

    draw: "Callable[[Canvas, Scene], None]"
    """Draws a scene on a canvas, and knows no rules."""
    paths: "Callable[[Move, Sequence[Move]], Iterator[Path]]"
    """The ways to pick a move, one thing after another, among all legal moves."""
    keys: "Callable[[View, Iterable[Path]], Mapping[Pick, str]]"
    """The key of everything that could be picked."""
    numbers: "Callable[[View], Mapping[int, Pick]]"
    """What is picked by typing its number, of one or two digits, whether it can be picked now or not."""
    fresh: "Callable[[Iterable[Event]], Iterable[Pick]]"
    """The cards that have just come to where they are."""
    revealed: Callable[[Iterable[Event]], Mapping[int, str]]
    """The cards that everybody saw in this move, by place, and that no longer lie there face up."""
    lines: "Callable[[LineBuilder, Any], Iterator[str]]"
    """A view in lines, for the plain mode."""
    moves_line: Callable[[Words, Any], str]
    """What can be typed now, in one line."""
    rows: "Callable[[Words, Any, Sequence[str], bool], Iterator[Row]]"
    """The steps to the final scores."""
    style: Callable[[Card], str]
    """The name of a card's style, as `palette.CARDS` has them."""
    label: Callable[[Card], str | None]
    """What stands on a card instead of its letter, shape and value; None for most."""


@cache
def presentation_of(name: str) -> Presentation:
    """How a game is shown."""
    plain, own = importlib.import_module(PLAIN), game(name).spec.adapter("terminal")
    return Presentation(
        **{part.name: getattr(own, part.name, getattr(plain, part.name)) for part in fields(Presentation)}
    )
