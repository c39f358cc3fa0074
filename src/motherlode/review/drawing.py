"""The pictures of a review as SVG: no script, no style of their own, and everything in them is told in a table, too."""

from collections.abc import Sequence
from html import escape

from motherlode.review.report import Review, ReviewedMove

WIDTH, HEIGHT = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 14, 30
SWATCH = 36
MARK = 5
BAR, BAR_HEIGHT = 120, 12
ROW, CELL = 8, 40


def curve(review: Review, title: str, about: str) -> str:
    """Each seat's chance to win over the game, with the slips and mistakes on it."""
    points = [
        [(_x(turn, review), _y(one.win[seat])) for turn, one in enumerate(review.curve)] for seat in _seats(review)
    ]
    parts = [
        f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="curve-title curve-about">',
        f'<title id="curve-title">{escape(title)}</title><desc id="curve-about">{escape(about)}</desc>',
        *(_level(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)),
        *(_turning_point(number, point.turn, review) for number, point in enumerate(review.turning_points, 1)),
        *(_line(seat, line) for seat, line in enumerate(points)),
        *(_mark(step, review) for step in review.steps),
        "</svg>",
    ]
    return "".join(parts)


def _seats(review: Review) -> range:
    return range(review.players)


def _x(turn: int, review: Review) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * turn / max(1, len(review.steps))


def _y(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def _level(share: float) -> str:
    y = _y(share)
    return (
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="axis" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{100 * share:.0f}</text>'
    )


def _turning_point(number: int, turn: int, review: Review) -> str:
    x = _x(turn + 1, review)
    return (
        f'<line class="turn" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'
        f'<text class="axis" x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{number}</text>'
    )


def _line(seat: int, line: list[tuple[float, float]]) -> str:
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in line)
    return f'<polyline class="line seat-{seat}" points="{path}"/>'


def _mark(step: ReviewedMove, review: Review) -> str:
    decision = step.decision
    if decision is None or decision.kind not in ("slip", "mistake"):
        return ""
    x, y = _x(step.turn, review), _y(step.before.win[step.seat])
    if decision.kind == "slip":
        return f'<circle class="slip" cx="{x:.1f}" cy="{y:.1f}" r="{MARK - 1}"/>'
    return f'<path class="mistake" d="M{x:.1f} {y - MARK:.1f}l{MARK} {2 * MARK}h-{2 * MARK}z"/>'


def legend(names: Sequence[str]) -> str:
    """Whose line is whose: by colour, and by how it is drawn."""
    items = (
        f'<li><svg class="swatch" viewBox="0 0 {SWATCH} 8" aria-hidden="true">'
        f'<polyline class="line seat-{seat}" points="0,4 {SWATCH},4"/></svg>{escape(name)}</li>'
        for seat, name in enumerate(names)
    )
    return f'<ul class="legend">{"".join(items)}</ul>'


def bar(share: float) -> str:
    """A change of the chance to win as a bar to the left or to the right."""
    middle = BAR / 2
    length = min(1.0, abs(share)) * middle
    start, side = (middle - length, "down") if share < 0 else (middle, "up")
    return (
        f'<svg class="bar" viewBox="0 0 {BAR} {BAR_HEIGHT}" aria-hidden="true">'
        f'<line class="grid" x1="{middle}" x2="{middle}" y1="0" y2="{BAR_HEIGHT}"/>'
        f'<rect class="{side}" x="{start:.1f}" y="2" width="{length:.1f}" height="{BAR_HEIGHT - 4}"/></svg>'
    )


def memory_map(forgotten: Sequence[ReviewedMove], places: int, title: str) -> str:
    """The places of the table, and how many turns ago each of those had been seen that were forgotten."""
    turns = {
        step.decision.sighting.place: step.decision.sighting.turns
        for step in forgotten
        if step.decision is not None and step.decision.sighting is not None
    }
    rows = -(-places // ROW)
    cells = "".join(_cell(place, turns.get(place)) for place in range(1, places + 1))
    return (
        f'<svg class="map" viewBox="0 0 {ROW * CELL} {rows * CELL}" role="img" aria-labelledby="map-title">'
        f'<title id="map-title">{escape(title)}</title>{cells}</svg>'
    )


def _cell(place: int, turns: int | None) -> str:
    row, column = divmod(place - 1, ROW)
    x, y = column * CELL, row * CELL
    kind = "place" if turns is None else "place forgotten"
    lines = [(str(place), 4)] if turns is None else [(f"{place}:", -3), (str(turns), 13)]
    return f'<rect class="{kind}" x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{CELL - 4}" rx="5"/>' + "".join(
        f'<text class="{kind}" x="{x + CELL / 2}" y="{y + CELL / 2 + down}" text-anchor="middle">{text}</text>'
        for text, down in lines
    )
