"""`donkey`: the others' tableaus, the offer, the own tableau; all in the same six lanes of colours."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from motherlode.rules import Event, Move
from motherlode.rules.donkey.events import BonusTaken, Swapped, Taken
from motherlode.rules.donkey.outcome import DonkeyOutcome
from motherlode.rules.donkey.view import DonkeyView, Pile
from motherlode.terminal.boards.scene import Scene
from motherlode.terminal.canvas import HUGE, LARGE, SMALL, Canvas, CardSize, largest
from motherlode.terminal.faces import face
from motherlode.terminal.lines import LineBuilder
from motherlode.terminal.results import Row
from motherlode.terminal.selection import DIGITS, LETTERS, Path, Pick
from motherlode.words import Words

LANES = "gbvrop"
"""The colours from left to right."""
DECLINE_KEY = "0"
COLOURS = len(LANES)
ROOMY = 26
"""Lines from which on the offer is drawn larger than the tableaus."""
WIDEST = 26
"""Columns of a lane beyond which the eye loses the others."""


def draw(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    assert isinstance(view, DonkeyView)
    tableaus = len(scene.others) + (view.seat is not None)
    # The room of a card is left over for the lane that a set makes longer.
    lane = max(2 * SMALL.width + 3, min(WIDEST, (canvas.width - 2 - HUGE.width) // COLOURS))
    # A line for the name above each row of cards, and one between the rows.
    size = largest((lane - 1) // 2, canvas.height // (tableaus + 1) - 2, HUGE, LARGE, SMALL)
    offered = LARGE if size == SMALL and canvas.height >= ROOMY else size
    used = (1 + size.height) * tableaus + 1 + offered.height
    gap = min(3, (canvas.height - used) // (tableaus + 1))
    y = max(0, (canvas.height - used - gap * tableaus) // 2)
    layout = _Layout(canvas, scene, view, lane, size)
    for seat in scene.others:
        layout.tableau(y, seat)
        y += 1 + size.height + gap
    layout.offer(y, offered)
    y += 1 + offered.height + gap
    if view.seat is not None:
        layout.tableau(y, view.seat)


@dataclass(frozen=True)
class _Layout:
    """Where things are drawn: all in the same lanes."""

    canvas: Canvas
    scene: Scene
    view: DonkeyView
    lane: int
    """Columns of a lane: two cards; when a set makes it three, the lanes after it move aside."""
    size: CardSize

    @property
    def left(self) -> int:
        return max(1, (self.canvas.width - self.lane * COLOURS) // 2)

    def offer(self, y: int, size: CardSize) -> None:
        canvas, scene, view = self.canvas, self.scene, self.view
        title = scene.say("ui-offer-of", offer=view.offer_number, offers=view.offers)
        if view.offer_number == view.offers:
            title = scene.say("ui-grand-final")
        end = canvas.write(self.left + 2, y, title, "strong")
        canvas.write(end + 2, y, scene.say("terminal-to-come", cards=view.draw_pile), "soft")
        x = self.left + self.lane // 2
        for text in view.offer:
            pick = Pick("offer", text)
            scene.card(canvas, x, y + 1, text, size, pick, pick)
            x += self.lane
        if view.phase == "bonus":
            scene.button(canvas, canvas.width - 24, y, Pick("decline"), scene.say("ui-decline"))

    def tableau(self, y: int, seat: int) -> None:
        canvas, scene, view, size = self.canvas, self.scene, self.view, self.size
        end = scene.name(canvas, self.left, y, seat)
        canvas.write(end + 1, y, _pile(scene, view.piles[seat]), "soft")
        cards = sorted(view.tableaus[seat], key=by_lane)
        lanes = {letter: list(group) for letter, group in groupby(cards, key=lambda text: text[0])}
        x = self.left
        for letter in LANES:
            lane = lanes.get(letter, [])
            for number, text in enumerate(lane):
                pick = Pick("own", text) if seat == view.seat else Pick(f"seat {seat}", text)
                column = x + number * (size.width + 1)
                scene.card(canvas, column, y + 1, text, size, pick, Pick(f"seat {seat}", text))
            if not lane:
                empty = canvas.sign(face("donkey", f"{letter}D"))
                canvas.write(x + size.width // 2, y + 1 + size.height // 2, empty, "faint")
            x += max(self.lane, len(lane) * (size.width + 1) + 1)


def _pile(scene: Scene, pile: Pile) -> str:
    text = f"{scene.say('ui-pile')}: {scene.say('outcome-cards', cards=pile.count)}"
    return text if pile.points is None else f"{text}, {scene.say('outcome-points', points=pile.points)}"


def by_lane(card: str) -> tuple[int, str]:
    """The order of a tableau's cards from left to right: by colour, then as the view has them."""
    return LANES.index(card[0]), card[1].replace("D", "")


def paths(move: Move, moves: Sequence[Move]) -> Iterator[Path]:
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


def keys(view: DonkeyView, paths: Iterable[Path]) -> Mapping[Pick, str]:
    """Digits for common cards, letters for own ones, so that they never mean two things."""
    own = [] if view.seat is None else sorted(view.tableaus[view.seat], key=by_lane)
    bonus = dict.fromkeys(pick for path in paths for pick in path if pick.zone.startswith("seat"))
    # Two cards with the same face are the same pick; the first one's key stands on both.
    return {
        Pick("decline"): DECLINE_KEY,
        **{Pick("own", card): key for card, key in reversed([*zip(own, LETTERS, strict=False)])},
        **{Pick("offer", card): key for card, key in reversed([*zip(view.offer, DIGITS, strict=False)])},
        **dict(zip(bonus, [*DIGITS, *LETTERS], strict=False)),
    }


def fresh(events: Iterable[Event]) -> Iterator[Pick]:
    for event in events:
        if isinstance(event, Taken | BonusTaken):
            yield Pick(f"seat {event.seat}", event.card)
        elif isinstance(event, Swapped):
            yield Pick(f"seat {event.seat}", event.got)
            yield Pick("offer", event.gave)


def lines(say: LineBuilder, view: DonkeyView) -> Iterator[str]:
    words = say.words
    offer = words("ui-offer-of", offer=view.offer_number, offers=view.offers)
    yield f"{offer}: {say.cards(view.offer)}; {words('terminal-to-come', cards=view.draw_pile)}"
    for seat, (tableau, pile) in enumerate(zip(view.tableaus, view.piles, strict=True)):
        pile_text = f"{words('ui-pile')}: {say.kept(pile.count, pile.points)}"
        yield f"{say.player(view, seat)}: {say.cards(tableau)}; {pile_text}"


def rows(words: Words, outcome: DonkeyOutcome, names: Sequence[str], only_ascii: bool) -> Iterator[Row]:
    kept = [sum(_value(colour.kept[seat]) for colour in outcome.colours) for seat in range(len(names))]
    sets = [score - own for score, own in zip(outcome.scores, kept, strict=True)]
    yield words("terminal-sets"), [str(points) for points in sets]
    for colour in outcome.colours:
        cells = []
        for total, card_kept in zip(colour.totals, colour.kept, strict=True):
            shown = "-" if total is None else f"({total})"
            cells.append(
                shown if card_kept is None else f"{shown} {_short(card_kept, only_ascii)} = {_value(card_kept)}"
            )
        yield words(f"colour-{colour.colour}"), cells


def _short(text: str, only_ascii: bool) -> str:
    return face("donkey", text).short(3, only_ascii)


def _value(text: str | None) -> int:
    return int(text[1:]) if text else 0
