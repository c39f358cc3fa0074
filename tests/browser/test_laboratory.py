"""The laboratory as a person meets it: switches, plots that fill in, a link, and a table with these rules."""

import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visitors
from tests.browser.harness import PHONE, check_with_axe
from tests.browser.looks import assert_no_wider_than_the_screen


def between(value: float) -> dict[str, float]:
    return {"value": value, "low": value - 0.1, "high": value + 0.1}


def way(house: dict[str, Any], games: int, win: float, lead: float) -> dict[str, Any]:
    measures = {"win.1": between(win), "win.2": between(1 - win), "lead": between(lead), "rules.duel": between(3)}
    differences = {"lead": between(2), "win.1": between(0)} if house else None
    return {"house": house, "bots": "general", "games": games, "measures": measures, "differences": differences}


class FakeLaboratory:
    """Answers in the server's place, a little more each time; what was asked is kept."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def __call__(self, route: Route) -> None:
        if route.request.method == "GET":
            route.continue_()
            return
        self.asked.append(route.request.post_data_json)
        games = 50 * len(self.asked)
        ways = [way({}, games, 0.5, 4), way({"rush_at": 14}, games, 0.512, 6)]
        ended = "certain" if games >= 150 else None
        route.fulfill(json={"progress": games / 150, "ended": ended, "ways": ways})


def test_an_experiment(visitors: Visitors) -> None:
    """A switch is moved, the plots fill in to the end and tell what is sure; the address is the whole experiment, and
    one click is a table with exactly these rules.
    """
    visitor, fake = visitors(viewport=PHONE), FakeLaboratory()
    visitor.page.route("**/api/laboratory", fake)
    page = visitor.visit("/laboratory#mine/2/easy")
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label("Gold Rush at").fill("14")
    page.get_by_label("Gold Rush at").press("Tab")
    expect(page.get_by_role("list", name="House rules")).to_contain_text("Gold Rush at: 14")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("300 games played.")).to_be_visible()
    expect(page.get_by_text("the chance to win is known well enough")).to_be_visible()
    assert fake.asked[-1] == {"game": "mine", "players": 2, "level": "easy", "options": {"rush_at": 14}}
    expect(page.get_by_text("+2 (+1.9 to +2.1)")).to_be_visible()
    expect(page.get_by_text("may be chance")).to_have_count(1)
    check_with_axe(page)
    assert_no_wider_than_the_screen(page)
    assert page.url.endswith("/laboratory#mine/2/easy/rush_at=14")
    page.get_by_role("button", name="Play with these rules").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = page.evaluate("async () => (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()")
    assert table["settings"]["options"] == {"rush_at": 14}


def test_a_link_begins_at_once(visitors: Visitors) -> None:
    """Who follows one sees the experiment grow without pressing anything, both ways to play on one scale."""
    visitor, fake = visitors(), FakeLaboratory()
    visitor.page.route("**/api/laboratory", fake)
    page = visitor.visit("/laboratory#mine/3/easy/rush_at=14")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_text("300 games played.")).to_be_visible()
    assert fake.asked[0]["players"] == 3
    rails = page.locator("dl").first.locator("svg")
    printed, changed = rails.evaluate_all("rails => rails.map((rail) => rail.getBoundingClientRect().width)")
    assert printed == changed > 100


def test_what_cannot_be_is_refused_with_the_reason(visitors: Visitors) -> None:
    """In the visitor's own language, with what would be right."""
    page = visitors({"language": "de"}).visit("/laboratory#gate/2/easy/chip_1=40")
    expect(page.get_by_role("alert")).to_contain_text("10 Chips zu 40, es gibt aber nur 5")


def test_everybody_sees_that_games_are_shared(visitors: Visitors) -> None:
    """The host switches it on before play; whoever comes to the table reads it."""
    host, guest = visitors(), visitors(viewport=PHONE)
    code = host.open_table(game="donkey", players=2)
    page = host.visit(f"/t/{code}")
    note = "may be published for research: cards, moves and how long they took"
    expect(page.get_by_role("button", name="Sit here").first).to_be_visible()
    expect(page.get_by_text(f"of this table {note}")).to_have_count(0)
    page.get_by_text("This table", exact=True).click()
    page.get_by_role("radiogroup", name="Share games as data").get_by_text("Yes").click()
    expect(page.get_by_text(f"of this table {note}")).to_be_visible()
    expect(guest.visit(f"/t/{code}").get_by_text(f"of this table {note}")).to_be_visible()
    assert_no_wider_than_the_screen(guest.page)
