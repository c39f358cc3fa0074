"""A whole tournament in the pages: made, joined by its link, played, and followed by who never reloads."""

import json
import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as NotThere

from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, Visitor, check_with_axe
from tests.browser.looks import assert_no_wider_than_the_screen
from tests.browser.players import CHOOSE, OVER, SHORTEST, YOUR_TURN, click, settle

TITLE = "<b>Cup</b>"
"""Names are text, whatever stands in them."""
MOST_TAPS = 3000


def open_tournament(host: Visitor) -> str:
    """Two at a table, one round, bots for who is alone: as somebody makes it in the page."""
    page = host.visit("/tournaments")
    page.route("**/api/contests", with_short_games)
    page.get_by_label("Name", exact=True).fill(TITLE)
    page.get_by_label("Rounds", exact=True).fill("1")
    page.get_by_label("Empty seats").select_option("easy")
    page.get_by_role("button", name="Open the tournament").click()
    page.wait_for_url("**/c/*")
    return page.url.removeprefix(host.site.url)


def with_short_games(route: Route) -> None:
    """House rules that the page does not ask for: what the games are like is tested elsewhere."""
    if route.request.method == "POST":
        route.continue_(post_data=json.dumps(json.loads(route.request.post_data or "{}") | {"options": SHORTEST}))
    else:
        route.continue_()


def play_out(people: list[Visitor], game: str) -> None:
    """Whoever has the turn taps, at whichever table, until all see their result."""
    chance = random.Random(5)
    for _ in range(MOST_TAPS):
        playing = [one.page for one in people if not one.page.locator(OVER).count()]
        if not playing:
            return
        for page in playing:
            if page.locator(YOUR_TURN).count():
                with suppress(NotThere):
                    click(page, CHOOSE[game](page, chance))
            settle(page)
    raise AssertionError("the games did not end")


def lines_of(page: Page) -> dict[str, int]:
    """Everybody's points, in the order of the standings."""
    rows = page.get_by_role("region", name="Standings").locator("tbody tr").all()
    cells = [[cell.inner_text() for cell in row.locator("td").all()] for row in rows]
    return {re.sub(r"\s*(\(You\))?(\n.*)?$", "", name): int(points) for _, name, _, points in cells}


@pytest.mark.slow
def test_a_tournament_from_its_opening_to_its_end(visitors: Visitors) -> None:
    """Who only looks on sees everybody come, the points change and who has won, without asking again and again."""
    ann, ben, cal = visitors({"name": "Ann"}), visitors({"name": "<i>Ben</i>"}), visitors({"name": "Cal"})
    link = open_tournament(ann)
    eve = visitors({"name": "Eve"}, viewport=PHONE, fresh=True)
    asked: list[str] = []
    eve.page.on("request", lambda request: asked.append(request.url) if "/api/contests/" in request.url else None)
    page = eve.visit(link)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLE)
    for friend in (ben, cal):
        friend.visit(link).get_by_role("button", name="Join").click()
    expect(page.get_by_role("region", name="Standings").get_by_text("<i>Ben</i>")).to_be_visible()
    expect(page.get_by_role("region", name="Standings").get_by_text("Cal")).to_be_visible()
    ann.page.get_by_role("button", name="Begin").click()
    for player in (ann, ben, cal):
        player.page.get_by_role("link", name="To your table").click()
        expect(player.page.get_by_test_id("action-bar")).to_be_visible()
    expect(page.get_by_role("heading", name="Round 1 of 1")).to_be_visible()
    assert sum(lines_of(page).values()) == 0
    play_out([ann, ben, cal], "donkey")
    expect(page.get_by_text(re.compile(r"(has|have) won"))).to_be_visible()
    check_the_end(page, lines_of(page))
    assert len(asked) < 20, "it asks only when there is something new"
    ann.page.get_by_role("link", name="To the tournament").click()
    expect(ann.page.get_by_text(re.compile(r"(has|have) won"))).to_be_visible()


def check_the_end(page: Page, points: dict[str, int]) -> None:
    """The best first; and of equals the page says what decided."""
    assert set(points) == {"Ann", "<i>Ben</i>", "Cal"}
    assert list(points.values()) == sorted(points.values(), reverse=True)
    equals = [each for each in points.values() if list(points.values()).count(each) > 1]
    expect(page.locator(".tie")).to_have_count(len(equals))
    for told in page.locator(".tie").all():
        expect(told).to_contain_text(re.compile("^Equal (points; |in everything)"))
    assert_no_wider_than_the_screen(page)
    check_with_axe(page)


def test_a_page_that_was_away_catches_up(visitors: Visitors) -> None:
    """What happened while there was no connection is asked for when it is back."""
    ann = visitors({"name": "Ann"})
    link = open_tournament(ann)
    eve = visitors({"name": "Eve"}, fresh=True)
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    eve.page.route_web_socket("**/socket", connect)
    page = eve.visit(link)
    expect(page.get_by_text("1 player", exact=True)).to_be_visible()
    sockets[-1].close(code=1012)
    visitors({"name": "Ben"}).visit(link).get_by_role("button", name="Join").click()
    expect(page.get_by_text("2 players", exact=True)).to_be_visible()
