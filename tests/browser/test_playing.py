"""Each game is played to its end in the page, by clicks only and by keys only."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, check_with_axe
from tests.browser.players import CHOOSE, OPTIONS, click, play_to_the_end, press_key

GAMES = ["donkey", "mine", "gate"]


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_within_two_clicks(visitors: Visitors, game: str) -> None:
    page = visitors().visit("/")
    page.locator(f"[data-testid=box-{game}]").get_by_role("button", name="Play now").click()
    expect(page.get_by_test_id("action-bar")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_clicks_on_a_phone(visitors: Visitors, game: str) -> None:
    visitor = visitors(viewport=PHONE, has_touch=True)
    visitor.sit_with_bots(visitor.open_table(game=game, players=2, options=OPTIONS[game]))
    check_with_axe(visitor.page)
    assert play_to_the_end(visitor.page, CHOOSE[game], click) > 0
    check_with_axe(visitor.page)
    expect(visitor.page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keys(visitors: Visitors, game: str) -> None:
    visitor = visitors()
    visitor.sit_with_bots(visitor.open_table(game=game, players=2, options=OPTIONS[game]))
    check_with_axe(visitor.page)
    assert play_to_the_end(visitor.page, CHOOSE[game], press_key) > 0
    check_with_axe(visitor.page)


def test_what_is_not_allowed_says_why(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_with_bots(visitor.open_table(game="donkey", players=2, first=0, deal=7))
    page = visitor.page
    page.locator("[data-testid=action-bar].turn").wait_for()
    page.locator(".yours button.card.swap").first.click()
    page.locator(".five button.card.forbidden").first.click(force=True)
    expect(page.get_by_test_id("urgent")).not_to_be_empty()
    expect(page.locator("[data-testid=action-bar].refused")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_playing_needs_no_scrolling_on_a_phone(visitors: Visitors, game: str) -> None:
    for height in (844, 660):
        visitor = visitors(viewport={"width": 390, "height": height})
        visitor.sit_with_bots(visitor.open_table(game=game, players=3, first=0))
        visitor.page.locator("[data-testid=action-bar].turn").wait_for()
        box = visitor.page.get_by_test_id("action-bar").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
        page_size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert visitor.page.evaluate(page_size) == [390, height]
