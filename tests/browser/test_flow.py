"""The order of things at a table: what happened is seen, then who acts next; and the page says what it waits for."""

import json
import random
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visitors
from tests.browser.harness import Visitor
from tests.browser.players import CHOOSE, YOUR_TURN, click

SEEN: dict[str, Any] = {"speed": "quick", "hurried": True}
"""Things are held, so that they can be seen, but not for long."""
CARD_BACK = 70
"""Pixels; no back in another's hand is wider."""
WATCHED = """
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.className === 'flight') {
            const { x, y, width, height } = this.getBoundingClientRect();
            const [dx, dy, scale] = frames[0].transform.match(/-?[\\d.]+(e-\\d+)?/g).map(Number);
            const free = this.parentElement === document.body;
            const turned = frames[1].transform.includes('rotateY');
            window.flights.push({ x: x + width / 2 + dx, y: y + height / 2 + dy, size: scale * width, free, turned });
        }
        return animate.call(this, frames, options);
    };
"""
"""Writes down where each flight begins, and how large."""


TOLD = """
    window.told = [];
    const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
    new MutationObserver(() => {
        const now = [
            text('[data-testid=action-bar] .title') || text('main h1'),
            text('.seat.turn .name'),
            document.querySelectorAll('.place.up').length,
            document.querySelectorAll('.hand button.card').length,
        ];
        if (JSON.stringify(now) !== JSON.stringify(window.told.at(-1))) window.told.push(now);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""Writes down all that the page says: the title of the bar, who has the lantern, cards that are up, and the hand."""


def share_screen(visitor: Visitor, game: str) -> Page:
    """Two people at one screen, and a game that begins with the first of them."""
    visitor.page.add_init_script(TOLD)
    code = visitor.open_table(game=game, players=2, first=0, deal=20)
    page = visitor.visit(f"/t/{code}")
    for seated in range(2):
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_role("button", name="Sit here")).to_have_count(1 - seated)
    page.get_by_role("button", name="Start", exact=True).click()
    return page


def bar(page: Page) -> Any:
    return page.get_by_test_id("action-bar")


def told(page: Page) -> list[Any]:
    """What the page said so far, in order."""
    found: list[Any] = page.evaluate("window.told")
    return found


def test_at_one_screen_both_cards_of_mine_are_seen_and_nothing_is_handed_over(visitors: Visitors) -> None:
    page = share_screen(visitors(SEEN, fresh=True), "mine")
    expect(bar(page)).to_contain_text("Mia: your turn")
    chance = random.Random(2)
    for _ in range(2):
        click(page, CHOOSE["mine"](page, chance))
        expect(page.locator(".place.up").first).to_be_visible()
    expect(bar(page)).to_contain_text("Seat 2: your turn")
    assert ["Both stay", "Mia", 2, 0] in told(page)
    assert not [title for title, *_ in told(page) if title.startswith("Hand the screen")]
    expect(page.locator(".log")).to_contain_text("The colours – Mia: green and orange; Seat 2: blue and red.")
    total = page.locator(".seat.turn .gold")
    expect(total).not_to_contain_text("point")
    page.get_by_role("button", name="Show the total of Seat 2").click()
    expect(total).to_contain_text("point")


def test_at_one_screen_moves_of_donkey_are_seen_and_the_offer_keeps_its_places(visitors: Visitors) -> None:
    page = share_screen(visitors(SEEN, fresh=True), "donkey")
    expect(bar(page)).to_contain_text("Mia: your turn")
    click(page, page.locator("button.card.legal"))
    expect(bar(page)).to_contain_text("Seat 2: your turn")
    assert ["Mia took the red donkey.", "Mia", 0, 0] in told(page)
    expect(page.locator(".five > *").first.locator(".gap")).to_be_visible()
    expect(page.locator(".five > *")).to_have_count(5)
    heads = page.locator(".seat .avatar").all_inner_texts()
    assert sorted(heads) == ["2", "M"], "each seat has a letter of its own"


def test_at_one_screen_a_pass_in_gate_is_told_by_name_before_the_hand_over(visitors: Visitors) -> None:
    page = share_screen(visitors(SEEN, fresh=True), "gate")
    me = page.get_by_role("button", name=re.compile("^I am "))
    me.click()
    click(page, page.locator("button.card.legal").first)
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(me).to_be_visible()
    *_, passed, handed_over = told(page)
    assert re.match("(Mia|Seat 2) passed", passed[0])
    assert passed[3] == 0, "the hand is covered at once"
    assert handed_over[0].startswith("Hand the screen to ")


def test_flights_in_gate_begin_at_a_card_and_are_not_clipped(visitors: Visitors) -> None:
    visitor = visitors(SEEN | {"motion": True, "speed": "instant"}, reduced_motion="no-preference", fresh=True)
    visitor.page.add_init_script(WATCHED)
    visitor.sit_with_bots(visitor.open_table(game="gate", players=3, first=0, deal=20))
    page = visitor.page
    page.locator(YOUR_TURN).wait_for()
    chance = random.Random(4)
    while not page.evaluate("window.flights.some((flight) => flight.turned)"):
        click(page, CHOOSE["gate"](page, chance))
        page.wait_for_function("window.flights.some((flight) => flight.turned) || document.querySelector('.act.turn')")
    flights = page.evaluate("window.flights")
    assert all(flight["free"] for flight in flights)
    assert max(flight["size"] for flight in flights if flight["turned"]) < CARD_BACK, "not as wide as the whole hand"
    viewport = page.viewport_size
    assert viewport
    assert all(0 < flight["x"] < viewport["width"] and 0 < flight["y"] < viewport["height"] for flight in flights)


def test_a_hint_names_its_move_and_stays_until_it_is_made(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_with_bots(visitor.open_table(game="donkey", players=2, first=0, deal=7))
    page = visitor.page
    page.locator(YOUR_TURN).wait_for()
    page.get_by_role("button", name="Hint", exact=True).click()
    named = bar(page).locator(".detail b")
    expect(page.locator("button.card.hinted").first).to_be_visible()
    expect(named).to_have_text(re.compile("^(Take|Exchange) .*"))
    page.locator("button.card.swap").first.click()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(named).to_be_visible()


def test_a_wish_to_take_back_is_told_and_what_came_of_it(visitors: Visitors) -> None:
    host, friend = visitors(), visitors({"name": "Ben"})
    code = host.open_table(game="donkey", players=2, first=0, deal=20)
    for visitor in (host, friend):
        visitor.visit(f"/t/{code}").get_by_role("button", name="Sit here").first.click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    click(host.page, host.page.locator("button.card.legal"))
    host.page.get_by_role("button", name="Take back", exact=True).click()
    expect(host.page.locator("button.card.legal")).to_have_count(1)
    click(host.page, host.page.locator("button.card.legal"))
    friend.page.locator(YOUR_TURN).wait_for()
    click(friend.page, friend.page.locator("button.card.legal").first)
    friend.page.get_by_role("button", name="Take", exact=True).click()
    host.page.locator(YOUR_TURN).wait_for()
    host.page.get_by_role("button", name="Take back", exact=True).click()
    notice = host.page.get_by_test_id("undo")
    expect(notice).to_contain_text("You asked")
    friend.page.get_by_role("button", name="No", exact=True).click()
    expect(notice).to_contain_text("did not agree")


def disturb(route: WebSocketRoute, sent: list[dict[str, Any]]) -> None:
    """Between the page and the server: the bot of the second seat has failed, and the game may be ended."""
    server = route.connect_to_server()

    def hear(message: str | bytes) -> None:
        sent.append(json.loads(message))
        if sent[-1]["kind"] not in ("end", "resign"):
            server.send(message)

    def tell(message: str | bytes) -> None:
        frame = json.loads(message)
        if frame["kind"] == "table" and frame["phase"] == "playing":
            frame["seats"][1]["trouble"] = "bot_failed"
            frame["can_end"] = True
        route.send(json.dumps(frame))

    route.on_message(hear)
    server.on_message(tell)


def test_a_bot_that_failed_is_told_and_can_be_replaced(visitors: Visitors) -> None:
    visitor = visitors(fresh=True)
    sent: list[dict[str, Any]] = []
    page = visitor.page
    page.route_web_socket(re.compile("/api/tables/"), lambda route: disturb(route, sent))
    visitor.sit_with_bots(visitor.open_table(game="donkey", players=2, first=0, deal=7))
    expect(bar(page)).to_contain_text("Otto cannot move")
    bar(page).get_by_role("button", name="Ask again").click()
    bar(page).get_by_role("button", name="Another bot").click()
    bar(page).get_by_role("button", name="End the game").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    asked = [{name: value for name, value in one.items() if name != "id"} for one in sent]
    levels = [one["level"] for one in asked if one["kind"] == "seat_bot"]
    assert len(set(levels[-2:])) == 2
    assert {"kind": "end"} in asked
    assert asked[-1] == {"kind": "resign", "seat": 0}


def test_there_is_no_chat_with_bots_and_an_onlooker_sees_only_what_is_public(visitors: Visitors) -> None:
    visitor, onlooker = visitors(), visitors()
    code = visitor.open_table(game="gate", players=2)
    visitor.sit_with_bots(code)
    expect(visitor.page.get_by_role("tab", name="Chat")).to_have_count(0)
    visitor.page.get_by_role("button", name="Rules", exact=True).click()
    expect(visitor.page.locator(".rules .sought")).to_be_in_viewport()
    page = onlooker.visit(f"/t/{code}")
    expect(page.locator(".where")).to_contain_text("You are watching")
    expect(bar(page)).to_be_visible()
    assert page.locator("button.card.legal").count() == 0
    assert all(json.loads(text).get("view", {}).get("hand") is None for text in onlooker.received)
