"""People at one table: reloads, a restart of the server, one screen for two, onlookers, and no hidden card anywhere."""

import json
import random
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.harness import STILL, Site, Visitor
from tests.browser.players import CHOOSE, OPTIONS, YOUR_TURN, click, settle

TURNS = 6


def turn_of(visitor: Visitor) -> int:
    """How many moves were made, as far as somebody was told."""
    frames = (json.loads(text) for text in reversed(visitor.received))
    return next(int(frame["view"]["turn"]) for frame in frames if frame["kind"] == "play")


def take_turns(people: list[Visitor], game: str, turns: int, chance: random.Random) -> None:
    """Whoever has the turn taps, so many times; everybody has seen what came of it."""
    for _ in range(turns):
        while not (waiting := [one for one in people if one.page.locator(YOUR_TURN).count()]):
            settle(people[0].page)
        mover = waiting[0].page
        click(mover, CHOOSE[game](mover, chance))
        settle(mover)
        while len({turn_of(one) for one in people}) > 1:
            settle(people[0].page)
        for one in people:
            settle(one.page)


def test_two_browsers_with_a_reload_and_a_restart(visitors: Visitors, site: Site) -> None:
    host, friend = visitors(), visitors({"name": "Ben"})
    code = host.open_table(game="gate", players=2)
    for visitor in (host, friend):
        visitor.visit(f"/t/{code}").get_by_role("button", name="Sit here").first.click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for visitor in (host, friend):
        expect(visitor.page.get_by_test_id("action-bar")).to_be_visible()
    chance = random.Random(3)
    take_turns([host, friend], "gate", TURNS, chance)
    before = host.page.locator("button.card, span.card").count()
    friend.page.reload()
    expect(friend.page.get_by_test_id("action-bar")).to_be_visible()
    site.stop()
    expect(host.page.get_by_text("The connection was lost")).to_be_visible()
    site.start()
    expect(host.page.get_by_text("The connection was lost")).to_have_count(0)
    expect(host.page.locator("button.card, span.card")).to_have_count(before)
    take_turns([host, friend], "gate", TURNS, chance)


def test_a_move_made_while_offline_is_made_when_the_server_is_back(visitors: Visitors, site: Site) -> None:
    visitor = visitors()
    visitor.sit_with_bots(visitor.open_table(game="donkey", players=2, first=0, deal=7))
    page = visitor.page
    page.locator(YOUR_TURN).wait_for()
    site.stop()
    expect(page.get_by_text("The connection was lost")).to_be_visible()
    page.locator("button.card.legal").first.click()
    take = page.get_by_role("button", name="Take", exact=True)
    if take.count():
        take.click()
    site.start()
    expect(page.locator(".log")).to_contain_text("You took")


def test_one_screen_for_two_is_handed_over(visitors: Visitors) -> None:
    visitor = visitors()
    code = visitor.open_table(game="gate", players=2)
    page = visitor.visit(f"/t/{code}")
    sit = page.get_by_role("button", name="Sit here")
    for seat in range(2):
        sit.first.click()
        expect(sit).to_have_count(1 - seat)
    page.get_by_role("button", name="Start", exact=True).click()
    chance = random.Random(1)
    for _ in range(3):
        ready = page.get_by_role("button", name=re.compile("^I am "))
        expect(ready).to_be_visible()
        assert page.locator(".card").count() == 0, "nothing of the game is shown while the screen is handed over"
        ready.click()
        page.locator(YOUR_TURN).wait_for()
        while not ready.count():
            if page.locator(YOUR_TURN).count():
                click(page, CHOOSE["gate"](page, chance))
            settle(page)


def test_names_and_pictures_at_one_screen_are_seen_by_others(visitors: Visitors) -> None:
    """Two people share a screen; an onlooker reads both names, and sees the picture that one of them has chosen."""
    visitor, onlooker = visitors({"avatar": "crow"}), visitors({"name": "Ola"})
    code = visitor.open_table(game="donkey", players=2)
    page = visitor.visit(f"/t/{code}")
    for free in (1, 0):
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_role("button", name="Sit here")).to_have_count(free)
    other = page.get_by_label("Name of the player in seat 2")
    other.fill("Zoe")
    other.press("Enter")
    beside = onlooker.visit(f"/t/{code}")
    expect(beside.locator("li").filter(has_text="Mia").locator("use[href='#av-crow']")).to_be_visible()
    expect(beside.locator("li").filter(has_text="Zoe").locator(".avatar")).to_have_text("Z")
    page.get_by_role("button", name="Start", exact=True).click()
    for seen in (page, beside):
        for name in ("Mia", "Zoe"):
            expect(seen.locator(".who").filter(has_text=name)).to_be_visible()


def _secret_cards(site: Site, code: str) -> set[str]:
    """What the person in seat 0 cannot know in the first round of gate: the bot's hand and the cards aside."""
    view: Any = site.state_of(code).view(0)
    seen = {*view.hand, *view.played[0], *view.played[1]}
    deck = {f"{colour}{number}" for colour in "gyr" for number in range(11)}
    return deck - seen


def test_nothing_that_a_page_gets_holds_a_hidden_card(visitors: Visitors, site: Site) -> None:
    """In gate every card but black is there once, so a hidden one has no business in any byte."""
    visitor = visitors()
    code = visitor.open_table(game="gate", players=2, deal=11)
    visitor.sit_with_bots(code)
    visitor.page.locator(YOUR_TURN).wait_for()
    secrets = _secret_cards(site, code)
    assert len(secrets) > 10
    page_source = visitor.page.content()
    everything = "\n".join(visitor.received)
    for card in secrets:
        assert f'"{card}"' not in everything
        assert f"#g-{card}" not in page_source
        assert f'id="g-{card}"' not in page_source


def test_cards_that_lie_face_down_are_all_alike_in_the_page(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.sit_with_bots(visitor.open_table(game="mine", players=2, first=0, options=OPTIONS["mine"]))
    page = visitor.page
    page.locator(YOUR_TURN).wait_for()
    chance = random.Random(5)
    for _ in range(2):
        click(page, CHOOSE["mine"](page, chance))
    page.locator(YOUR_TURN).wait_for()
    page.wait_for_function(STILL)
    places = page.evaluate(
        "[...document.querySelectorAll('button.place:not(.hole):not(.up)')].map(one => one.outerHTML)"
    )
    looks = {_without_place(markup) for markup in places}
    assert len(looks) == 1, looks


def _without_place(markup: str) -> str:
    """A place's markup without what every place has of its own: its number, where it lies, and the keyboard's entry."""
    return re.sub(r"-?\d+(\.\d+)?|tabindex=\"-?\"", "", markup)
