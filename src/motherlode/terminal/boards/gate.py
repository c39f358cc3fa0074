"""`gate`: the others' hands from outside, the last card with its two ways, the own hand."""

from collections import Counter

from motherlode.rules.gate.view import GateView
from motherlode.terminal.boards.scene import Scene
from motherlode.terminal.canvas import LARGE, WIDE, Canvas, Size
from motherlode.terminal.faces import face
from motherlode.terminal.selection import Pick

CHIPS = (10, 20, 30, 40)
_USED = 1 + LARGE.height + 2 + WIDE.height
"""Lines without the others, if the last card is large."""
MIDDLE = 26
"""The column of the last card."""


def draw(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    assert isinstance(view, GateView)
    hand = LARGE if canvas.height > 26 and canvas.width >= LARGE.width * len(view.hand or ()) + 2 else WIDE
    last = LARGE if canvas.height >= _USED + 2 * len(scene.others) else WIDE
    own = 0 if view.seat is None else 2 + hand.height
    used = 1 + 2 * len(scene.others) + last.height + own
    spare = max(0, canvas.height - used)
    gaps = [min(4, (spare + more) // 3) for more in (2, 1, 0)]
    y = (spare - sum(gaps)) // 2
    _gate(canvas, scene, view, y)
    y += 1 + gaps[0]
    for seat in scene.others:
        _seat(canvas, scene, view, y, seat)
        y += 2
    y += gaps[2]
    _middle(canvas, scene, view, y, last)
    y += last.height + gaps[1]
    if view.seat is not None:
        _seat(canvas, scene, view, y, view.seat)
        _hand(canvas, scene, view, y + 2, hand)


def _gate(canvas: Canvas, scene: Scene, view: GateView, y: int) -> None:
    """The round, and the chips in their slots; a slot that is empty is faint."""
    end = canvas.write(3, y, scene.say("ui-round-of", round=view.round, rounds=view.rounds), "strong")
    end = canvas.write(max(end + 3, MIDDLE), y, f"{scene.say('ui-chips-in-play')}: ", "soft")
    for value in CHIPS:
        there = value in view.chips_in_play
        end = canvas.write(end + 1, y, f"({value})" if there else " -- ", "face gold" if there else "faint")


def _seat(canvas: Canvas, scene: Scene, view: GateView, y: int, seat: int) -> None:
    """A player: name, cards in hand, points and chips; below, the cards played in this round."""
    end = scene.name(canvas, 1, y, seat)
    backs = ("#" if scene.only_ascii else "▒") * view.hand_sizes[seat]
    if seat != view.seat:
        end = canvas.write(max(end + 1, MIDDLE), y, backs, "rock edge") + 1
        end = canvas.write(end, y, scene.say("outcome-cards", cards=view.hand_sizes[seat]), "soft")
    purse = next(purse for purse in view.purses if seat in purse.seats)
    chips = " ".join(f"{count}x{value}" for value, count in Counter(purse.chips).items())
    end = canvas.write(max(end + 2, 50), y, scene.say("outcome-points", points=view.points[seat]), "table")
    canvas.write(end + 1, y, chips, "soft")
    label = f"{scene.say('terminal-played')}: "
    end = canvas.write(3, y + 1, label, "soft")
    if not view.played[seat]:
        canvas.write(end, y + 1, "-", "faint")
    scene.tiny(canvas, end, y + 1, view.played[seat], 4)


def _middle(canvas: Canvas, scene: Scene, view: GateView, y: int, size: Size) -> None:
    """The last card and where it can go on."""
    if view.last is not None:
        named = f"k{view.last.number}" if view.last.card == "k" else view.last.card
        canvas.card(MIDDLE, y, face("gate", named), size)
        _ways(canvas, scene, view, MIDDLE + size.width + 3, y)
    elif view.kicker is not None and view.kicker.due:
        canvas.write(3, y + 1, f"{scene.say('ui-kicker')}: ", "soft")
        canvas.card(MIDDLE, y, face("gate", view.kicker.card), size)
    numbers = [pick for pick in scene.choosing.open if pick.zone == "number"]
    if len(numbers) > 2:
        x = 3
        for pick in numbers:
            x = scene.button(canvas, x, y + size.height - 1, pick, pick.what)
    scene.button(canvas, 62, y + size.height // 2, Pick("pass"), scene.say("ui-pass"))


def _ways(canvas: Canvas, scene: Scene, view: GateView, x: int, y: int) -> None:
    up, down = ("^", "v") if scene.only_ascii else ("▲", "▼")
    ways = [(y, up, "ui-up", view.next_up), (y + 2, down, "ui-down", view.next_down)]
    for line, sign, key, number in ways:
        if number is None:
            canvas.write(x, line, f"{sign} {scene.say(key)}: -", "faint")
            continue
        pick = Pick("number", str(number))
        canvas.write(x, line, f"{sign} {scene.say(key)}: {number}", "strong")
        scene.button(canvas, x + 14, line, pick, str(number))


def _hand(canvas: Canvas, scene: Scene, view: GateView, y: int, size: Size) -> None:
    cards = view.hand or ()
    step = size.width + (len(cards) * (size.width + 1) < canvas.width)
    for number, text in enumerate(cards):
        scene.card(canvas, 1 + number * step, y, text, size, Pick("hand", text))
