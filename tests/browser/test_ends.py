"""The end of a game: the count, then the result."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.endings import move, sit_before_the_end
from tests.browser.harness import PHONE
from tests.browser.players import OVER

UNHURRIED = {"motion": True, "speed": "calm"}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}


@pytest.mark.parametrize("name", ["donkey", "mine", "gate"])
def test_the_scores_are_counted_before_the_winner_is_named(visitors: Visitors, name: str) -> None:
    page = sit_before_the_end(visitors(UNHURRIED, viewport=PHONE, **MOVING), name)
    move(page, name)
    heading = page.locator(f"{OVER} h1")
    expect(heading).to_have_text("Counting the gold…")
    assert not page.locator(f"{OVER} li.first").count()
    assert page.get_by_test_id("verdict").inner_text() == ""
    expect(heading).to_have_text("You strike gold!")
    expect(page.locator(f"{OVER} li").first).to_contain_text("first")
    expect(page.get_by_test_id("verdict")).to_contain_text("You strike gold! ")


def test_a_tap_hurries_the_count(visitors: Visitors) -> None:
    page = sit_before_the_end(visitors(UNHURRIED, fresh=True, **MOVING), "gate")
    page.clock.install()
    move(page, "gate")
    heading = page.locator(f"{OVER} h1")
    expect(heading).to_have_text("Counting the gold…")
    page.clock.pause_at(page.evaluate("Date.now()") + 100)
    heading.click()
    expect(heading).to_have_text("You strike gold!")


def test_without_motion_the_result_is_there_at_once(visitors: Visitors) -> None:
    page = sit_before_the_end(visitors(), "gate")
    move(page, "gate")
    page.locator(OVER).wait_for()
    assert page.locator(f"{OVER} h1").inner_text() == "You strike gold!"
    assert not page.locator(f"{OVER} .crown").count(), "who won the last round is not crowned under the winner's name"
