"""The end of a game: the count, then the result."""

import json
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from motherlode.rules import SplitMix64, State, game, record
from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, Visitor
from tests.browser.players import OVER, YOUR_TURN
from tests.play import play_on

UNHURRIED = {"motion": True, "speed": "calm"}
MOVING = {"reduced_motion": "no-preference"}


@cache
def won_by_the_last_move(name: str, players: int) -> State:
    """A game whose last move leaves no choice, made by who wins."""
    for number in range(200):
        over = play_on(game(name).deal(players, number), SplitMix64(number))
        before = over.history[over.turn - 1]
        if over.outcome().winners == (before.seat,) and len(before.view(before.seat).moves) == 1:
            return over
    raise AssertionError("no such game")


def sit_before_the_end(visitor: Visitor, name: str, players: int = 2) -> Page:
    """At a table where one's own move ends the game."""
    over = won_by_the_last_move(name, players)
    moves = over.turn - 1
    asked = {"record": json.loads(record.write(over)), "moves": moves, "seat": over.history[moves].seat}
    answer = visitor.context.request.post(
        f"{visitor.site.url}/api/tables/from", data=asked | {"level": "random", "pause": False}
    )
    page = visitor.visit(f"/t/{answer.json()['code']}")
    page.locator(YOUR_TURN).wait_for()
    return page


def move(page: Page, name: str) -> None:
    """The one move that there is."""
    if name == "mine":
        page.locator("button.place.live:not(.hole):not(.up)").first.click()
        return
    page.locator("button.card.legal").first.click(position={"x": 10, "y": 10})
    take = page.get_by_role("button", name="Take", exact=True)
    if name == "donkey" and take.count():
        take.click()


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
    page = sit_before_the_end(visitors(UNHURRIED, **MOVING), "gate")
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
