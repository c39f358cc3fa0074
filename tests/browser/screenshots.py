"""Pictures of the main screens for the docs: `python -m tests.browser.screenshots`."""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.harness import CHROMIUM, DESKTOP, PHONE, Site, Visitor, chromium
from tests.browser.players import CHOOSE, OPTIONS, YOUR_TURN, click, play_to_the_end

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "browser"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
SCHEMES = ["light", "dark"]
TAPS = {"donkey": 24, "mine": 13, "gate": 7}
"""How far a game has come in its picture."""
PLAYERS = {"donkey": 3, "mine": 4, "gate": 3}
DEAL = 20


def main() -> None:
    if CHROMIUM is None:
        sys.exit("Pictures need Chromium: Debian's package is 'chromium'.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    site.wait_for_bots()
    with chromium() as browser:
        for size, viewport in SIZES.items():
            for scheme in SCHEMES:
                visitor = Visitor(browser, site, viewport=viewport, color_scheme=scheme)
                take_all(visitor, f"{size}-{scheme}")
                visitor.close()
    site.stop()


def take_all(visitor: Visitor, kind: str) -> None:
    page = visitor.page
    visitor.visit("/").wait_for_load_state("networkidle")
    take(page, "home", kind)
    visitor.visit("/rules/gate").wait_for_load_state("networkidle")
    take(page, "rules", kind)
    visitor.visit("/learn/donkey").locator(YOUR_TURN).wait_for()
    take(page, "learn", kind)
    visitor.visit(f"/t/{visitor.open_table(game='mine', players=4)}")
    page.get_by_role("button", name="Sit here").first.click()
    take(page, "table", kind)
    for game in CHOOSE:
        take_game(visitor, game, kind)
        take_end(visitor, game, kind)


def take_game(visitor: Visitor, game: str, kind: str) -> None:
    page = visitor.page
    visitor.sit_with_bots(visitor.open_table(game=game, players=PLAYERS[game], deal=DEAL))
    chance = random.Random(4)
    for _ in range(TAPS[game]):
        page.locator(YOUR_TURN).wait_for()
        click(page, CHOOSE[game](page, chance))
        page.wait_for_timeout(150)
    page.locator(YOUR_TURN).wait_for()
    take(page, game, kind)


def take_end(visitor: Visitor, game: str, kind: str) -> None:
    code = visitor.open_table(game=game, players=PLAYERS[game], deal=DEAL, options=OPTIONS[game])
    visitor.sit_with_bots(code)
    play_to_the_end(visitor.page, CHOOSE[game], click)
    take(visitor.page, f"{game}-end", kind)


def take(page: Page, name: str, kind: str) -> None:
    page.wait_for_timeout(700)
    page.screenshot(path=FOLDER / f"{name}-{kind}.png")


if __name__ == "__main__":
    main()
