"""Choosing a move card by card: which cards can be picked now, and which move the picks make.

Nothing here knows the rules: the legal moves of the view are spelled out as picks, and every pick narrows them down.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from motherlode.rules import Move, View, game


@dataclass(frozen=True)
class Pick:
    """Something on the table that can be picked: where it is, and what."""

    zone: str
    """`offer`, `own`, `hand`, `place`, `seat 2`, `number`, or a word that is a whole move: `pass`, `decline`."""
    what: str = ""


Path = tuple[Pick, ...]
DIGITS = "123456789"
LETTERS = "abcdefgijkmnorsvwxyz"
"""For own cards; the letters of the commands (h l p q t u) are left out."""
NUMBERS = [*"0123456789", "x"]
"""Names the number of a black card; x is 10."""
DECLINE_KEY, PASS_KEY = "0", "p"


class Choosing:
    """The picks of one decision."""

    def __init__(self, view: View) -> None:
        self.picked: Path = ()
        self._paths = dict(_paths(view))

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


def _paths(view: View) -> Iterator[tuple[Path, str]]:
    moves = [game(view.game).move(text) for text in view.moves]
    for move in moves:
        for path in _PATHS[view.game](move, moves):
            yield path, move.text


def _donkey(move: Move, moves: list[Move]) -> Iterator[Path]:
    if move.kind == "take":
        yield (Pick("offer", move.cards[0].text),)
    elif move.kind == "swap":
        own, offered = Pick("own", move.cards[0].text), Pick("offer", move.cards[1].text)
        yield own, offered
        # A card that can be taken is taken when it is picked first; all others begin an exchange from the other end.
        if not any(other.kind == "take" and other.cards[0] == move.cards[1] for other in moves):
            yield offered, own
    elif move.kind == "bonus":
        yield (Pick(f"seat {move.number}", move.cards[0].text),)
    else:
        yield (Pick("decline"),)


def _mine(move: Move, moves: list[Move]) -> Iterator[Path]:
    yield (Pick("place", str(move.number)),)


def _gate(move: Move, moves: list[Move]) -> Iterator[Path]:
    if move.kind == "pass":
        yield (Pick("pass"),)
        return
    card = Pick("hand", move.cards[0].text)
    choices = [other for other in moves if other.cards == move.cards]
    yield (card,) if len(choices) == 1 else (card, Pick("number", str(move.number)))


_PATHS = {"donkey": _donkey, "mine": _mine, "gate": _gate}
