"""Time to think, in the browser: the host chooses it, clocks are seen, and the others choose when it is over."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, Visitor, check_with_axe
from tests.browser.looks import SMALLEST

CLOCKS = "Time left"


def sit_and_start(host: Visitor, friend: Visitor, code: str) -> None:
    for visitor in (host, friend):
        visitor.visit(f"/t/{code}").get_by_role("button", name="Sit here").first.click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for visitor in (host, friend):
        expect(visitor.page.get_by_test_id("action-bar")).to_be_visible()


def clocks(page: Page) -> list[str]:
    return page.get_by_role("list", name=CLOCKS).locator("b:visible").all_inner_texts()


def test_the_host_chooses_the_time_and_everybody_sees_the_clocks(visitors: Visitors) -> None:
    host, friend = visitors(), visitors({"name": "Ben"}, viewport=PHONE)
    page = host.visit(f"/t/{host.open_table(game='donkey', players=2, first=0)}")
    page.get_by_role("combobox", name="Time to think", exact=True).select_option("5+5")
    expect(page.get_by_role("combobox", name=re.compile("time is over"))).to_be_visible()
    page.get_by_role("combobox", name="Time to think", exact=True).select_option("other")
    page.get_by_role("spinbutton", name="Minutes for the game").fill("2")
    page.get_by_role("spinbutton", name="Seconds added each turn").fill("7")
    page.keyboard.press("Tab")
    expect(page.get_by_role("spinbutton", name="Minutes for the game")).to_have_value("2")
    expect(page.get_by_role("spinbutton", name="Seconds added each turn")).to_have_value("7")
    page.get_by_role("radiogroup", name="Something else").get_by_text("By days").click()
    page.get_by_role("radiogroup", name="Only in the daytime").get_by_text("Yes").click()
    expect(page.get_by_label("from")).to_have_value("08:00")
    page.get_by_role("combobox", name="Time to think", exact=True).select_option("5+5")
    sit_and_start(host, friend, page.url.rpartition("/")[2])
    expect(page.get_by_role("list", name=CLOCKS).locator("b")).to_have_count(2)
    assert all(re.fullmatch(r"[45]:\d\d", text) for text in clocks(page)), clocks(page)
    expect(friend.page.get_by_role("list", name=CLOCKS).locator("b:visible")).to_have_count(1)
    check_with_axe(page)


@pytest.mark.slow
def test_when_time_is_over_the_others_choose(visitors: Visitors) -> None:
    """And nothing is covered by the question, on the smallest screens either."""
    host, friend = visitors(), visitors({"name": "Ben"}, viewport=SMALLEST)
    code = host.open_table(game="donkey", players=2, first=0, time={"bank": 10})
    sit_and_start(host, friend, code)
    expect(friend.page.get_by_text(re.compile("The time of .+ is over"))).to_be_visible()
    expect(host.page.get_by_text("You can still move")).to_be_visible()
    check_with_axe(friend.page)
    friend.page.get_by_role("link", name="Leave").click(trial=True)
    friend.page.get_by_role("button", name="Wait", exact=True).click()
    expect(host.page.get_by_text("You can still move")).to_have_count(0)


def test_days_for_a_turn_have_holidays(visitors: Visitors) -> None:
    host, friend = visitors(), visitors({"name": "Ben"})
    code = host.open_table(game="donkey", players=2, first=0, time={"bank": 0, "free": 259_200})
    sit_and_start(host, friend, code)
    page = host.page
    assert clocks(page)[0] == "3 days"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name=re.compile("holiday")).get_by_role("button", name="7 days").click()
    expect(page.get_by_text(re.compile("On holiday until"))).to_be_visible()
    expect(page.get_by_role("list", name=CLOCKS).locator(".runs b")).to_have_text("10 days")
