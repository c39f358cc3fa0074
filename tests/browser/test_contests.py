"""The daily deal, tournaments and puzzles, looked at on the smallest phone and with a screen reader's rules."""

import pytest
from playwright.sync_api import expect

from motherlode.words import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, check_with_axe
from tests.browser.looks import SMALLEST, assert_no_ids, assert_no_wider_than_the_screen
from tests.browser.players import YOUR_TURN


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fit_and_can_be_read(visitors: Visitors, language: str) -> None:
    visitor = visitors({"language": language}, viewport=SMALLEST, locale=language)
    for path in ("/daily", "/tournaments", "/puzzles"):
        page = visitor.visit(path)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("heading").first).to_be_visible()
        assert_no_wider_than_the_screen(page)
        assert_no_ids(page)
        check_with_axe(page)


def test_the_deal_of_the_day_is_played_once(visitors: Visitors) -> None:
    """Who comes back gets the same table, and nobody else sees its cards."""
    visitor = visitors({"name": "Ann"}, viewport=PHONE)
    page = visitor.visit("/daily")
    page.get_by_role("button", name="Play").first.click()
    page.wait_for_url("**/t/*")
    path = page.url.removeprefix(visitor.site.url)
    page.locator(YOUR_TURN).wait_for()
    visitor.visit("/daily")
    expect(page.locator(f"article a[href='{path}']")).to_be_visible()
    other = visitors({"name": "Ben"}).visit(path)
    expect(other.get_by_text("Others still play this deal")).to_be_visible()
    expect(other.get_by_test_id("action-bar")).to_have_count(0)
