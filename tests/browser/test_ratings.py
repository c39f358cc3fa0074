"""A rated game as a person meets it: agreeing, the change at the end, the chart, who leads, how strong bots are."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, Visitor, check_with_axe
from tests.browser.looks import assert_no_wider_than_the_screen
from tests.browser.passkeys import with_authenticator


def test_a_rated_game_against_a_bot(visitors: Visitors, named: None) -> None:
    """Who agrees reads what leaving counts; who leaves falls, and the page shows it as a picture and as a table."""
    visitor = visitors({"name": "Rated Ria"}, viewport=PHONE, fresh=True)
    with_authenticator(visitor)
    visitor.visit("/me").get_by_role("button", name="Keep my name with a passkey").click()
    expect(visitor.page.get_by_text("This name is yours alone here")).to_be_visible()
    code = visitor.open_table(game="donkey", players=2)
    page = visitor.visit(f"/t/{code}")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Fill up with bots").click()
    page.get_by_role("radiogroup", name="Rated").get_by_text("Yes").click()
    rated = page.get_by_role("region", name="Rated")
    expect(rated).to_contain_text("Still to agree")
    expect(rated).to_contain_text("Whoever leaves before the end comes in last.")
    check_with_axe(page)
    rated.get_by_role("button", name="I agree").click()
    expect(rated).to_contain_text("Everybody agrees.")
    page.get_by_text("How strong the bots are").click()
    expect(page.get_by_role("listitem", name="Grandmaster: 2100")).to_be_visible()
    assert_no_wider_than_the_screen(page)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Who plays along?")).to_have_count(0)
    end(visitor, code)
    changed = page.get_by_role("region", name="Ratings after this game")
    expect(changed).to_contain_text("from 1500 to")
    assert_no_wider_than_the_screen(page)
    changed.get_by_role("link", name="You").click()
    expect(page.get_by_role("img", name="The rating after the last game")).to_be_visible()
    page.get_by_text("The same as a table").click()
    expect(page.get_by_role("region", name="The same as a table")).to_contain_text("±")
    check_with_axe(page)
    assert_no_wider_than_the_screen(page)
    page.get_by_role("link", name="All ratings").click()
    expect(page.get_by_text("Nobody’s rating is certain enough yet")).to_be_visible()
    check_with_axe(page)
    assert_no_wider_than_the_screen(page)


def end(visitor: Visitor, code: str) -> None:
    """Ends the game over another connection of the same person: alone against a bot that is giving up."""
    visitor.page.evaluate(
        """code => new Promise((done) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
          socket.onopen = () => socket.send(JSON.stringify({ kind: "end", id: 7 }));
          socket.onmessage = ({ data }) => { if (JSON.parse(data).answer === 7) done(socket.close()); };
        })""",
        code,
    )
