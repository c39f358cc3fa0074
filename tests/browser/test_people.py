"""My games, passkeys, devices, pages and friends, used as people use them."""

import re

import httpx
import pytest
from playwright.sync_api import Route, expect

from motherlode.words import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, check_with_axe
from tests.browser.looks import SMALLEST, assert_no_ids, assert_no_wider_than_the_screen, keyboard_reaches
from tests.browser.passkeys import with_authenticator
from tests.browser.players import CHOOSE, SHORTEST, click, play_to_the_end

BURSTING = """() => [...document.querySelectorAll('main .btn')].filter((button) => {
    const rightOf = (element) => element.getBoundingClientRect().right;
    return rightOf(button) > rightOf(button.parentElement) + 1 || button.scrollWidth > button.clientWidth + 1;
}).map((button) => button.innerText)"""


def test_a_passkey_keeps_the_name_and_brings_the_person_back(visitors: Visitors, named: None) -> None:
    """Another browser of the same device without cookies is the same person again, with all tables."""
    visitor = visitors({"name": "Passkey Mia"}, fresh=True)
    with_authenticator(visitor)
    code = visitor.open_table(game="mine", players=3)
    visitor.visit(f"/t/{code}").get_by_role("button", name="Sit here").first.click()
    expect(visitor.page.get_by_role("button", name="Stand up")).to_be_visible()
    page = visitor.visit("/me")
    expect(page.get_by_text("You play as a guest")).to_be_visible()
    page.get_by_role("button", name="Keep my name with a passkey").click()
    expect(page.get_by_text("This name is yours alone here")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("Your name is reserved")
    check_with_axe(page)
    visitor.context.clear_cookies()
    page = visitor.visit("/me")
    expect(page.get_by_text("You play as a guest")).to_be_visible()
    page.get_by_role("button", name="I have a passkey already").click()
    expect(page.get_by_role("status")).to_contain_text("Welcome back")
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Passkey Mia")
    tables = visitor.context.request.get(f"{visitor.site.url}/api/me/tables").json()
    assert [table["code"] for table in tables] == [code]
    page.get_by_role("listitem").filter(has_text="last seen").get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("status")).to_contain_text("That device is signed out")
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="No, keep it").click()
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Yes, remove it").click()
    expect(page.get_by_text("You play as a guest")).to_be_visible()


def test_who_signs_out_leaves_no_name_behind(visitors: Visitors, named: None) -> None:
    """The next one at this device is a new guest; a device that was signed out from elsewhere says so at home."""
    visitor, other = visitors({"name": "Shared Sue"}, fresh=True), visitors()
    with_authenticator(visitor)
    page = visitor.visit("/me")
    page.get_by_role("button", name="Keep my name with a passkey").click()
    expect(page.get_by_role("button", name="Add another passkey")).to_be_visible()
    page.get_by_role("button", name="Show the link").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    other.visit("/me/" + link.partition("/me/")[2]).get_by_role("button", name="Yes, it is mine").click()
    expect(other.page.get_by_role("button", name="Shared Sue")).to_be_visible()
    page.reload()
    page.get_by_role("listitem").filter(has_text="last seen").get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("status")).to_contain_text("That device is signed out")
    other.visit("/")
    expect(other.page.get_by_text("This device was signed out")).to_be_visible()
    expect(other.page.get_by_role("button", name="Your name")).to_be_visible()
    here = page.get_by_role("listitem").filter(has_text="this device")
    here.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Yes, sign out").click()
    expect(page.get_by_role("status")).to_contain_text("You are signed out")
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("")


def test_a_reserved_name_is_refused_to_others(visitors: Visitors, named: None) -> None:
    owner = visitors({"name": "Owner Zoe"}, fresh=True)
    with_authenticator(owner)
    owner.visit("/me").get_by_role("button", name="Keep my name with a passkey").click()
    expect(owner.page.get_by_text("This name is yours alone here")).to_be_visible()
    other = visitors({"name": "0wner Zoe"}, fresh=True)
    with_authenticator(other)
    page = other.visit("/me")
    page.get_by_role("button", name="Keep my name with a passkey").click()
    expect(page.get_by_role("status")).to_contain_text("belongs to somebody else")


def test_finished_games_are_listed_searched_and_open_in_the_replay(visitors: Visitors) -> None:
    visitor = visitors({"name": "Ann"}, viewport=PHONE)
    code = visitor.open_table(game="donkey", players=2, options=SHORTEST)
    visitor.sit_with_bots(code)
    play_to_the_end(visitor.page, CHOOSE["donkey"], click)
    page = visitor.visit("/")
    mine = page.locator("section", has=page.get_by_role("heading", name="My games"))
    expect(mine.get_by_role("link", name=re.compile("Donkey.*(Won|Lost) with"))).to_be_visible()
    check_with_axe(page)
    mine.get_by_role("link", name="All my games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("My games")
    game = page.get_by_role("link", name=re.compile("Donkey.*(Won|Lost) with"))
    expect(game).to_have_count(1)
    expect(page.get_by_role("link", name="To the table")).to_have_attribute("href", f"/t/{code}")
    page.get_by_role("combobox", name="Game").select_option("mine")
    expect(page.get_by_text("No game matches.")).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option("donkey")
    expect(game).to_have_count(1)
    page.get_by_role("searchbox").fill("nobody is called so")
    expect(game).to_have_count(0)
    page.get_by_role("searchbox").fill("ANN")
    expect(game).to_have_count(1)
    check_with_axe(page)
    assert_no_wider_than_the_screen(page)
    game.click()
    expect(page.get_by_role("slider")).to_be_visible()
    page = visitor.visit("/p/me")
    expect(page.get_by_role("row", name=re.compile("Donkey 2 players 1"))).to_be_visible()
    expect(page.get_by_text("Bot (")).to_be_visible()
    expect(page.get_by_role("heading", name="Achievements")).to_be_visible()
    check_with_axe(page)
    assert_no_wider_than_the_screen(page)


def test_friends_by_link_and_a_table_for_friends_only(visitors: Visitors) -> None:
    ann, ben = visitors({"name": "Ann"}), visitors({"name": "Ben"})
    page = ann.visit("/me")
    page.get_by_role("button", name="Link for a friend").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    code = ann.open_table(game="donkey", players=2, friends=True)
    ben.visit(f"/t/{code}").get_by_role("button", name="Sit here").first.click()
    expect(ben.page.get_by_text("Only friends of the host can sit down at this table.")).to_be_visible()
    page = ben.visit("/friend/" + link.partition("/friend/")[2])
    check_with_axe(page)
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_role("heading")).to_have_text("You and Ann are friends now.")
    ben.visit(f"/t/{code}").get_by_role("button", name="Sit here").first.click()
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
    page = ben.visit("/me")
    page.get_by_role("button", name="End the friendship").click()
    expect(page.get_by_role("button", name="End the friendship")).to_have_count(0)


def test_who_is_deleted_is_a_new_guest(visitors: Visitors) -> None:
    visitor = visitors({"name": "Gone"})
    visitor.open_table(game="donkey", players=2)
    page = visitor.visit("/me")
    with page.expect_download() as started:
        page.get_by_role("link", name="Download my data").click()
    assert started.value.suggested_filename == "motherlode.json"
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="No, keep everything").click()
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Yes, delete me").click()
    page.wait_for_url("**/")
    expect(page.get_by_role("button", name="Your name")).to_be_visible()
    assert visitor.context.request.get(f"{visitor.site.url}/api/me/tables").json() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_about_people_speak_every_language(visitors: Visitors, language: str) -> None:
    """On the smallest phone, too."""
    visitor = visitors({"language": language, "name": "Ann"}, locale=language, viewport=SMALLEST)
    for path in ("/games", "/me", "/p/me", "/friend/x.y"):
        visitor.visit(path).wait_for_selector("main")
        visitor.page.wait_for_load_state("networkidle")
        assert_no_ids(visitor.page)
        assert_no_wider_than_the_screen(visitor.page)
        check_with_axe(visitor.page)


def test_a_page_that_nobody_has_says_so(visitors: Visitors) -> None:
    visitor = visitors()
    expect(visitor.visit("/p/0123abcd").get_by_role("status")).to_have_text("There is no such person here.")
    assert httpx.get(f"{visitor.site.url}/p/0123abcd").status_code == 200


def test_the_account_is_used_by_keyboard(visitors: Visitors) -> None:
    page = visitors({"name": "Ann"}).visit("/me")
    expect(page.get_by_role("button", name="Delete me")).to_be_visible()
    assert keyboard_reaches(page, "Delete me")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="No, keep everything")).to_be_focused()


def test_a_guest_is_told_whether_a_name_can_be_had(visitors: Visitors, named: None) -> None:
    """A name that is reserved, or looks like one that is, is not even kept on the device."""
    visitor, guest = visitors({"name": "Only Olga"}, fresh=True), visitors({"name": "Guest"}, viewport=SMALLEST)
    with_authenticator(visitor)
    visitor.visit("/me").get_by_role("button", name="Keep my name with a passkey").click()
    expect(visitor.page.get_by_text("This name is yours alone here")).to_be_visible()
    page = guest.visit("/me")
    for name, told in (("0nly OIga", "belongs to somebody else"), ("Gustav", "Saved.")):
        page.get_by_role("textbox", name="Your name").fill(name)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("status")).to_contain_text(told)
    page = guest.visit("/")
    page.get_by_role("button", name="Gustav").click()
    page.get_by_role("textbox", name="Your name").fill("only olga")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("group", name="You").get_by_role("alert")).to_contain_text("belongs to somebody else")
    page.reload()
    expect(page.get_by_role("button", name="Gustav")).to_be_visible()


def test_a_picture_goes_along_to_other_devices(visitors: Visitors, named: None) -> None:
    """It is chosen on one's page or in any menu, and others see it."""
    visitor, device = visitors({"name": "Pictured Pia"}, fresh=True), visitors()
    with_authenticator(visitor)
    page = visitor.visit("/me")
    page.get_by_role("button", name="Keep my name with a passkey").click()
    expect(page.get_by_text("This name is yours alone here")).to_be_visible()
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.get_by_role("button", name="A crow").click()
    page.get_by_role("button", name="Settings").click()
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.get_by_role("group", name="Settings").get_by_role("button", name="A lantern").click()
    page.reload()
    expect(page.get_by_role("button", name="A lantern")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Show the link").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    device.visit("/me/" + link.partition("/me/")[2]).get_by_role("button", name="Yes, it is mine").click()
    expect(device.page.get_by_role("button", name="Pictured Pia")).to_be_visible()
    assert device.page.evaluate("JSON.parse(localStorage.motherlode).avatar") == "lantern"
    me = visitor.context.request.get(f"{visitor.site.url}/api/me/person").json()
    assert (me["name"], me["avatar"]) == ("Pictured Pia", "lantern")


def test_what_is_written_stays_when_the_server_answers_late(visitors: Visitors) -> None:
    visitor = visitors({"name": "Guest"})
    field = visitor.page.get_by_role("textbox", name="Your name")

    def write_meanwhile(route: Route) -> None:
        field.fill("Gustav")
        route.continue_()

    visitor.page.route("**/api/me/person", write_meanwhile, times=1)
    with visitor.page.expect_response("**/api/me/others"):
        visitor.visit("/me")
    expect(field).to_have_value("Gustav")


def test_my_games_cover_nothing_on_the_home_page(visitors: Visitors) -> None:
    """Who has games sees a longer page, in which everything can still be tapped."""
    visitor = visitors()
    visitor.sit_with_bots(visitor.open_table(game="mine", players=2))
    page = visitor.visit("/")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    for link in page.get_by_role("link", name="Rules", exact=True).all():
        link.click(trial=True)


def test_the_chat_fits_on_a_phone(visitors: Visitors) -> None:
    """What is written, and whom one can be rid of, lies within the drawer; where a report goes is said before."""
    host, friend = visitors(viewport=PHONE), visitors({"name": "Ben"})
    code = host.open_table(game="donkey", players=2)
    for visitor in (host, friend):
        visitor.visit(f"/t/{code}").get_by_role("button", name="Sit here").first.click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    page = host.page
    page.get_by_role("button", name="Log, chat and rules").first.click()
    page.get_by_role("tab", name="Chat").click()
    drawer = page.get_by_role("tabpanel").bounding_box()
    field = page.get_by_role("textbox", name="Say something").bounding_box()
    assert drawer is not None
    assert field is not None
    assert field["y"] + field["height"] <= drawer["y"] + drawer["height"]
    page.get_by_text("Mute, block, report").click()
    expect(page.get_by_text("It does not say who reported.")).to_be_visible()
    page.get_by_role("button", name="Report Ben").click()
    expect(page.get_by_role("status").filter(has_text="was reported")).to_be_visible()
    check_with_axe(page)


def test_the_host_sees_what_was_reported(visitors: Visitors) -> None:
    """Beside the chat, as soon as that is opened."""
    host, ann, ben = visitors(), visitors({"name": "Ann"}), visitors({"name": "Ben"})
    code = host.open_table(game="donkey", players=3)
    for visitor in (host, ann, ben):
        visitor.visit(f"/t/{code}").get_by_role("button", name="Sit here").first.click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for page, said in ((ben.page, "<b>rude</b>"), (ann.page, "Bye")):
        page.get_by_role("tab", name="Chat").click()
        page.get_by_role("textbox", name="Say something").fill(said)
        page.get_by_role("button", name="Send").click()
    expect(ann.page.get_by_text("<b>rude</b>")).to_be_visible()
    ann.page.get_by_text("Mute, block, report").click()
    ann.page.get_by_role("button", name="Report Ben").click()
    expect(ann.page.get_by_role("status").filter(has_text="was reported")).to_be_visible()
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_text("Mute, block, report (1)").click()
    expect(host.page.get_by_text("Somebody reported what Ben wrote:")).to_be_visible()
    expect(host.page.get_by_role("blockquote")).to_have_text("Ben: <b>rude</b>")
    check_with_axe(host.page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_is_wider_than_what_it_lies_in(visitors: Visitors, language: str) -> None:
    """Long words break inside their buttons."""
    visitor = visitors({"language": language}, viewport=SMALLEST)
    for path in ("/", "/notices", "/me", "/lobby", "/groups", "/tournaments", "/daily"):
        page = visitor.visit(path)
        page.locator("main .btn").first.wait_for()
        assert page.evaluate(BURSTING) == [], path
