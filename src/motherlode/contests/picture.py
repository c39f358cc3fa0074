"""A result of the daily deal as a picture to share: made from the result alone, so nothing of the deal is in it."""

from html import escape

from motherlode.words import Words

WIDTH, HEIGHT = 640, 336
INK, PAPER, QUIET, GOLD = "#211733", "#F8F7FC", "#574C70", "#FFC02E"
STONE = "#D9D6E5"
FONT = "'Avenir Next','Segoe UI',Roboto,'Noto Sans',system-ui,sans-serif"
STEP, FOOT = 132, 296


def result_picture(words: Words, game: str, day: str, place: int, margin: int, players: int) -> str:
    """Steps as high as the places, one's own in gold."""
    title = f"{words(f'game-{game}')} · {words('daily-title')}"
    told = f"{words('daily-place', place=place)} · {told_margin(words, margin)}"
    steps = "".join(_step(number, place, players) for number in range(1, players + 1))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        f' role="img" font-family="{FONT}"><title>{escape(f"{title}, {day}: {told}")}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="24" fill="{PAPER}"/>'
        f"{_text(32, 58, 30, INK, title, 700)}{_text(32, 90, 19, QUIET, day)}{_text(32, 130, 24, INK, told, 600)}"
        f"{steps}{_text(WIDTH - 32, HEIGHT - 20, 16, QUIET, 'Motherlode', 600, 'end')}</svg>"
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
        f' fill="{GOLD if own else STONE}"/>{_text(x + (STEP - 12) / 2, FOOT - 6, 20, INK, str(number), 700, "middle")}'
    )


def _text(x: float, y: float, size: int, fill: str, text: str, weight: int = 400, anchor: str = "start") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" fill="{fill}"'
        f' text-anchor="{anchor}">{escape(text)}</text>'
    )
