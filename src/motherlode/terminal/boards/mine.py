"""`mine`: the players with their colours and gold, and the field of 64 places."""

from zlib import crc32

from motherlode.rules.mine.view import MineView
from motherlode.terminal.boards.scene import Scene
from motherlode.terminal.canvas import OPEN, REST, SMALL, Canvas
from motherlode.terminal.faces import face
from motherlode.terminal.selection import Pick

ROWS = COLUMNS = 8
TOP = 2
"""Lines of the players."""
NUMBER = 4
"""Columns of a card that is only its number."""


def draw(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    assert isinstance(view, MineView)
    _players(canvas, scene, view)
    open_places = {pick.what for pick in scene.choosing.open}
    for place, (x, y, tall) in spread(canvas.width, canvas.height, view.options.layout == "grid").items():
        _place(canvas, scene, view, place, x, y, tall, str(place) in open_places)


def spread(width: int, height: int, grid: bool) -> dict[int, tuple[int, int, bool]]:
    """Where each place is drawn, and whether there is room for a card with edges.

    The scattered game moves the cards about in their cells, by the place and never by the card; reading order stays.
    """
    pitch_x, pitch_y = width // COLUMNS, (height - TOP) // ROWS
    tall = pitch_y > SMALL.height
    card_width, card_height = (SMALL.width, SMALL.height) if tall else (NUMBER, 1)
    places = {}
    for place in range(1, ROWS * COLUMNS + 1):
        row, column = divmod(place - 1, COLUMNS)
        room_x, room_y = pitch_x - card_width, pitch_y - card_height
        about = crc32(b"%d across" % place), crc32(b"%d down" % place)
        dx, dy = (room_x // 2, room_y // 2) if grid else (about[0] % max(1, room_x), about[1] % (room_y + 1))
        places[place] = column * pitch_x + dx, TOP + row * pitch_y + dy, tall
    return places


def _place(canvas: Canvas, scene: Scene, view: MineView, place: int, x: int, y: int, tall: bool, is_open: bool) -> None:
    pick = Pick("place", str(place))
    card = scene.revealed.get(place) or (view.face_up.card if view.face_up and view.face_up.place == place else None)
    if card is not None:
        _face_up(canvas, card, x, y, tall)
    elif place in view.face_down:
        _face_down(canvas, scene, place, x, y, tall, is_open)
    else:
        canvas.write(x + (2 if tall else 1), y + tall, "." if scene.only_ascii else "·", "faint")
    if is_open:
        canvas.spot(pick, x, y, SMALL.width if tall else NUMBER, SMALL.height if tall else 1)


def _face_up(canvas: Canvas, card: str, x: int, y: int, tall: bool) -> None:
    shown = face("mine", card)
    if tall:
        canvas.card(x, y, shown, SMALL)
    else:
        canvas.write(x, y, shown.short(NUMBER, canvas.only_ascii), f"face {shown.colour}")


def _face_down(canvas: Canvas, scene: Scene, place: int, x: int, y: int, tall: bool, is_open: bool) -> None:
    focus = scene.cursor == Pick("place", str(place))
    begun = bool(scene.typed) and str(place).startswith(scene.typed) and is_open
    style = "focus" if focus else "go" if begun else "rock"
    if tall:
        canvas.frame(x, y, SMALL, OPEN if is_open else REST, "rock")
        canvas.write(x + 1, y + 1, f"{place:^3}", style)
    else:
        canvas.write(x, y, f"[{place:>2}]" if is_open else f" {place:>2} ", style)


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
        canvas.write(end, 1, f"{scene.say('ui-gold')}: {mine.count}{points}", "soft")
