"""The plain way to show a game: its view in lines, and its legal moves in words, each with a key."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from motherlode.rules import Card, Event, Move, Outcome, View, game
from motherlode.terminal.boards.scene import Scene
from motherlode.terminal.canvas import Canvas
from motherlode.terminal.lines import LineBuilder
from motherlode.terminal.palette import CARDS
from motherlode.terminal.results import Row
from motherlode.terminal.selection import DIGITS, LETTERS, Path, Pick
from motherlode.words import Words, describe_move

ANY_CARD = "gold"
SEAT = re.compile(r"\bseat (\d+)")


def draw(canvas: Canvas, scene: Scene) -> None:
    """The view, and below it the moves in columns, as many as there is room."""
    lines = [*lines_of(scene.view, scene.names)]
    for y, line in enumerate(lines):
        canvas.write(1, y, line, "strong" if line.startswith(">") else "table")
    moves = [
        (pick, describe_move(scene.words, scene.view.game, pick.what, scene.names)) for pick in scene.choosing.open
    ]
    width = max((len(label) for _, label in moves), default=0) + 8
    columns = max(1, canvas.width // width)
    for number, (pick, label) in enumerate(moves):
        row, column = divmod(number, columns)
        scene.button(canvas, 1 + column * width, len(lines) + 1 + row, pick, label)


def lines_of(view: View, names: Sequence[str]) -> Iterator[str]:
    """The view as the game itself describes it, with the players' names."""
    for line in game(view.game).views.describe(view):
        yield SEAT.sub(lambda found: names[int(found[1])], line)


def lines(say: LineBuilder, view: View) -> Iterator[str]:
    yield from lines_of(view, say.names)


def moves_line(words: Words, view: View) -> str:
    return words("terminal-plain-moves", moves=", ".join(view.moves))


def paths(move: Move, moves: Sequence[Move]) -> Iterator[Path]:
    """Every move is picked as a whole."""
    yield (Pick("move", move.text),)


def keys(view: View, paths: Iterable[Path]) -> Mapping[Pick, str]:
    return dict(zip([pick for path in paths for pick in path], [*DIGITS, *LETTERS], strict=False))


def numbers(view: View) -> Mapping[int, Pick]:
    return {}


def fresh(events: Iterable[Event]) -> Iterable[Pick]:
    return ()


def revealed(events: Iterable[Event]) -> Mapping[int, str]:
    return {}


def rows(words: Words, outcome: Outcome, names: Sequence[str], only_ascii: bool) -> Iterator[Row]:
    """Only the scores, which every game has."""
    yield from ()


def style(card: Card) -> str:
    """By the card's colour, or else its kind."""
    return next((name for name in (card.colour, card.kind) if name in CARDS), ANY_CARD)


def label(card: Card) -> str | None:
    """Cards are told by their letter, shape and value."""
    return None
