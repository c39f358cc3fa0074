"""A view as lines of text, for the plain mode: every card by its whole name and its spelling."""

from collections.abc import Sequence
from itertools import groupby

from motherlode.rules import View
from motherlode.terminal.presentation import presentation_of
from motherlode.words import Words, card


def lines_of(words: Words, view: View, names: Sequence[str]) -> list[str]:
    """The table as a seat sees it."""
    return list(presentation_of(view.game).lines(LineBuilder(words, view.game, names), view))


def moves_line(words: Words, view: View) -> str:
    """What can be typed now."""
    return presentation_of(view.game).moves_line(words, view)


def ranges(numbers: Sequence[int]) -> str:
    """Ascending numbers with neighbours drawn together, as `1-12, 14`."""
    runs = []
    for _, run in groupby(enumerate(numbers), lambda item: item[1] - item[0]):
        run_of = [number for _, number in run]
        runs.append(str(run_of[0]) if len(run_of) == 1 else f"{run_of[0]}-{run_of[-1]}")
    return ", ".join(runs)


class LineBuilder:
    """What the lines of a game are made with."""

    def __init__(self, words: Words, game: str, names: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.names = names

    def cards(self, texts: Sequence[str] | None) -> str:
        return ", ".join(f"{card(self.words, self.game, text)} ({text})" for text in texts or ()) or "-"

    def count(self, cards: int) -> str:
        return self.words("outcome-cards", cards=cards)

    def points(self, points: int) -> str:
        return self.words("outcome-points", points=points)

    def kept(self, count: int, points: int | None) -> str:
        """A pile: how many cards, and what they are worth where that may be seen."""
        return self.count(count) if points is None else f"{self.count(count)}, {self.points(points)}"

    def player(self, view: View, seat: int) -> str:
        return f"{'>' if view.to_move == seat else ' '} {self.names[seat]}"
