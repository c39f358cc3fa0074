"""People to play with: the lobby, play with anybody, groups and codes, used as people use them."""

import re

import pytest
from playwright.sync_api import Page, expect

from motherlode.table import matching
from motherlode.words import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, check_with_axe
from tests.browser.looks import SMALLEST, assert_no_ids, assert_no_wider_than_the_screen, keyboard_reaches


def choose(page: Page, game: str, players: str) -> None:
    group = page.get_by_role("radiogroup", name="Game")
    group.get_by_text(game, exact=True).click()
    page.get_by_role("radiogroup", name="Number of players").get_by_text(players, exact=True).click()


def test_strangers_find_each_other_and_play(visitors: Visitors) -> None:
    """By the keyboard and by a click; the game begins by itself, and the lobby shows it to others."""
    ann, ben, eve = visitors({"name": "Ann"}), visitors({"name": "Ben"}, viewport=PHONE), visitors({"name": "Eve"})
    watching = eve.visit("/lobby")
    expect(watching.get_by_role("heading", name="Play with anybody")).to_be_visible()
    page = ann.visit("/")
    page.get_by_role("link", name="Play with anybody").click()
    choose(page, "Mine", "3")
    choose(page, "Mine", "2")
    page.get_by_label("If the wait is long, bots fill in").uncheck()
    assert keyboard_reaches(page, "Find somebody")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Looking for company: Mine")).to_be_visible()
    check_with_axe(page)
    expect(watching.get_by_text("1 other person is looking")).to_be_hidden()
    choose(watching, "Mine", "Any")
    expect(watching.get_by_text("1 other person is looking")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(watching.get_by_text("1 other person is looking")).to_be_hidden()
    page.get_by_role("button", name="Find somebody").click()
    other = ben.visit("/lobby")
    choose(other, "Mine", "2")
    other.get_by_role("button", name="Find somebody").click()
    for each in (page, other):
        each.wait_for_url("**/t/*")
        expect(each.get_by_test_id("action-bar")).to_be_visible()
    assert page.url == other.url
    code = page.url.rpartition("/")[2]
    tile = watching.locator(f"a[href='/t/{code}']")
    expect(tile).to_contain_text("Running: watch")
    expect(tile).to_contain_text(re.compile("Ann|Ben"))


def test_bots_fill_in_for_who_said_so(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visitors({"name": "Ann"})
    page = visitor.visit("/lobby")
    choose(page, "Gate", "3")
    page.get_by_role("button", name="Find somebody").click()
    expect(page.get_by_text("bots fill in")).to_be_visible()
    monkeypatch.setattr(matching, "FILL_AFTER", 0)  # the wait is over
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("action-bar")).to_be_visible()


def test_the_lobby_changes_without_reloading(visitors: Visitors) -> None:
    """A table comes, is filtered, gets full, and goes."""
    host, guest = visitors({"name": "Host"}), visitors({"name": "Guest"})
    page = guest.visit("/lobby")
    page.get_by_label("Game", exact=True).and_(page.get_by_role("combobox")).select_option("gate")
    page.get_by_role("combobox", name="Number of players").select_option("4")
    hosting = host.visit("/lobby")
    choose(hosting, "Gate", "4")
    hosting.get_by_role("button", name="Open a table").click()
    hosting.wait_for_url("**/t/*")
    tile = page.locator(f"a[href='/t/{hosting.url.rpartition('/')[2]}']")
    expect(tile).to_contain_text("3 of 4 seats are free")
    expect(tile).to_contain_text("Host")
    page.get_by_role("combobox", name="Bots").select_option("with")
    expect(tile).to_be_hidden()
    hosting.get_by_role("button", name="Fill up with bots").click()
    page.get_by_role("combobox", name="Bots").select_option("")
    hosting.get_by_role("button", name="Start", exact=True).click()
    expect(tile).to_contain_text("Running: watch")


def test_a_group_has_its_page_tables_and_members(visitors: Visitors) -> None:
    """Its code is typed on the home page; only members see its tables."""
    ann, ben = visitors({"name": "Ann"}, viewport=PHONE), visitors({"name": "Ben"})
    page = ann.visit("/groups")
    expect(page.get_by_text("You are not in a group yet.")).to_be_visible()
    page.get_by_role("textbox", name="Name of the group").fill("<b>Miners</b>")
    page.get_by_role("button", name="Create the group").click()
    expect(page.get_by_role("heading", name="<b>Miners</b>")).to_be_visible()
    code = page.locator(".code").inner_text()
    group = page.url
    page.get_by_role("button", name="Open a table for the group").click()
    page.wait_for_url("**/t/*")
    table = page.url
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    other = ben.visit(table.replace(ben.site.url, ""))
    other.get_by_role("button", name="Sit here").first.click()
    expect(other.get_by_text("Only members of its group can sit down at this table.")).to_be_visible()
    expect(ben.visit(group.replace(ben.site.url, "")).get_by_role("status")).to_contain_text("There is no such group")
    other = ben.visit("/")
    other.get_by_role("textbox", name="Code or link").fill(code)
    other.get_by_role("button", name="Join").click()
    expect(other.get_by_role("heading", name="Join the group “<b>Miners</b>”?")).to_be_visible()
    check_with_axe(other)
    other.get_by_role("button", name="Yes").click()
    other.wait_for_url("**/g/*")
    tile = other.locator(f"a[href='{table.replace(ben.site.url, '')}']")
    expect(tile).to_contain_text("1 of 2 seats is free")
    expect(other.get_by_role("link", name=re.compile("Ann owns the group"))).to_be_visible()
    check_with_axe(other)
    page = ann.visit(group.replace(ann.site.url, ""))
    expect(page.get_by_role("link", name=re.compile("Ben"))).to_be_visible()
    check_with_axe(page)
    assert_no_wider_than_the_screen(page)
    page.get_by_role("button", name="Make owner").click()
    expect(page.get_by_role("button", name="Make owner")).to_have_count(0)
    page.get_by_role("button", name="Leave the group").click()
    page.get_by_role("group", name="Leave the group").get_by_role("button", name="Leave the group").click()
    page.wait_for_url("**/groups")
    expect(page.get_by_text("You are not in a group yet.")).to_be_visible()


def test_a_friend_by_code(visitors: Visitors) -> None:
    ann, ben = visitors({"name": "Ann"}), visitors({"name": "Ben"})
    page = ann.visit("/me")
    page.get_by_role("button", name="Link for a friend").click()
    code = page.locator(".code").inner_text()
    other = ben.visit("/")
    other.get_by_role("textbox", name="Code or link").fill("bcdfghjk")
    other.get_by_role("button", name="Join").click()
    expect(other.get_by_role("alert")).to_contain_text("There is no table with this code.")
    other.get_by_role("textbox", name="Code or link").fill(code)
    other.get_by_role("button", name="Join").click()
    expect(other.get_by_role("heading", name="Become friends with Ann?")).to_be_visible()
    other.get_by_role("button", name="Yes").click()
    expect(other.get_by_role("heading", name="You and Ann are friends now.")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_and_groups_speak_every_language(visitors: Visitors, language: str) -> None:
    """On the smallest phone, too."""
    visitor = visitors({"language": language, "name": "Ann"}, locale=language, viewport=SMALLEST)
    visitor.context.request.get(f"{visitor.site.url}/api/me")
    made = visitor.context.request.post(f"{visitor.site.url}/api/groups", data={"name": "W" * 24}).json()
    for path in ("/lobby", "/groups", f"/g/{made['page']}", "/join/bcdfghjk"):
        visitor.visit(path).wait_for_selector("main")
        visitor.page.wait_for_load_state("networkidle")
        assert_no_ids(visitor.page)
        assert_no_wider_than_the_screen(visitor.page)
        check_with_axe(visitor.page)
