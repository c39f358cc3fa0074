"""How each game is played in the page: by clicks only, or by keys only. Everything done is what the page lights up."""

import random
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as NotThere

from tests.browser.harness import WAIT

YOUR_TURN = "[data-testid=action-bar].turn"
OVER = "[data-testid=over]"
SETTLED = """() => new Promise(done => {
    const look = () => window.unanswered.size ? setTimeout(look, 5) : requestAnimationFrame(() => setTimeout(done));
    look();
})"""
MOST_WALKS = 20
STOPS_AWAY = """wanted => {
    const focused = document.activeElement;
    const goal = wanted.matches('.place') ? document.querySelector('.place[tabindex="0"]') : wanted;
    if (!goal?.isConnected || focused === goal || (wanted.matches('.place') && focused.matches('.place'))) return 0;
    if (focused === document.body) return 1;
    const isStop = one => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true });
    const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')].filter(isStop);
    const back = focused.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING;
    const [from, to] = back ? [goal, focused] : [focused, goal];
    const follows = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    const between = stops.filter(stop => follows(from, stop) && follows(stop, to)).length;
    return (back ? -1 : 1) * (between + 1);
}"""
"""How often Tab has to be pressed until a button has the focus, as far as the page tells, and below 0 how often with
Shift; for a card in the field of mine until any of them has it: there arrows lead on.
"""
STEPS = """wanted => {
    const focused = document.activeElement;
    const passed = place => place === focused || !place.matches('.hole');
    const places = [...document.querySelectorAll('.place')].filter(passed);
    return focused === wanted ? 0 : places.indexOf(wanted) - places.indexOf(focused);
}"""

SOON = 15_000
"""Milliseconds; what is not there any more after these was the end of something, and the page is looked at again."""

Choose = Callable[[Page, random.Random], Locator]


def play_to_the_end(page: Page, choose: Choose, press: Callable[[Page, Locator], None]) -> int:
    """Answers every turn until the result is shown; how many times something was chosen."""
    chance = random.Random(7)
    for taps in range(2000):
        page.wait_for_selector(f"{YOUR_TURN}, {OVER}", timeout=WAIT)
        if page.locator(OVER).count():
            return taps
        # What the last tap began may end meanwhile, and what was lit is gone: then the page is looked at again.
        with suppress(NotThere):
            press(page, choose(page, chance))
        settle(page)
    raise AssertionError("the game did not end")


def settle(page: Page) -> None:
    """Returns when the server has answered all that was asked, and the page has shown it."""
    page.evaluate(SETTLED)


def click(page: Page, target: Locator) -> None:
    """Taps; a card at its upper edge, which shows even where another one lies on it."""
    if "card" in (target.get_attribute("class", timeout=SOON) or "").split():
        target.click(position={"x": 20, "y": 10}, timeout=SOON)
    else:
        target.click(timeout=SOON)


def press_key(page: Page, target: Locator) -> None:
    """Reaches a button without a mouse, by Tab and in the field of mine by arrows, and presses Enter."""
    handle = target.element_handle(timeout=SOON)
    assert handle is not None
    looks = handle.get_attribute("class")
    for _ in range(MOST_WALKS):
        away = handle.evaluate(STOPS_AWAY)
        if not away:
            break
        for _ in range(abs(away)):
            page.keyboard.press("Tab" if away > 0 else "Shift+Tab")
    if not handle.evaluate("(wanted, looks) => wanted.isConnected && wanted.className === looks", looks):
        return  # what was lit is no more
    steps = handle.evaluate(STEPS)
    for _ in range(abs(steps)):
        page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
    assert handle.evaluate("wanted => document.activeElement === wanted"), "the keyboard does not reach the button"
    page.keyboard.press("Enter")


def any_of(wanted: Locator, chance: random.Random) -> Locator:
    """One by chance; if there is none yet, the first that comes."""
    return wanted.nth(chance.randrange(max(1, wanted.count())))


def donkey(page: Page, chance: random.Random) -> Locator:
    decline = page.get_by_role("button", name="No, thanks")
    partners = page.locator("button.card.partner")
    take = page.get_by_role("button", name="Take", exact=True)
    for wanted in (partners, take, decline):
        if wanted.count():
            return wanted.first
    own = page.locator(".yours button.card.swap")
    legal = page.locator("button.card.legal")
    return any_of(own if own.count() and chance.random() < 0.3 else legal, chance)


def mine(page: Page, chance: random.Random) -> Locator:
    return any_of(page.locator("button.place.live:not(.hole):not(.up)"), chance)


def gate(page: Page, chance: random.Random) -> Locator:
    numbers = page.locator("[data-testid=action-bar] button.name")
    if numbers.count():
        return numbers.first
    legal = page.locator("button.card.legal")
    return any_of(legal, chance) if legal.count() else page.get_by_role("button", name="Pass", exact=True)


CHOOSE: dict[str, Choose] = {"donkey": donkey, "mine": mine, "gate": gate}
OPTIONS = {"donkey": {}, "mine": {"stall_limit": 2}, "gate": {}}
"""A short patience, so that the Gold Rush comes soon."""
SHORT = {"donkey": {"offers": 4}, "mine": {"stall_limit": 2, "rush_at": 32}, "gate": {"rounds": 2}}
"""House rules with which a whole game has all that there is, and is soon over."""
SHORTER = {"donkey": {"offers": 2}, "mine": {"stall_limit": 2, "rush_at": 48}, "gate": {"rounds": 1}}
"""Still with every kind of decision, for who takes many steps to each."""
SHORTEST = {"offers": 1}
"""A game of donkey for what comes of a game, whatever it was like."""
