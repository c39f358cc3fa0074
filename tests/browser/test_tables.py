"""One's own tables on the home page, and a table before its game."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.harness import check_with_axe
from tests.browser.looks import SMALLEST, assert_no_wider_than_the_screen
from tests.browser.players import settle

WIDE_NAME = "<b>WWWWWWWWWWWWWWWWW</b>"


def test_no_name_makes_the_page_wider_than_the_phone(visitors: Visitors) -> None:
    visitor = visitors({"name": WIDE_NAME}, viewport=SMALLEST)
    codes = [visitor.open_table(game="gate", players=4, listed=True) for _ in range(3)]
    for code in codes:
        page = visitor.visit(f"/t/{code}")
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_role("textbox", name="Your name")).to_have_value(WIDE_NAME)
        assert_no_wider_than_the_screen(page)
    page = visitor.visit("/")
    for code in codes:
        expect(page.locator(f"li a[href='/t/{code}']").first).to_be_visible()
    assert_no_wider_than_the_screen(page)
    other = visitors({"name": "Ben"}, viewport=SMALLEST)
    expect(other.visit("/").get_by_text(WIDE_NAME).first).to_be_visible()
    assert_no_wider_than_the_screen(other.page)


@pytest.mark.parametrize(("language", "filled_up"), [("fr", "Compléter avec des robots"), ("de", "Mit Bots auffüllen")])
def test_long_words_stay_on_the_phone(visitors: Visitors, language: str, filled_up: str) -> None:
    """Buttons take two lines rather than widen the page."""
    visitor = visitors({"language": language}, viewport=SMALLEST)
    page = visitor.visit(f"/t/{visitor.open_table(game='mine', players=5)}")
    page.locator("li .btn").first.click()
    expect(page.get_by_role("button", name=filled_up)).to_be_visible()
    assert_no_wider_than_the_screen(page)
    expect(visitor.visit("/laboratory").locator(".acts .btn").last).to_be_visible()
    assert_no_wider_than_the_screen(page)


def test_house_rules_fit_the_phone(visitors: Visitors) -> None:
    """All switches are there, and each can be read and changed, in a language with long words."""
    visitor = visitors({"language": "de"}, viewport=SMALLEST)
    for game in ("donkey", "mine", "gate"):
        page = visitor.visit(f"/t/{visitor.open_table(game=game, players=2)}")
        page.locator("details.house summary").click()
        expect(page.get_by_role("group", name="Hausregeln").locator(".option").last).to_be_visible()
        assert_no_wider_than_the_screen(page)
        check_with_axe(page)


def test_my_tables_come_first_and_can_be_left(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_with_bots(visitor.open_table(game="donkey", players=2, first=0))
    page = visitor.visit("/")
    table = page.locator("section", has=page.get_by_role("heading", name="My games"))
    expect(table).to_contain_text("with Otto")
    expect(table).to_contain_text("Your turn")
    order = page.evaluate("[...document.querySelectorAll('main h2')].map(heading => heading.textContent)")
    assert order[0] == "My games"
    check_with_axe(page)
    leave = page.get_by_role("button", name="Leave the table (Donkey)")
    leave.click()
    expect(table).to_contain_text("The game ends without a result.")
    page.get_by_role("button", name="Stay").click()
    leave.click()
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(table).to_have_count(0)
    page.reload()
    page.wait_for_load_state("networkidle")
    expect(table).to_have_count(0)


def test_who_leaves_a_table_before_the_game_frees_the_seat(visitors: Visitors) -> None:
    """For everybody to see; and the table goes to who is still there."""
    host, friend = visitors({"name": "Ann"}), visitors({"name": "Ben"})
    code = host.open_table(game="mine", players=2)
    for visitor in (host, friend):
        visitor.visit(f"/t/{code}").get_by_role("button", name="Sit here").first.click()
    expect(friend.page.locator("li").filter(has_text="Ann")).to_be_visible()
    page = host.visit("/")
    page.get_by_role("button", name="Leave the table (Mine)").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(friend.page.get_by_role("button", name="Sit here")).to_be_visible()
    expect(friend.page.get_by_role("button", name="Fill up with bots")).to_be_visible()


def test_seats_are_filled_with_bots_that_the_game_has(visitors: Visitors) -> None:
    """Whoever was chosen last, in whatever game."""
    visitor = visitors({"level": "grandmaster"})
    page = visitor.visit(f"/t/{visitor.open_table(game='mine', players=3)}")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Add a bot").last.click()
    expect(page.get_by_role("combobox", name="Level of Nell")).to_have_value("medium")
    page.get_by_role("button", name="Fill up with bots").click()
    expect(page.get_by_role("combobox", name="Level of Otto")).to_have_value("medium")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_nobody_plays_against_twins(visitors: Visitors) -> None:
    """A character that was chosen last brings others along."""
    visitor = visitors({"level": "hugo"})
    page = visitor.visit(f"/t/{visitor.open_table(game='mine', players=5)}")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Add a bot").last.click()
    expect(page.get_by_role("combobox", name="Level of Hugo")).to_have_count(1)
    page.get_by_role("button", name="Add a bot").last.click()
    expect(page.get_by_role("combobox", name="Level of Clara")).to_have_count(1)
    page.get_by_role("button", name="Fill up with bots").click()
    for name in ("Hugo", "Clara", "Goldie", "Rufus"):
        expect(page.get_by_role("combobox", name=f"Level of {name}")).to_have_count(1)


def test_a_match_may_have_as_many_games_as_the_rules_allow(visitors: Visitors) -> None:
    visitor = visitors()
    for typed, games in (("50", "50"), ("99", "50"), ("12", "12")):
        page = visitor.visit(f"/t/{visitor.open_table(game='donkey', players=2)}")
        page.get_by_role("combobox", name="Match").select_option("other")
        page.get_by_role("spinbutton", name="Match").fill(typed)
        page.keyboard.press("Tab")
        settle(page)
        page.reload()
        expect(page.get_by_role("spinbutton", name="Match")).to_have_value(games)


def test_teams_and_current_names_are_shown_before_the_game(visitors: Visitors) -> None:
    visitor = visitors({"name": "Ann"})
    page = visitor.visit(f"/t/{visitor.open_table(game='gate', players=4, options={'teams': True})}")
    page.get_by_role("button", name="Sit here").first.click()
    assert page.locator(".team").all_inner_texts() == ["Team A", "Team B", "Team A", "Team B"]
    name = page.get_by_role("textbox", name="Your name")
    expect(name).to_have_value("Ann")
    name.fill("Zoe")
    name.press("Tab")
    expect(page.get_by_role("combobox", name="Who deals first").locator("option").nth(1)).to_have_text("Zoe")


def test_only_a_game_whose_rules_suggest_a_match_says_so(visitors: Visitors) -> None:
    visitor = visitors()
    for game, said in (("mine", 1), ("donkey", 0)):
        page = visitor.visit(f"/t/{visitor.open_table(game=game, players=2)}")
        match = page.locator(".option").filter(has=page.get_by_role("combobox", name="Match"))
        expect(match).to_contain_text("The total of all games decides.")
        expect(match.get_by_role("link")).to_have_count(said)
        expect(match.get_by_text("The printed rules suggest")).to_have_count(said)
