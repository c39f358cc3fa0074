"""Every game can be played on every screen: nothing outside, nothing covered, nothing too small to hit."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, FilePayload, Page, expect

from motherlode.rules import record
from tests.browser.conftest import Visitors
from tests.browser.harness import STILL, Visitor
from tests.browser.players import YOUR_TURN
from tests.browser.positions import POSITIONS, Position, find, open_position

LOOK = (Path(__file__).parent / "sizes.js").read_text()
SCREENS = [
    (1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640), (320, 568),
    (844, 390), (844, 340), (780, 360), (667, 375), (568, 320),
]  # fmt: skip
ZOOMS = {"1440x900 at 200 %": (720, 450, 2), "1280x720 at 200 %": (640, 360, 2)}
FAR_ZOOMS = {"1440x900 at 400 %": (360, 225, 4), "1280x720 at 400 %": (320, 180, 4)}
"""Here one may scroll down, as reflow permits, but not aside."""
DRAWN = 0.1
"""How large the picture is that nobody looks at: the page itself has its size, and drawing it took a quarter of all."""
STREWN = """() => {
  const size = (element) => `${element.className} ${element.clientWidth}x${element.clientHeight}`;
  const room = [...document.querySelectorAll(".field, .act, .strip")].map(size);
  return `strewn for ${JSON.stringify(sessionStorage)}, now ${room.join(", ")}`;
}"""
"""What the cards of mine were strewn for, and what room they have now."""
ELSEWHERE = """() => {
  sessionStorage.clear();
  history.pushState({}, "", "/nowhere");
  dispatchEvent(new PopStateEvent("popstate"));
}"""
"""Goes to another screen without loading the page again, which takes twice as long."""
LANGUAGES = ["en", "de", "nl", "fr"]
SMALL = 320
GAMES = ["donkey", "mine", "gate"]


Size = tuple[str, tuple[int, int, int], bool]
"""What it is called, its width, height and scale, and whether one may scroll."""


class Screen:
    """Sets the size of a page's window as a device or a zoom would, without loading the page again."""

    def __init__(self, page: Page) -> None:
        self._devtools: CDPSession = page.context.new_cdp_session(page)

    def resize(self, width: int, height: int, scale: int) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False, "scale": DRAWN}
        self._devtools.send("Emulation.setDeviceMetricsOverride", size)


def sizes() -> Iterator[Size]:
    for width, height in SCREENS:
        yield f"{width}x{height}", (width, height, 1), False
    for name, size in ZOOMS.items():
        yield name, size, False
    for name, size in FAR_ZOOMS.items():
        yield name, size, True


def sizes_for(language: str) -> Iterator[Size]:
    """All of them in one language with long words; in the others those than which none is both narrower and lower."""
    for size in sizes():
        if language == "de" or min(size[1][:2]) <= SMALL:
            yield size


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_size_is_playable(visitors: Visitors, game: str, language: str) -> None:
    visitor = visitors({"language": language}, fresh=True)
    screen = Screen(visitor.page)
    found: dict[str, list[str]] = {}
    for name, position in POSITIONS.items():
        if position.game == game:
            visitor.visit(f"/t/{open_position(visitor, position)}").locator(YOUR_TURN).wait_for()
            for size in sizes_for(language):
                found |= {f"{name}, {where}": told for where, told in problems_at(visitor.page, screen, position, size)}
    assert_none(found)


def problems_at(page: Page, screen: Screen, position: Position, size: Size) -> Iterator[tuple[str, list[str]]]:
    """What is wrong at a size, before and after each tap."""
    called, (width, height, scale), may_scroll = size
    screen.resize(width, height, scale)
    if position.game == "mine":
        strew_anew(page)
    for taps in range(len(position.taps) + 1):
        if taps:
            page.locator(position.taps[taps - 1]).first.dispatch_event("click")
        if problems := page.evaluate(LOOK, may_scroll):
            yield f"{called}, {taps} taps", [*problems, page.evaluate(STREWN)]
    page.keyboard.press("Escape")


def assert_none(found: dict[str, list[str]]) -> None:
    assert not found, "\n".join(f"{where}: {problem}" for where, problems in found.items() for problem in problems)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_size_shows_a_replay(visitors: Visitors, language: str) -> None:
    """Cards that are only looked at may be small, but none is cut or covered, and all steps can be taken."""
    visitor = visitors({"language": language}, fresh=True)
    screen = Screen(visitor.page)
    found: dict[str, list[str]] = {}
    for name in ("donkey", "donkey-bonus", "gate-2", "gate-3", "gate-4", "gate-teams"):
        page = visitor.visit("/replay")
        open_record(page, POSITIONS[name])
        for called, (width, height, scale), may_scroll in sizes_for(language):
            screen.resize(width, height, scale)
            if problems := page.evaluate(LOOK, may_scroll):
                found[f"{name}, {called}"] = problems
    assert_none(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_replay_of_mine_fits_the_smallest_screens(visitors: Visitors, language: str) -> None:
    """The cards lie as they were strewn for the field that the page had when the record was opened."""
    visitor = visitors({"language": language})
    for width, height in ((320, 568), (568, 320)):
        page = visitor.visit("/replay")
        page.evaluate("sessionStorage.clear()")
        page.set_viewport_size({"width": width, "height": height})
        open_record(page, POSITIONS["mine-second"])
        assert page.evaluate(LOOK, False) == [], (width, height)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568), (568, 320)])
def test_the_whole_menu_can_be_reached_on_small_screens(visitors: Visitors, width: int, height: int) -> None:
    """No card lies over it, and its last buttons, which end a game or give it up, come into sight by scrolling."""
    visitor = visitors({"language": "de"}, viewport={"width": width, "height": height})
    page = visitor.visit(f"/t/{open_position(visitor, POSITIONS['donkey'])}")
    page.locator(YOUR_TURN).wait_for()
    page.get_by_role("button", name="Einstellungen").click()
    page.locator(POSITIONS["donkey"].taps[0]).first.dispatch_event("click")  # so that cards are lit and lie higher
    for name in ("Sprache", "Tempo", "Bewegung", "Spiel beenden", "Aufgeben"):
        control = page.locator(".menu .panel").get_by_text(name, exact=True)
        control.click(trial=True)  # which scrolls there, and waits for ever if something lies over it
        box = control.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height


@pytest.mark.parametrize("name", ["gate-2", "donkey"])
def test_a_hint_lies_over_nothing_on_the_smallest_screens(visitors: Visitors, name: str) -> None:
    visitor = visitors({"language": "de"}, viewport={"width": 568, "height": 320})
    page = visitor.visit(f"/t/{open_position(visitor, POSITIONS[name])}")
    page.locator(YOUR_TURN).wait_for()
    page.keyboard.press("h")
    page.locator("[data-testid=action-bar] .detail b").wait_for()
    assert page.evaluate(LOOK, False) == []


def test_a_log_that_is_opened_shows_its_newest_line(visitors: Visitors) -> None:
    """On a phone it lies in a drawer, which nobody saw while it was filled."""
    visitor = visitors(viewport={"width": 390, "height": 844})
    page = visitor.visit(f"/t/{open_position(visitor, POSITIONS['gate-teams'])}")
    page.locator(YOUR_TURN).wait_for()
    page.locator(".ticker").click()
    expect(page.locator(".log li").last).to_be_in_viewport()


def open_record(page: Page, position: Position) -> None:
    """Opens a file with the game so far, as people do, and goes to its last step."""
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": record.write(find(position))}
    page.locator("input[type=file]").set_input_files([file])
    page.locator(".controls").wait_for()
    page.locator(".play").wait_for()
    page.keyboard.press("End")


def strew_anew(page: Page) -> None:
    """The cards of mine lie where they were strewn when the table was opened, for the field that it had then."""
    page.evaluate(ELSEWHERE)
    page.locator(".play").wait_for(state="detached")
    page.evaluate("history.back()")
    page.locator(YOUR_TURN).wait_for()
    page.wait_for_function(STILL)


def test_what_is_looked_for_is_found(visitors: Visitors) -> None:
    """The look at a page sees what a person would stumble over."""
    visitor: Visitor = visitors(fresh=True)
    page = visitor.page
    page.set_content(
        "<!doctype html><main class='play'><div data-testid='action-bar'><p>Words</p></div>"
        "<button style='width:50px;height:50px'>ok</button>"
        "<button style='width:30px;height:50px'>small</button>"
        "<button style='position:absolute;left:200px;top:100px;width:80px;height:80px'>under</button>"
        "<i style='position:absolute;left:190px;top:90px;width:100px;height:100px;background:#000'></i>"
        "<button style='position:absolute;left:1270px;top:300px;width:80px;height:80px'>out</button>"
        "<p style='width:20px;height:10px;overflow:hidden;white-space:nowrap'>cut off</p></main>"
    )
    problems = "\n".join(page.evaluate(LOOK, False))
    for word in ("small", "under", "out", "cut off", "wider"):
        assert word in problems, (word, problems)
    assert "ok" not in problems
