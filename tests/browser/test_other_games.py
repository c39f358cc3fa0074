"""A game that another package brings is played in the page, which has nothing of its own for it: the plain board."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from motherlode.rules import GAMES, register
from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, Site, check_with_axe
from tests.browser.players import OVER, any_of, click, play_to_the_end, press_key


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that knows one game more."""
    register("tests.games.tricks")
    site = Site(tmp_path_factory.mktemp("other"))
    site.start()
    site.wait_for_bots()
    yield site
    site.stop()
    GAMES.remove("tricks")


def any_move(page: Page, chance: Random) -> Locator:
    return any_of(page.locator("button.move"), chance)


def test_it_is_played_from_the_home_page_by_clicks(visitors: Visitors) -> None:
    """To the end, with a bot and a hint; what happens is told by the names of the events."""
    page = visitors(viewport=PHONE, has_touch=True).visit("/")
    box = page.get_by_test_id("box-tricks")
    expect(box.get_by_role("heading", name="Tricks")).to_be_visible()
    expect(box.get_by_role("link")).to_have_count(0)  # there are no rules and no guided game of it
    box.get_by_role("button", name="Play now").click()
    page.locator("button.move").first.wait_for()
    check_with_axe(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("button.move.pri")).to_be_visible()
    assert play_to_the_end(page, any_move, click) > 0
    check_with_axe(page)
    expect(page.locator(OVER)).to_contain_text("Last trick taken.")


def test_it_is_played_by_keys_and_replayed(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_with_bots(visitor.open_table(game="tricks", players=3, options={"double_last": True}))
    page = visitor.page
    assert play_to_the_end(page, any_move, press_key) > 0
    page.get_by_role("link", name="Step through").click()
    expect(page.get_by_role("heading", name="Tricks")).to_be_visible()
    expect(page.get_by_role("region", name="All cards")).to_contain_text("Aside")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".log")).to_contain_text("Played: seat")
