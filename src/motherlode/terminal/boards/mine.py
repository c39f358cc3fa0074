"""`mine`: the players with their colours and gold, and the field of 64 places."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from zlib import crc32

from motherlode.rules import Card, Event, Move
from motherlode.rules.mine.events import CardLeft, Duel, Exploded, GoldFound, Struck, TurnedDown
from motherlode.rules.mine.outcome import MineOutcome
from motherlode.rules.mine.view import MineView
from motherlode.terminal.boards import plain
from motherlode.terminal.boards.scene import Scene
from motherlode.terminal.canvas import LARGE, OPEN, REST, SMALL, Canvas, CardSize, largest
from motherlode.terminal.faces import face
from motherlode.terminal.lines import LineBuilder, ranges
from motherlode.terminal.results import Row
from motherlode.terminal.selection import Path, Pick
from motherlode.words import Words, card, join

ROWS = COLUMNS = 8
TOP = 2
"""Lines of the players."""
NUMBER = CardSize(4, 1)
"""A card that is only its number."""


def draw(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    assert isinstance(view, MineView)
    _players(canvas, scene, view)
    open_places = {pick.what for pick in scene.choosing.open}
    size = size_of(canvas.width, canvas.height)
    for place, (x, y) in spread(canvas.width, canvas.height, view.options.layout == "grid").items():
        _place(canvas, scene, view, place, x, y, size, str(place) in open_places)


def size_of(width: int, height: int) -> CardSize:
    """How large a card can be; the last size is a card that is only its number."""
    return largest(width // COLUMNS - 1, (height - TOP) // ROWS - 1, LARGE, SMALL, NUMBER)


def spread(width: int, height: int, grid: bool) -> dict[int, tuple[int, int]]:
    """Where each place is drawn.

    The scattered game moves the cards about in their cells, by the place and never by the card; reading order stays.
    """
    pitch_x, pitch_y = width // COLUMNS, (height - TOP) // ROWS
    size = size_of(width, height)
    places = {}
    for place in range(1, ROWS * COLUMNS + 1):
        row, column = divmod(place - 1, COLUMNS)
        room_x, room_y = pitch_x - size.width, pitch_y - size.height
        about = crc32(b"%d across" % place), crc32(b"%d down" % place)
        dx, dy = (room_x // 2, room_y // 2) if grid else (about[0] % max(1, room_x), about[1] % (room_y + 1))
        places[place] = column * pitch_x + dx, TOP + row * pitch_y + dy
    return places


def _place(
    canvas: Canvas, scene: Scene, view: MineView, place: int, x: int, y: int, size: CardSize, is_open: bool
) -> None:
    text = scene.revealed.get(place) or (view.face_up.card if view.face_up and view.face_up.place == place else None)
    if text is not None:
        _face_up(canvas, text, x, y, size)
    elif place in view.face_down:
        _face_down(canvas, scene, place, x, y, size, is_open)
    else:
        canvas.write(x + size.width // 2, y + size.height // 2, "." if scene.only_ascii else "·", "faint")
    if is_open:
        canvas.spot(Pick("place", str(place)), x, y, size.width, size.height)


def _face_up(canvas: Canvas, text: str, x: int, y: int, size: CardSize) -> None:
    shown = face("mine", text)
    if size == NUMBER:
        canvas.write(x, y, shown.short(size.width, canvas.only_ascii), f"face {shown.colour}")
    else:
        canvas.card(x, y, shown, size)


def _face_down(canvas: Canvas, scene: Scene, place: int, x: int, y: int, size: CardSize, is_open: bool) -> None:
    focus = scene.cursor == Pick("place", str(place))
    begun = bool(scene.typed) and str(place).startswith(scene.typed) and is_open
    style = "focus" if focus else "go" if begun else "rock"
    if size == NUMBER:
        canvas.write(x, y, f"[{place:>2}]" if is_open else f" {place:>2} ", style)
        return
    canvas.box(x, y, size, OPEN if is_open else REST, "rock")
    middle = size.height // 2
    for line in range(1, size.height - 1):
        text = str(place) if line == middle else ""
        canvas.write(x + 1, y + line, text.center(size.width - 2), style if line == middle else "rock")


def _players(canvas: Canvas, scene: Scene, view: MineView) -> None:
    seats = [*([] if view.seat is None else [view.seat]), *scene.others]
    pitch = canvas.width // len(seats)
    for number, seat in enumerate(seats):
        mine = view.mines[seat]
        x = number * pitch
        scene.name(canvas, x, 0, seat, pitch - 4)
        end = x + 2
        for colour in mine.colours:
            shown = face("mine", f"{colour[0]}2")
            sign = shown.letter if canvas.only_ascii else shown.letter + shown.shape
            end = canvas.write(end, 1, sign, f"face {shown.colour}") + 1
        points = "" if mine.points is None else f" = {mine.points}"
        gold = f"{scene.say('ui-gold')}: {mine.count}{points}"
        # Five players side by side have no room for the word.
        canvas.write(end, 1, gold if end + len(gold) < x + pitch else f"{mine.count}{points}", "soft")


def style(card: Card) -> str:
    return "danger" if card.kind == "dynamite" else plain.style(card)


def label(card: Card) -> str | None:
    return "TNT" if card.kind == "dynamite" else None


def paths(move: Move, moves: Sequence[Move]) -> Iterator[Path]:
    yield (Pick("place", str(move.number)),)


def keys(view: MineView, paths: Iterable[Path]) -> Mapping[Pick, str]:
    """Places have numbers instead."""
    return {}


def numbers(view: MineView) -> Mapping[int, Pick]:
    return {place: Pick("place", str(place)) for place in range(1, ROWS * COLUMNS + 1)}


def revealed(events: Iterable[Event]) -> Mapping[int, str]:
    found: dict[int, str] = {}
    for event in events:
        if isinstance(event, Struck):
            found = {event.gold_place: event.gold, event.miner_place: event.miner}
        elif isinstance(event, Duel):
            found = {event.stronger_place: event.stronger, event.weaker_place: event.weaker}
        elif isinstance(event, Exploded | TurnedDown):
            found = dict(zip(event.places, event.cards, strict=True))
        elif isinstance(event, GoldFound | CardLeft):
            found = {event.place: event.card}
    return found


def lines(say: LineBuilder, view: MineView) -> Iterator[str]:
    words = say.words
    yield f"{words('ui-face-down')}: {ranges(view.face_down) or '-'} ({say.count(len(view.face_down))})"
    if view.face_up is not None:
        place = words("ui-place", place=view.face_up.place)
        yield f"{place}: {say.cards([view.face_up.card])}"
    for seat, mine in enumerate(view.mines):
        colours = join(words, [words(f"colour-{colour}") for colour in mine.colours])
        yield f"{say.player(view, seat)} ({colours}): {words('ui-gold')}: {say.kept(mine.count, mine.points)}"


def moves_line(words: Words, view: MineView) -> str:
    return words("terminal-plain-flip", places=ranges([int(move.split()[1]) for move in view.moves]))


def rows(words: Words, outcome: MineOutcome, names: Sequence[str], only_ascii: bool) -> Iterator[Row]:
    counts = [Counter(gold) for gold in outcome.gold]
    for value in range(1, 5):
        text = f"${value}"
        cells = [f"{count[text]} x {value} = {count[text] * value}" if count[text] else "-" for count in counts]
        yield card(words, "mine", text), cells
