"""A puzzle's position as a picture to share, from what its seat sees: neither the answer nor a hidden card is in it."""

import re

from motherlode.puzzles.puzzle import Puzzle, position, seat_of
from motherlode.rules import Card
from motherlode.words import Words
from motherlode.words.naming import game_name
from motherlode.words.picture import INK, QUIET, STONE, line, sheet

WIDTH, LEFT, TOP, ROW = 760, 28, 132, 42
FILLS = {
    "green": ("#52D698", INK), "blue": ("#2B77D0", "#FFF"), "violet": ("#4A227E", "#FFF"), "red": ("#AE1F25", "#FFF"),
    "orange": ("#E87609", INK), "pink": ("#FFB1DC", INK), "gold": ("#FFC02E", INK), "black": ("#211A30", "#FFF"),
}  # fmt: skip
LETTER, CARD, GAP = 8.6, 40, 6
SEAT = re.compile(r"seat (\d+)")


def draw(puzzle: Puzzle, words: Words) -> str:
    """The position, line by line, with its cards in their colours."""
    state = position(puzzle)
    seat = seat_of(state)
    view = state.knowledge(seat).view
    cards = {card.text: card for card in state.game.cards.CARDS}
    named = [words("puzzle-you") if each == seat else words("ui-seat", seat=each + 1) for each in range(state.players)]
    told = [SEAT.sub(lambda found: named[int(found[1])], each) for each in state.game.views.describe(view)]
    rows = [row for each in told for row in _rows(each, cards)]
    height = TOP + ROW * len(rows) + 12
    title = f"{game_name(words, puzzle.game)} · {words('puzzle-theme-' + puzzle.theme.replace('_', '-'))}"
    return sheet(
        WIDTH,
        height,
        title,
        line(LEFT, 50, 28, INK, title, 700),
        line(LEFT, 84, 18, QUIET, words("puzzle-goal")),
        line(WIDTH - LEFT, 50, 16, QUIET, "Motherlode", 600, "end"),
        *(_row(row, TOP + ROW * number, cards) for number, row in enumerate(rows)),
    )


def _rows(told: str, cards: dict[str, Card]) -> list[list[str]]:
    """The words of a line, as many in a row as have room."""
    rows: list[list[str]] = [[]]
    x = float(LEFT)
    for word in told.split():
        width = _width(word, cards)
        if x + width > WIDTH - LEFT and rows[-1]:
            rows.append([])
            x = float(LEFT)
        rows[-1].append(word)
        x += width
    return rows


def _width(word: str, cards: dict[str, Card]) -> float:
    return CARD + GAP if word in cards else LETTER * len(word) + GAP


def _row(row: list[str], y: float, cards: dict[str, Card]) -> str:
    x, parts = float(LEFT), []
    for word in row:
        if word in cards:
            fill, ink = FILLS.get(str(cards[word].colour), (STONE, INK))
            parts.append(f'<rect x="{x:g}" y="{y - 26:g}" width="{CARD}" height="34" rx="6" fill="{fill}"/>')
            parts.append(line(x + CARD / 2, y - 3, 17, ink, word, 700, "middle"))
        else:
            parts.append(line(x, y - 3, 16, INK, word))
        x += _width(word, cards)
    return "".join(parts)
