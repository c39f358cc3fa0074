"""The pictures of the site itself, from our own drawings: icons, and what a link shows where it is shared.

`python -m tests.browser.icons` writes them into `browser/public`; to be run when the drawings change.
"""

import struct
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.harness import CHROMIUM, Site, Visitor, chromium

FOLDER = Path(__file__).parents[2] / "browser" / "public"
PREVIEW = {"width": 1200, "height": 630}
GAMES = ["donkey", "mine", "gate"]
TOUCH = 180
ICONS = {"icon-192": 192, "icon-512": 512}
FAVICON = 32
GROUND = "#e4e2ed"
SHOW = """games => {
    const scene = game => document.querySelector(`[data-testid=box-${game}] .scene`);
    const board = document.createElement('div');
    board.style.cssText = 'position:fixed;inset:0;z-index:99;display:grid;overflow:hidden;background:#211733;'
        + `grid-template:minmax(0,1fr) 136px / repeat(${games.length},1fr)`;
    for (const game of games) {
        const copy = scene(game).cloneNode(true);
        copy.style.margin = '0';
        board.append(copy);
    }
    const sign = document.querySelector('h1 svg').cloneNode(true);
    sign.style.cssText = 'grid-column:1/-1;place-self:center;width:640px;height:87px;color:#fffbf3;--vein:#ffc02e';
    board.append(sign);
    document.body.append(board);
}"""


def main() -> None:
    if CHROMIUM is None:
        sys.exit("Pictures need Chromium: Debian's package is 'chromium'.")
    (FOLDER / "preview").mkdir(parents=True, exist_ok=True)
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    with chromium() as browser:
        for name, games in {"motherlode": GAMES, **{game: [game] for game in GAMES}}.items():
            visitor = Visitor(browser, site, viewport=PREVIEW, bypass_csp=True)
            visitor.visit("/").wait_for_load_state("networkidle")
            visitor.page.evaluate(SHOW, games)
            visitor.page.screenshot(path=FOLDER / "preview" / f"{name}.jpg", type="jpeg", quality=80)
            visitor.close()
        for name, size in {"apple-touch-icon": TOUCH, **ICONS}.items():
            (FOLDER / f"{name}.png").write_bytes(draw_mark(browser, size, GROUND, 0.76))
        (FOLDER / "favicon.ico").write_bytes(ico(draw_mark(browser, FAVICON, None, 1.0)))
    site.stop()


def draw_mark(browser: Browser, size: int, ground: str | None, part: float) -> bytes:
    """The mark in the middle of a square; systems cut the corners as they like."""
    page: Page = browser.new_page(viewport={"width": size, "height": size})
    mark = (FOLDER / "favicon.svg").read_text().replace("<svg", f'<svg width="{size * part}" height="{size * part}"')
    style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground or 'transparent'}"
    page.set_content(f'<body style="{style}">{mark}</body>')
    picture = page.screenshot(omit_background=ground is None)
    page.close()
    return picture


def ico(picture: bytes) -> bytes:
    """A PNG in the container that browsers ask for without being told to."""
    head = struct.pack("<HHH", 0, 1, 1)
    return head + struct.pack("<BBBBHHII", FAVICON, FAVICON, 0, 0, 1, 32, len(picture), len(head) + 16) + picture


if __name__ == "__main__":
    main()
