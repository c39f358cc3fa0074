"""Choosing a move card by card: which cards can be picked now, and which move the picks make.

Nothing here knows the rules: the legal moves of the view are spelled out as picks, and every pick narrows them down.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from motherlode.rules import View, game
from motherlode.terminal.presentation import presentation_of


@dataclass(frozen=True)
class Pick:
    """Something on the table that can be picked: where it is, and what."""

    zone: str
    """`offer`, `own`, `hand`, `place`, `seat 2`, `number`, `pay`, or a word that is a whole move: `pass`, `move`."""
    what: str = ""


Path = tuple[Pick, ...]
DIGITS = "123456789"
LETTERS = "abcdefgijknorsvwyz"
"""For own cards; the letters of the commands (h l m p q t u) and x are left out."""


class Choosing:
    """The picks of one decision; without a view there is nothing to pick."""

    def __init__(self, view: View | None) -> None:
        self.picked: Path = ()
        self._paths = {} if view is None else dict(_paths(view))
        self.keys: Mapping[Pick, str] = {} if view is None else presentation_of(view.game).keys(view, self._paths)
        """The key of everything that could be picked."""
        self.numbers: Mapping[int, Pick] = {} if view is None else presentation_of(view.game).numbers(view)
        """What is picked by typing its number."""
        self._numbered = frozenset(self.numbers.values())

    @property
    def open(self) -> list[Pick]:
        """What can be picked next."""
        count = len(self.picked)
        going_on = (path[count] for path in self._paths if path[:count] == self.picked)
        return list(dict.fromkeys(going_on))

    def pick(self, pick: Pick) -> str | None:
        """Picks; the move, if that completes one. Picking the last pick again, or nothing that goes on, undoes it."""
        path = (*self.picked, pick)
        if path in self._paths:
            return self._paths[path]
        if pick in self.open:
            self.picked = path
        elif (pick,) != self.picked and Choosing._starts(self._paths, pick):
            # Another beginning instead of the one that was chosen.
            self.picked = ()
            return self.pick(pick)
        else:
            self.picked = ()
        return None

    @staticmethod
    def _starts(paths: Iterable[Path], pick: Pick) -> bool:
        return any(path[0] == pick for path in paths)

    def back(self) -> None:
        self.picked = ()

    def is_open(self, pick: Pick) -> bool:
        return pick in self.open

    @property
    def takes_digits(self) -> bool:
        """Whether something that can be picked now has a number."""
        return not self._numbered.isdisjoint(self.open)

    def is_complete(self, digits: str) -> bool:
        """Whether no further digit can follow."""
        return len(digits) == 2 or int(digits) * 10 > max(self.numbers)


def _paths(view: View) -> Iterator[tuple[Path, str]]:
    moves = [game(view.game).move(text) for text in view.moves]
    for move in moves:
        for path in presentation_of(view.game).paths(move, moves):
            yield path, move.text
