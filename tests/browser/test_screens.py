"""The other screens, in every language, and what axe finds on all of them."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from motherlode.words import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, check_in_light_and_dark, check_with_axe
from tests.browser.looks import assert_no_ids
from tests.browser.players import OPTIONS, YOUR_TURN, click, settle

ROOT = Path(__file__).parents[2]
GAMES = ["donkey", "mine", "gate"]
LARGEST_SCRIPT = 130_000


def test_screens_without_a_game_are_open_to_all(visitors: Visitors) -> None:
    visitor = visitors(viewport=PHONE)
    for path in ("/", "/rules/donkey", "/rules/mine", "/rules/gate", "/replay", "/nowhere"):
        visitor.visit(path).wait_for_selector("main")
        visitor.page.wait_for_load_state("networkidle")
        check_in_light_and_dark(visitor.page)
    visitor.visit(f"/t/{visitor.open_table(game='mine', players=3)}")
    visitor.page.get_by_role("button", name="Sit here").first.wait_for()
    check_in_light_and_dark(visitor.page)


@pytest.mark.parametrize("game", GAMES)
def test_the_guided_game_teaches_to_its_end_and_goes_on(visitors: Visitors, game: str) -> None:
    visitor = visitors()
    page = visitor.visit(f"/learn/{game}")
    done = page.get_by_role("button", name="Play on from here")
    for _ in range(60):
        page.wait_for_selector(f"{YOUR_TURN}, .done")
        if done.count():
            break
        follow_the_dots(page)
        settle(page)
    done.click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("action-bar")).to_be_visible()


def follow_the_dots(page: Page) -> None:
    hinted = page.locator("button.hinted")
    if not hinted.count():
        page.get_by_role("button", name="Pass").click()
    elif page.get_by_role("button", name="Take", exact=True).count():
        page.get_by_role("button", name="Take", exact=True).click()
    elif page.locator("button.hinted.partner").count():
        click(page, page.locator("button.hinted.partner").first)
    else:
        click(page, hinted.first)


def test_another_move_than_the_lesson_wants_is_declined_kindly(visitors: Visitors) -> None:
    page = visitors().visit("/learn/mine")
    page.locator(YOUR_TURN).wait_for()
    page.locator("button.place:not(.hinted)").first.click()
    expect(page.get_by_test_id("urgent")).to_contain_text("follow the dotted line")


def test_a_replay_is_stepped_through_and_played_on(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.visit("/replay")
    record = json.loads((ROOT / "browser" / "src" / "games" / "gate" / "lesson.json").read_text())["record"]
    choose_file(page, json.dumps(record).encode())
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Last step").click()
    expect(slider).to_have_value(str(len(record["moves"])))
    page.get_by_role("button", name="Previous").click()
    expect(slider).to_have_value(str(len(record["moves"]) - 1))
    page.get_by_role("combobox", name="Seen by").select_option("1")
    check_with_axe(page)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_test_id("action-bar")).to_be_visible()


def choose_file(page: Page, content: bytes) -> None:
    file = FilePayload(name="game.json", mimeType="application/json", buffer=content)
    page.locator("input[type=file]").set_input_files(files=[file])


def test_a_file_that_is_no_record_is_told_in_a_sentence(visitors: Visitors) -> None:
    page = visitors().visit("/replay")
    choose_file(page, b'{"game": "chess"}')
    expect(page.get_by_role("alert")).to_contain_text("This cannot be shown.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken_on_every_screen(visitors: Visitors, language: str) -> None:
    """A message that is missing shows its id."""
    visitor = visitors({"language": language}, locale=language)
    for game in GAMES:
        code = visitor.open_table(game=game, players=2, first=0, options=OPTIONS[game])
        page = visitor.visit(f"/t/{code}")
        page.wait_for_selector("ul li button")
        assert_no_ids(page)
        page.locator("ul li button").first.click()
        page.locator("ul li input").wait_for()
        page.locator(".start button").click()
        page.locator(".start button.pri").click()
        page.locator(YOUR_TURN).wait_for()
        assert_no_ids(page)
        assert page.locator("html").get_attribute("lang") == language
    for path in ("/", "/rules/gate", "/replay", "/learn/donkey"):
        visitor.visit(path).wait_for_selector("main")
        visitor.page.wait_for_load_state("networkidle")
        assert_no_ids(visitor.page)


@pytest.mark.parametrize("game", GAMES)
def test_the_scripts_of_a_table_are_small(visitors: Visitors, game: str) -> None:
    """All that a page loads on its way from the home page to a game, as it goes over the wire."""
    visitor = visitors(fresh=True)
    visitor.visit("/").wait_for_load_state("networkidle")
    visitor.sit_with_bots(visitor.open_table(game=game, players=2))
    visitor.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(visitor.script_sizes.values()) < LARGEST_SCRIPT


@pytest.mark.parametrize(("path", "shell"), [("/", "home"), ("/t/bcdfghjk", "bar")])
def test_a_shell_stands_there_before_any_script_has_come(visitors: Visitors, path: str, shell: str) -> None:
    """In the theme that was chosen, and allowed by our own policy."""
    visitor = visitors({"theme": "dark"}, fresh=True)
    visitor.page.route("**/assets/**", lambda route: route.abort())
    page = visitor.visit(path)
    expect(page.locator(".shell")).to_have_text("Motherlode")
    assert page.evaluate("({ ...document.documentElement.dataset })") == {"theme": "dark", "shell": shell}
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(20, 16, 30)"
