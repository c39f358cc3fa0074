"""A game just before its last move."""

import json
from functools import cache

from playwright.sync_api import Page

from motherlode.rules import SplitMix64, State, game, record
from tests.browser.harness import Visitor
from tests.browser.players import YOUR_TURN
from tests.play import play_on


@cache
def won_by_the_last_move(name: str, players: int) -> State:
    """A game whose last move leaves no choice, made by who wins."""
    for number in range(200):
        over = play_on(game(name).deal(players, number), SplitMix64(number))
        before = over.history[over.turn - 1]
        if over.outcome().winners == (before.seat,) and len(before.view(before.seat).moves) == 1:
            return over
    raise AssertionError("no such game")


def sit_before_the_end(visitor: Visitor, name: str, players: int = 2) -> Page:
    """At a table where one's own move ends the game."""
    over = won_by_the_last_move(name, players)
    moves = over.turn - 1
    asked = {"record": json.loads(record.write(over)), "moves": moves, "seat": over.history[moves].seat}
    answer = visitor.context.request.post(
        f"{visitor.site.url}/api/tables/from", data=asked | {"level": "random", "pause": False}
    )
    page = visitor.visit(f"/t/{answer.json()['code']}")
    page.locator(YOUR_TURN).wait_for()
    return page


def move(page: Page, name: str) -> None:
    """The one move that there is."""
    if name == "mine":
        page.locator("button.place.live:not(.hole):not(.up)").first.click()
        return
    page.locator("button.card.legal").first.click(position={"x": 10, "y": 10})
    take = page.get_by_role("button", name="Take", exact=True)
    if name == "donkey" and take.count():
        take.click()
