"""Choosing a move card by card: which cards can be picked now, and which move the picks make.

Nothing here knows the rules: the legal moves of the view are spelled out as picks, and every pick narrows them down.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from motherlode.rules import Move, View, game
from motherlode.rules.donkey.view import DonkeyView
from motherlode.rules.gate.view import GateView


@dataclass(frozen=True)
class Pick:
    """Something on the table that can be picked: where it is, and what."""

    zone: str
    """`offer`, `own`, `hand`, `place`, `seat 2`, `number`, or a word that is a whole move: `pass`, `decline`."""
    what: str = ""


Path = tuple[Pick, ...]
DIGITS = "123456789"
LETTERS = "abcdefgijknorsvwyz"
"""For own cards; the letters of the commands (h l m p q t u) and x are left out."""
NUMBERS = [*"0123456789", "x"]
"""Names the number of a black card; x is 10."""
LANES = "gbvrop"
"""The colours of `donkey` from left to right."""
DECLINE_KEY, PASS_KEY = "0", "p"


def by_lane(card: str) -> tuple[int, str]:
    """The order of a tableau's cards from left to right: by colour, then as the view has them."""
    return LANES.index(card[0]), card[1].replace("D", "")


class Choosing:
    """The picks of one decision; without a view there is nothing to pick."""

    def __init__(self, view: View | None) -> None:
        self.picked: Path = ()
        self._paths = {} if view is None else dict(_paths(view))
        self.keys = {} if view is None else _keys(view, self._paths)
        """The key of everything that could be picked; places are typed as numbers."""

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


def _keys(view: View, paths: Iterable[Path]) -> dict[Pick, str]:
    """Keys by where things lie: digits for common cards, letters for own ones, so that they never mean two things."""
    keys: dict[Pick, str] = {Pick("decline"): DECLINE_KEY, Pick("pass"): PASS_KEY}
    keys |= {Pick("number", str(number)): key for number, key in enumerate(NUMBERS)}
    if isinstance(view, DonkeyView):
        own = [] if view.seat is None else sorted(view.tableaus[view.seat], key=by_lane)
        # Two cards with the same face are the same pick; the first one's key stands on both.
        keys |= {Pick("own", card): key for card, key in reversed([*zip(own, LETTERS, strict=False)])}
        keys |= {Pick("offer", card): key for card, key in reversed([*zip(view.offer, DIGITS, strict=False)])}
        bonus = dict.fromkeys(pick for path in paths for pick in path if pick.zone.startswith("seat"))
        keys |= dict(zip(bonus, [*DIGITS, *LETTERS], strict=False))
    elif isinstance(view, GateView):
        keys |= {Pick("hand", card): key for card, key in reversed([*zip(view.hand or (), LETTERS, strict=False)])}
    return keys
