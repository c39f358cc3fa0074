"""Pictures of ratings for the documents, as small SVG files: ladders of the bots, luck, how true predictions are."""

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from motherlode.lab.statistics import share
from motherlode.ratings.anchors import Ladder, Tenth
from motherlode.ratings.model import HIGH, LOW, points

INK, PALE, GOLD, PAPER = "#2b2118", "#b9ad9c", "#8a5a00", "#fffdf8"
FONT = 'font-family="system-ui, sans-serif" font-size="12"'
ROW, LEFT, WIDE, MARGIN = 44, 110, 640, 20


def ladder_picture(ladders: Mapping[str, Ladder]) -> str:
    """A line for each configuration, on it the bots with their intervals."""
    low, high = _range(ladders)
    span = WIDE - LEFT - 2 * MARGIN

    def x(mu: float) -> float:
        return LEFT + MARGIN + span * (min(max(mu, low), high) - low) / (high - low)

    height = ROW * len(ladders) + 50
    parts = [_open(WIDE, height, "The ratings of the bots in every configuration, with 95 % intervals")]
    for mark in range(int(low // 5) * 5, int(high) + 1, 5):
        if mark >= low:
            parts.append(_line(x(mark), 24, x(mark), height - 26, PALE, 0.5))
            parts.append(_text(x(mark), height - 10, str(points(mark)), "middle", PALE))
    for row, (name, ladder) in enumerate(ladders.items()):
        y = 40 + ROW * row
        parts.append(_text(8, y + 4, name, "start"))
        parts.append(_line(x(low), y, x(high), y, PALE))
        for number, (level, bot) in enumerate(ladder.bots.items()):
            parts.append(_line(x(bot.low), y, x(bot.high), y, GOLD, 3))
            parts.append(f'<circle cx="{x(bot.mu):.1f}" cy="{y}" r="4" fill="{INK}"/>')
            shown = f"← {level}" if bot.mu < low else level
            parts.append(_text(x(bot.mu), y + (-9 if number % 2 else 18), shown, "middle", INK, 10))
    return "\n".join([*parts, "</svg>", ""])


def _range(ladders: Mapping[str, Ladder]) -> tuple[float, float]:
    """What is shown: all levels, and of weaker bots as much as fits."""
    highest = max(bot.mu for ladder in ladders.values() for bot in ladder.bots.values())
    return LOW - 15, max(HIGH, highest) + 2


def luck_picture(ladders: Mapping[str, Ladder]) -> str:
    """A bar for each configuration: by how much a player's form differs from game to game, with its interval."""
    most = max(ladder.beta_high for ladder in ladders.values())
    span, row = WIDE - LEFT - 2 * MARGIN, ROW // 2

    def x(beta: float) -> float:
        return LEFT + span * beta / most

    height = row * len(ladders) + 20
    parts = [_open(WIDE, height, "Luck in every configuration, in points, with 95 % intervals")]
    for number, (name, ladder) in enumerate(ladders.items()):
        y = 20 + row * number
        parts.append(_text(8, y + 4, name, "start"))
        parts.append(f'<rect x="{x(0)}" y="{y - 6}" width="{x(ladder.beta) - x(0):.1f}" height="12" fill="{PALE}"/>')
        parts.append(_line(x(ladder.beta_low), y, x(ladder.beta_high), y, GOLD, 3))
        parts.append(_text(x(ladder.beta_high) + 6, y + 4, str(points(ladder.beta)), "start"))
    return "\n".join([*parts, "</svg>", ""])


def calibration_picture(ladders: Mapping[str, Ladder]) -> str:
    """For each game predicted chances against what came out, on games that nothing was fitted on."""
    found = by_game(ladders)
    size, gap = 190, 40
    parts = [_open(len(found) * (size + gap) + gap, size + 80, "Predicted chances to win against what came out")]
    for number, (name, tenths) in enumerate(found.items()):
        left, top = gap + number * (size + gap), 30

        def at(chance: float, came: float, left: int = left, top: int = top) -> tuple[float, float]:
            return left + size * chance, top + size * (1 - came)

        parts.append(f'<rect x="{left}" y="{top}" width="{size}" height="{size}" fill="none" stroke="{PALE}"/>')
        parts.append(_line(*at(0, 0), *at(1, 1), PALE))
        results = sum(each.sides for each in tenths)
        parts.append(_text(left + size / 2, top - 8, f"{name}, {results:,} results", "middle"))
        for tenth in tenths:
            came = share(tenth.came * tenth.sides, tenth.sides)
            parts.append(_line(*at(tenth.predicted, came.low), *at(tenth.predicted, came.high), GOLD, 2))
            cx, cy = at(tenth.predicted, tenth.came)
            parts.append(f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="4" fill="{INK}"/>')
        parts.append(_text(left, top + size + 16, "0", "middle", PALE))
        parts.append(_text(left + size, top + size + 16, "1", "middle", PALE))
        parts.append(_text(left + size / 2, top + size + 30, "predicted chance", "middle"))
    return "\n".join([*parts, "</svg>", ""])


def by_game(ladders: Mapping[str, Ladder]) -> dict[str, list[Tenth]]:
    """All predictions of a game together, whatever its number of players, by tenths."""
    found: dict[str, dict[int, list[Tenth]]] = {}
    for name, ladder in ladders.items():
        for tenth in ladder.truth:
            found.setdefault(name.partition("-")[0], {}).setdefault(min(9, int(10 * tenth.predicted)), []).append(tenth)
    return {name: [_together(tenths[each]) for each in sorted(tenths)] for name, tenths in found.items()}


def _together(tenths: Sequence[Tenth]) -> Tenth:
    sides = sum(each.sides for each in tenths)
    predicted = sum(each.predicted * each.sides for each in tenths) / sides
    return Tenth(predicted, sum(each.came * each.sides for each in tenths) / sides, sides)


def mean_error(tenths: Sequence[Tenth]) -> float:
    """How far the tenths lie from what came out, on average."""
    sides = sum(each.sides for each in tenths)
    return sum(abs(each.predicted - each.came) * each.sides for each in tenths) / sides


def _open(width: float, height: float, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" {FONT}>'
        f'<title>{escape(title)}</title><rect width="100%" height="100%" fill="{PAPER}"/>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width}"'
        ' stroke-linecap="round"/>'
    )


def _text(x: float, y: float, text: str, anchor: str, colour: str = INK, size: int = 12) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}" font-size="{size}">{escape(text)}</text>'
    )
