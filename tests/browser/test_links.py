"""Personal links: a stranger's changes nothing before one says so, and there is a way back."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, Visitor, check_with_axe


def personal_link(visitor: Visitor) -> str:
    token = visitor.context.request.get(f"{visitor.site.url}/api/me/link").json()["token"]
    return f"/me/{token}"


def tables(visitor: Visitor) -> list[str]:
    return [table["code"] for table in visitor.context.request.get(f"{visitor.site.url}/api/me/tables").json()]


def test_a_strangers_link_asks_first_and_leads_back(visitors: Visitors) -> None:
    stranger, ann = visitors({"name": "Mallory"}), visitors({"name": "Ann"}, viewport=PHONE)
    theirs = stranger.open_table(game="gate", players=2)
    stranger.visit(f"/t/{theirs}").get_by_role("button", name="Sit here").first.click()
    expect(stranger.page.get_by_role("button", name="Stand up")).to_be_visible()
    own = ann.open_table(game="donkey", players=2)
    page = ann.visit(personal_link(stranger))
    expect(page.get_by_role("heading")).to_have_text("Is this your own link?")
    for text in ("Ann", "Mallory", "1 table"):
        expect(page.locator("main")).to_contain_text(text)
    check_with_axe(page)
    assert tables(ann) == [own], "looking changes nothing"
    page.get_by_role("link", name="No, stay as I am").click()
    page.wait_for_url("**/")
    assert tables(ann) == [own]
    ann.visit(personal_link(stranger)).get_by_role("button", name="Yes, it is mine").click()
    expect(page.get_by_role("heading")).to_have_text("This device now plays as Mallory.")
    assert tables(ann) == [theirs]
    check_with_axe(page)
    page.get_by_role("button", name="Back to Ann").click()
    page.wait_for_url("**/")
    assert tables(ann) == [own]


def test_ones_own_link_changes_nothing(visitors: Visitors) -> None:
    ann = visitors()
    ann.open_table(game="donkey", players=2)
    page = ann.visit(personal_link(ann))
    expect(page.get_by_role("status")).to_have_text("This is your own link. You are here already.")
