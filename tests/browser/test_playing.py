"""Each game is played to its end in the page, by clicks only and by keys only."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, check_with_axe
from tests.browser.players import CHOOSE, SHORT, SHORTER, click, play_to_the_end, press_key

GAMES = ["donkey", "mine", "gate"]
UPRIGHT_AND_ON_THE_SIDE = [(390, 844), (390, 660), (844, 390), (820, 1180), (1024, 768)]
COVERED = """() => [...document.querySelectorAll('button.card.legal, button.card.swap, button.place')].filter(card => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(x + width / 2, y + Math.min(12, height / 2)));
}).map(card => card.ariaLabel)"""
"""The cards to tap whose upper edge lies under something else, or off the screen."""


def test_a_newcomer_plays_within_two_clicks(visitors: Visitors) -> None:
    visitor = visitors()
    for game in GAMES:
        page = visitor.visit("/")
        page.locator(f"[data-testid=box-{game}]").get_by_role("button", name="Play now").click()
        expect(page.get_by_test_id("action-bar")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_clicks_on_a_phone(visitors: Visitors, game: str) -> None:
    visitor = visitors(viewport=PHONE, has_touch=True)
    visitor.sit_with_bots(visitor.open_table(game=game, players=2, options=SHORT[game]))
    check_with_axe(visitor.page)
    assert play_to_the_end(visitor.page, CHOOSE[game], click) > 0
    check_with_axe(visitor.page)
    expect(visitor.page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keys(visitors: Visitors, game: str) -> None:
    visitor = visitors()
    visitor.sit_with_bots(visitor.open_table(game=game, players=2, options=SHORTER[game]))
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
def test_playing_needs_no_scrolling_and_nothing_covers_a_card(visitors: Visitors, game: str) -> None:
    visitor = visitors(viewport=PHONE)
    visitor.sit_with_bots(visitor.open_table(game=game, players=3, first=0))
    page = visitor.page
    page.locator("[data-testid=action-bar].turn").wait_for()
    for width, height in UPRIGHT_AND_ON_THE_SIDE:
        page.set_viewport_size({"width": width, "height": height})
        box = page.get_by_test_id("action-bar").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
        page_size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert page.evaluate(page_size) == [width, height]
        assert page.evaluate(COVERED) == [], (width, height)
