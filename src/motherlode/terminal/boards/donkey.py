"""`donkey`: the others' tableaus, the offer, the own tableau; all in the same six lanes of colours."""

from itertools import groupby

from motherlode.rules.donkey.view import DonkeyView, Pile
from motherlode.terminal.boards.scene import Scene
from motherlode.terminal.canvas import LARGE, SMALL, Canvas, Size
from motherlode.terminal.faces import face
from motherlode.terminal.selection import LANES, Pick, by_lane

STEP = SMALL.width + 1
LANE = 13
"""Columns of a lane: two cards; when a set makes it three, the lanes after it move aside."""
TABLEAU = 1 + SMALL.height
"""Lines of a tableau with its name."""
ROOMY = 26
"""Lines from which on the offer is drawn large."""


def draw(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    assert isinstance(view, DonkeyView)
    tableaus = len(scene.others) + (view.seat is not None)
    size = LARGE if canvas.height >= ROOMY else SMALL
    used = TABLEAU * tableaus + 1 + size.height
    gap = min(3, (canvas.height - used) // (tableaus + 1))
    y = max(0, (canvas.height - used - gap * tableaus) // 2)
    for seat in scene.others:
        _tableau(canvas, scene, view, y, seat)
        y += TABLEAU + gap
    _offer(canvas, scene, view, y, size)
    y += 1 + size.height + gap
    if view.seat is not None:
        _tableau(canvas, scene, view, y, view.seat)


def _offer(canvas: Canvas, scene: Scene, view: DonkeyView, y: int, size: Size) -> None:
    title = scene.say("ui-offer-of", offer=view.offer_number, offers=view.offers)
    if view.offer_number == view.offers:
        title = scene.say("ui-grand-final")
    end = canvas.write(3, y, title, "strong")
    canvas.write(end + 2, y, scene.say("terminal-to-come", cards=view.draw_pile), "soft")
    x = 1 + LANE // 2
    for text in view.offer:
        pick = Pick("offer", text)
        scene.card(canvas, x, y + 1, text, size, pick, pick)
        x += LANE
    if view.phase == "bonus":
        scene.button(canvas, canvas.width - 24, y, Pick("decline"), scene.say("ui-decline"))


def _tableau(canvas: Canvas, scene: Scene, view: DonkeyView, y: int, seat: int) -> None:
    own = seat == view.seat
    end = scene.name(canvas, 1, y, seat)
    canvas.write(end + 1, y, _pile(scene, view.piles[seat]), "soft")
    cards = sorted(view.tableaus[seat], key=by_lane)
    lanes = {letter: list(group) for letter, group in groupby(cards, key=lambda text: text[0])}
    x = 1
    for letter in LANES:
        lane = lanes.get(letter, [])
        for number, text in enumerate(lane):
            pick = Pick("own", text) if own else Pick(f"seat {seat}", text)
            scene.card(canvas, x + number * STEP, y + 1, text, SMALL, pick, Pick(f"seat {seat}", text))
        if not lane:
            canvas.write(x + 2, y + 2, f"{canvas.sign(face('donkey', f'{letter}D'))}", "faint")
        x += max(LANE, len(lane) * STEP + 1)


def _pile(scene: Scene, pile: Pile) -> str:
    text = f"{scene.say('ui-pile')}: {scene.say('outcome-cards', cards=pile.count)}"
    return text if pile.points is None else f"{text}, {scene.say('outcome-points', points=pile.points)}"
