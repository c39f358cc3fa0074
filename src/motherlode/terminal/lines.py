"""A view as lines of text, for the plain mode: every card by its whole name and its spelling."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

from motherlode.rules import View
from motherlode.rules.donkey.view import DonkeyView
from motherlode.rules.gate.view import GateView
from motherlode.rules.mine.view import MineView
from motherlode.words import Words, card, join


def lines_of(words: Words, view: View, names: Sequence[str]) -> list[str]:
    """The table as a seat sees it."""
    return list(_LINES[view.game](_Lines(words, view.game, names), view))


def moves_line(words: Words, view: View) -> str:
    """What can be typed now."""
    if isinstance(view, MineView):
        places = ranges([int(move.split()[1]) for move in view.moves])
        return words("terminal-plain-flip", places=places)
    return words("terminal-plain-moves", moves=", ".join(view.moves))


def ranges(numbers: Sequence[int]) -> str:
    """Ascending numbers with neighbours drawn together, as `1-12, 14`."""
    runs = []
    for _, run in groupby(enumerate(numbers), lambda item: item[1] - item[0]):
        run_of = [number for _, number in run]
        runs.append(str(run_of[0]) if len(run_of) == 1 else f"{run_of[0]}-{run_of[-1]}")
    return ", ".join(runs)


class _Lines:
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

    def mark(self, view: View, seat: int) -> str:
        return f"{'>' if view.to_move == seat else ' '} {self.names[seat]}"


def _donkey(say: _Lines, view: DonkeyView) -> Iterator[str]:
    words = say.words
    offer = words("ui-offer-of", offer=view.offer_number, offers=view.offers)
    yield f"{offer}: {say.cards(view.offer)}; {words('terminal-to-come', cards=view.draw_pile)}"
    for seat, (tableau, pile) in enumerate(zip(view.tableaus, view.piles, strict=True)):
        pile_text = f"{words('ui-pile')}: {say.kept(pile.count, pile.points)}"
        yield f"{say.mark(view, seat)}: {say.cards(tableau)}; {pile_text}"


def _mine(say: _Lines, view: MineView) -> Iterator[str]:
    words = say.words
    yield f"{words('ui-face-down')}: {ranges(view.face_down) or '-'} ({say.count(len(view.face_down))})"
    if view.face_up is not None:
        place = words("ui-place", place=view.face_up.place)
        yield f"{place}: {say.cards([view.face_up.card])}"
    for seat, mine in enumerate(view.mines):
        colours = join(words, [words(f"colour-{colour}") for colour in mine.colours])
        yield f"{say.mark(view, seat)} ({colours}): {words('ui-gold')}: {say.kept(mine.count, mine.points)}"


def _gate(say: _Lines, view: GateView) -> Iterator[str]:
    words = say.words
    chips = ", ".join(map(str, view.chips_in_play)) or "-"
    yield f"{words('ui-round-of', round=view.round, rounds=view.rounds)}; {words('ui-chips-in-play')}: {chips}"
    if view.last is not None:
        shown = say.cards([view.last.card]) + (f" = {view.last.number}" if view.last.card == "k" else "")
        yield f"{words('terminal-last-card')}: {shown}{_ways(words, view)}"
    for seat in range(view.players):
        played = f"{words('terminal-played')}: {say.cards(view.played[seat])}"
        yield f"{say.mark(view, seat)}: {say.count(view.hand_sizes[seat])}; {played}; {say.points(view.points[seat])}"
    if view.hand is not None:
        yield f"{words('ui-hand')}: {say.cards(view.hand)}"


def _ways(words: Words, view: GateView) -> str:
    ways = [(words("ui-up"), view.next_up), (words("ui-down"), view.next_down)]
    return "".join(f"; {way}: {number}" for way, number in ways if number is not None)


_LINES: dict[str, Callable[[_Lines, Any], Iterator[str]]] = {"donkey": _donkey, "mine": _mine, "gate": _gate}
