"""`gate`: the others' hands from outside, the last card with its two ways, the own hand."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from motherlode.rules import Card, Move
from motherlode.rules.gate.outcome import GateOutcome
from motherlode.rules.gate.view import GateView
from motherlode.terminal.boards import plain
from motherlode.terminal.boards.scene import Scene
from motherlode.terminal.canvas import HUGE, LARGE, WIDE, Canvas, CardSize, largest
from motherlode.terminal.faces import face
from motherlode.terminal.lines import LineBuilder
from motherlode.terminal.results import Row
from motherlode.terminal.selection import DIGITS, LETTERS, Path, Pick
from motherlode.terminal.text import fitting
from motherlode.words import Words

NUMBERS = [*"0123456789", "x"]
"""Names the number of a black card; x is 10."""
PASS_KEY = "p"

CHIPS = (10, 20, 30, 40)
WIDTH = 80
"""Columns of everything but a large hand; a wider window has it in its middle."""
MIDDLE = 26
"""The column of the last card."""
LONGEST_OF_TWO = 12
SIZES = HUGE, LARGE, WIDE


def draw(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    assert isinstance(view, GateView)
    hand, last = _sizes(canvas, scene, view)
    own = 0 if view.seat is None else 2 + hand.height
    used = 1 + 2 * len(scene.others) + last.height + own
    spare = max(0, canvas.height - used)
    gaps = [min(4, (spare + more) // 3) for more in (2, 1, 0)]
    x, y = max(0, (canvas.width - WIDTH) // 2), (spare - sum(gaps)) // 2
    _gate(canvas, scene, view, x, y)
    y += 1 + gaps[0]
    rows = {seat: y + 2 * number for number, seat in enumerate(scene.others)}
    # All hands begin in one column, however long a name is.
    column = max(x + MIDDLE, *(_name(canvas, scene, view, x, rows[seat], seat) + 1 for seat in scene.others))
    for seat, row in rows.items():
        _seat(canvas, scene, view, x, row, seat, column)
    y += 2 * len(rows)
    y += gaps[2]
    _middle(canvas, scene, view, x, y, last)
    y += last.height + gaps[1]
    if view.seat is not None:
        _name(canvas, scene, view, x, y, view.seat)
        _seat(canvas, scene, view, x, y, view.seat, column)
        _hand(canvas, scene, view, y + 2, hand)


def _sizes(canvas: Canvas, scene: Scene, view: GateView) -> tuple[CardSize, CardSize]:
    """How large the hand and the last card can be: the hand first."""
    lines = canvas.height - 1 - 2 * len(scene.others)
    own = 2 if view.seat is not None else 0
    column = (canvas.width - 2) // max(1, len(view.hand or ()))
    hand = largest(column, lines - own - WIDE.height - 4, *SIZES)
    # The last card is at most one size larger: the hand is what is chosen from.
    last = largest(canvas.width, lines - own - (hand.height if own else 0), *SIZES[max(0, SIZES.index(hand) - 1) :])
    return hand, last


def _gate(canvas: Canvas, scene: Scene, view: GateView, x: int, y: int) -> None:
    """The round, and the chips in their slots; a slot that is empty is faint."""
    end = canvas.write(x + 3, y, scene.say("ui-round-of", round=view.round, rounds=view.rounds), "strong")
    end = canvas.write(max(end + 3, x + MIDDLE), y, f"{scene.say('ui-chips-in-play')}: ", "soft")
    for value in CHIPS:
        there = value in view.chips_in_play
        end = canvas.write(end + 1, y, f"({value})" if there else " -- ", "face gold" if there else "faint")


def _name(canvas: Canvas, scene: Scene, view: GateView, x: int, y: int, seat: int) -> int:
    """A player, and in teams with whom; two names share the line. Returns where they end."""
    partners = _partners(view, seat)
    if not partners:
        return scene.name(canvas, x + 1, y, seat)
    end = scene.name(canvas, x + 1, y, seat, LONGEST_OF_TWO)
    partner = fitting(scene.names[partners[0]], LONGEST_OF_TWO)
    return canvas.write(end, y, scene.say("terminal-partner-of", name=partner), "soft")


def _seat(canvas: Canvas, scene: Scene, view: GateView, x: int, y: int, seat: int, column: int) -> None:
    """Beside a name: cards in hand, points and chips; below, the cards played in this round."""
    end = column
    backs = ("#" if scene.only_ascii else "▒") * view.hand_sizes[seat]
    if seat != view.seat:
        end = canvas.write(column, y, backs, "rock line") + 1
        end = canvas.write(end, y, scene.say("outcome-cards", cards=view.hand_sizes[seat]), "soft")
    purse = next(purse for purse in view.purses if seat in purse.seats)
    chips = " ".join(f"{count}x{value}" for value, count in Counter(purse.chips).items())
    end = canvas.write(max(end + 2, x + 50), y, scene.say("outcome-points", points=view.points[seat]), "table")
    canvas.write(end + 1, y, chips, "soft")
    label = f"{scene.say('terminal-played')}: "
    end = canvas.write(x + 3, y + 1, label, "soft")
    if not view.played[seat]:
        canvas.write(end, y + 1, "-", "faint")
    scene.tiny(canvas, end, y + 1, view.played[seat], 4)


def _partners(view: GateView, seat: int) -> list[int]:
    """Who shares a seat's purse (G17)."""
    return [other for purse in view.purses if seat in purse.seats for other in purse.seats if other != seat]


def _middle(canvas: Canvas, scene: Scene, view: GateView, left: int, y: int, size: CardSize) -> None:
    """The last card and where it can go on."""
    if view.last is not None:
        named = f"k{view.last.number}" if view.last.card == "k" else view.last.card
        canvas.card(left + MIDDLE, y, face("gate", named), size)
        if view.direction != "pay":
            _ways(canvas, scene, view, left + MIDDLE + size.width + 3, y)
    elif view.kicker is not None and view.kicker.due:
        canvas.write(left + 3, y + 1, f"{scene.say('ui-kicker')}: ", "soft")
        canvas.card(left + MIDDLE, y, face("gate", view.kicker.card), size)
    numbers = [pick for pick in scene.choosing.open if pick.zone == "number"]
    if len(numbers) > 2:
        x = left + 3
        for pick in numbers:
            x = scene.button(canvas, x, y + size.height - 1, pick, pick.what)
    scene.button(canvas, left + 62, y + size.height // 2, Pick("pass"), scene.say("ui-pass"))
    if view.direction == "pay":
        _payments(canvas, scene, left + MIDDLE + size.width + 3, y + size.height // 2)


def _payments(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """The chips of which one is paid (G15)."""
    for pick in scene.choosing.open:
        x = scene.button(canvas, x, y, pick, f"({pick.what})")


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


def _hand(canvas: Canvas, scene: Scene, view: GateView, y: int, size: CardSize) -> None:
    cards = view.hand or ()
    step = size.width + (len(cards) * (size.width + 1) < canvas.width)
    left = max(1, (canvas.width - max(WIDTH - 2, step * len(cards))) // 2)
    for number, text in enumerate(cards):
        scene.card(canvas, left + number * step, y, text, size, Pick("hand", text))


def style(card: Card) -> str:
    """The green of this game is not that of the others."""
    return "deep green" if card.colour == "green" else plain.style(card)


def paths(move: Move, moves: Sequence[Move]) -> Iterator[Path]:
    if move.kind == "pass":
        yield (Pick("pass"),)
        return
    if move.kind == "pay":
        yield (Pick("pay", str(move.number)),)
        return
    card = Pick("hand", move.cards[0].text)
    choices = [other for other in moves if other.cards == move.cards]
    yield (card,) if len(choices) == 1 else (card, Pick("number", str(move.number)))


def keys(view: GateView, paths: Iterable[Path]) -> Mapping[Pick, str]:
    # Two cards with the same face are the same pick; the first one's key stands on both.
    return {
        Pick("pass"): PASS_KEY,
        **{Pick("pay", str(value)): key for value, key in zip(CHIPS, DIGITS, strict=False)},
        **{Pick("number", str(number)): key for number, key in enumerate(NUMBERS)},
        **{Pick("hand", card): key for card, key in reversed([*zip(view.hand or (), LETTERS, strict=False)])},
    }


def lines(say: LineBuilder, view: GateView) -> Iterator[str]:
    words = say.words
    chips = ", ".join(map(str, view.chips_in_play)) or "-"
    yield f"{words('ui-round-of', round=view.round, rounds=view.rounds)}; {words('ui-chips-in-play')}: {chips}"
    if view.last is not None:
        shown = say.cards([view.last.card]) + (f" = {view.last.number}" if view.last.card == "k" else "")
        yield f"{words('terminal-last-card')}: {shown}{_ways_in_words(words, view)}"
    for seat in range(view.players):
        played = f"{words('terminal-played')}: {say.cards(view.played[seat])}"
        partner = [f" {words('terminal-partner-of', name=say.names[other])}" for other in _partners(view, seat)]
        who = f"{say.player(view, seat)}{''.join(partner)}"
        yield f"{who}: {say.count(view.hand_sizes[seat])}; {played}; {say.points(view.points[seat])}"
    if view.hand is not None:
        yield f"{words('ui-hand')}: {say.cards(view.hand)}"


def _ways_in_words(words: Words, view: GateView) -> str:
    ways = [(words("ui-up"), view.next_up), (words("ui-down"), view.next_down)]
    return "".join(f"; {way}: {number}" for way, number in ways if number is not None)


def rows(words: Words, outcome: GateOutcome, names: Sequence[str], only_ascii: bool) -> Iterator[Row]:
    before: Sequence[int] = [0] * len(names)
    for score in outcome.rounds:
        gained = [after - old for after, old in zip(score.points, before, strict=True)]
        before = score.points
        label = f"{words('ui-round')} {score.round}: {words('terminal-ended-by', name=names[score.winner])}"
        yield label, [f"{points:+d}" if points else "0" for points in gained]
