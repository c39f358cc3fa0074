"""The review of a record: it grows before one's eyes, and is read by everybody."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, check_in_light_and_dark

RECORD = Path(__file__).parents[1] / "rules" / "records" / "donkey-points.jsonl"


def test_a_record_is_reviewed(visitors: Visitors) -> None:
    """From the replay of a file: first the curve, then the decisions; nothing is wider than a phone."""
    page = visitors(viewport=PHONE).visit("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.get_by_role("button", name="Review this game").click()
    page.wait_for_url("**/review")
    expect(page.get_by_role("img", name="Chance to win")).to_be_visible()
    expect(page.get_by_role("region", name="Luck and play").get_by_role("table")).to_be_visible()
    expect(page.get_by_role("region", name="Decisions")).to_contain_text(re.compile("Slip|Mistake|No slips"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_in_light_and_dark(page)


def test_without_a_record_there_is_nothing_to_review(visitors: Visitors) -> None:
    page = visitors().visit("/review")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reviewed")


def test_a_link_of_a_review_opens_the_replay_at_its_move(visitors: Visitors) -> None:
    """With the better move on the board, as a hint is shown."""
    page = visitors().visit("/replay#3/take%20gD")
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.locator(".controls .num")).to_have_text(re.compile("^3 / "))
    expect(page.get_by_text("Better: Take green donkey.")).to_be_visible()
