"""Pictures of the main screens for the docs: `python -m tests.browser.screenshots`."""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.harness import CHROMIUM, DESKTOP, PHONE, Site, Visitor, chromium
from tests.browser.players import CHOOSE, OPTIONS, YOUR_TURN, click, play_to_the_end

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "browser"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
SCHEMES = ["light", "dark"]
TAPS = {"donkey": 24, "mine": 5, "gate": 7}
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
        for scheme in SCHEMES:
            take_all(browser, site, scheme)
    site.stop()


def take_all(browser: Browser, site: Site, scheme: str) -> None:
    visitor = Visitor(browser, site, color_scheme=scheme)
    visitor.visit("/").wait_for_load_state("networkidle")
    take(visitor.page, "home", scheme)
    visitor.visit("/rules/gate").wait_for_load_state("networkidle")
    take(visitor.page, "rules", scheme)
    visitor.visit("/learn/donkey").locator(YOUR_TURN).wait_for()
    take(visitor.page, "learn", scheme)
    visitor.visit(f"/t/{visitor.open_table(game='mine', players=4)}").get_by_role(
        "button", name="Sit here"
    ).first.click()
    take(visitor.page, "table", scheme)
    for game in CHOOSE:
        take_game(visitor, game, scheme)
    visitor.close()


def take_game(visitor: Visitor, game: str, scheme: str) -> None:
    page = visitor.page
    visitor.sit_with_bots(visitor.open_table(game=game, players=PLAYERS[game], deal=DEAL, options=OPTIONS[game]))
    chance = random.Random(4)
    for _ in range(TAPS[game]):
        page.locator(YOUR_TURN).wait_for()
        click(page, CHOOSE[game](page, chance))
        page.wait_for_timeout(150)
    page.locator(YOUR_TURN).wait_for()
    take(page, game, scheme)
    play_to_the_end(page, CHOOSE[game], click)
    take(page, f"{game}-end", scheme)


def take(page: Page, name: str, scheme: str) -> None:
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        page.wait_for_timeout(700)
        page.screenshot(path=FOLDER / f"{name}-{size}-{scheme}.png")
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
