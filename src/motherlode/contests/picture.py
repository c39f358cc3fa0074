"""A result of the daily deal as a picture to share: made from the result alone, so nothing of the deal is in it."""

from motherlode.words import Words
from motherlode.words.picture import INK, QUIET, STONE, line, sheet

WIDTH, HEIGHT = 640, 336
GOLD = "#FFC02E"
STEP, FOOT = 132, 296


def result_picture(words: Words, game: str, day: str, place: int, margin: int, players: int) -> str:
    """Steps as high as the places, one's own in gold."""
    title = f"{words(f'game-{game}')} · {words('daily-title')}"
    told = f"{words('daily-place', place=place)} · {told_margin(words, margin)}"
    return sheet(
        WIDTH,
        HEIGHT,
        f"{title}, {day}: {told}",
        line(32, 58, 30, INK, title, 700),
        line(32, 90, 19, QUIET, day),
        line(32, 130, 24, INK, told, 600),
        *(_step(number, place, players) for number in range(1, players + 1)),
        line(WIDTH - 32, HEIGHT - 20, 16, QUIET, "Motherlode", 600, "end"),
    )


def told_margin(words: Words, margin: int) -> str:
    if margin == 0:
        return words("daily-level")
    return words("daily-ahead" if margin > 0 else "daily-behind", points=abs(margin))


def _step(number: int, place: int, players: int) -> str:
    height = 24 + 96 * (players - number) / max(1, players - 1)
    x, own = 32 + (number - 1) * STEP, number == place
    return (
        f'<rect x="{x}" y="{FOOT - height:.0f}" width="{STEP - 12}" height="{height:.0f}" rx="8"'
        f' fill="{GOLD if own else STONE}"/>{line(x + (STEP - 12) / 2, FOOT - 6, 20, INK, str(number), 700, "middle")}'
    )
