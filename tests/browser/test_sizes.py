"""Every game can be played on every screen: nothing outside, nothing covered, nothing too small to hit."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, FilePayload, Page

from motherlode.rules import record
from tests.browser.conftest import Visitors
from tests.browser.harness import Visitor
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
STILL = """() => document.getAnimations().every(
  (each) => each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity
)"""
LANGUAGES = ["en", "de", "nl", "fr"]
SMALL = 360


class Screen:
    """Sets the size of a page's window as a device or a zoom would, without loading the page again."""

    def __init__(self, page: Page) -> None:
        self._devtools: CDPSession = page.context.new_cdp_session(page)

    def resize(self, width: int, height: int, scale: int) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
        self._devtools.send("Emulation.setDeviceMetricsOverride", size)


def sizes() -> Iterator[tuple[str, tuple[int, int, int], bool]]:
    """What it is called, its width, height and scale, and whether one may scroll."""
    for width, height in SCREENS:
        yield f"{width}x{height}", (width, height, 1), False
    for name, size in ZOOMS.items():
        yield name, size, False
    for name, size in FAR_ZOOMS.items():
        yield name, size, True


def sizes_for(language: str) -> Iterator[tuple[str, tuple[int, int, int], bool]]:
    """All of them in one language with long words; in the others the smallest, and the zooms."""
    for size in sizes():
        if language == "de" or min(size[1][:2]) <= SMALL:
            yield size


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_size_is_playable(visitors: Visitors, name: str, language: str) -> None:
    visitor = visitors({"language": language})
    page = visitor.visit(f"/t/{open_position(visitor, POSITIONS[name])}")
    page.locator(YOUR_TURN).wait_for()
    screen = Screen(page)
    found: dict[str, Any] = {}
    for size, (width, height, scale), may_scroll in sizes_for(language):
        screen.resize(width, height, scale)
        if POSITIONS[name].game == "mine":
            strew_anew(page)
        for taps in range(len(POSITIONS[name].taps) + 1):
            if taps:
                page.locator(POSITIONS[name].taps[taps - 1]).first.dispatch_event("click")
            problems = page.evaluate(LOOK, may_scroll)
            if problems:
                found[f"{size}, {taps} taps"] = problems
        page.keyboard.press("Escape")
    assert not found, "\n".join(f"{size}: {problem}" for size, problems in found.items() for problem in problems)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["donkey", "donkey-bonus", "gate-2", "gate-3", "gate-4", "gate-teams"])
def test_every_size_shows_a_replay(visitors: Visitors, name: str, language: str) -> None:
    """Cards that are only looked at may be small, but none is cut or covered, and all steps can be taken."""
    page = visitors({"language": language}).visit("/replay")
    open_record(page, POSITIONS[name])
    screen = Screen(page)
    found: dict[str, Any] = {}
    for size, (width, height, scale), may_scroll in sizes_for(language):
        screen.resize(width, height, scale)
        if problems := page.evaluate(LOOK, may_scroll):
            found[size] = problems
    assert not found, "\n".join(f"{size}: {problem}" for size, problems in found.items() for problem in problems)


@pytest.mark.parametrize("size", [(320, 568), (568, 320)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_replay_of_mine_fits_the_smallest_screens(visitors: Visitors, language: str, size: tuple[int, int]) -> None:
    """A page of its own for each: the cards lie as they were strewn for the field that it had then."""
    page = visitors({"language": language}, viewport={"width": size[0], "height": size[1]}).visit("/replay")
    open_record(page, POSITIONS["mine-second"])
    assert page.evaluate(LOOK, False) == []


def open_record(page: Page, position: Position) -> None:
    """Opens a file with the game so far, as people do, and goes to its last step."""
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": record.write(find(position))}
    page.locator("input[type=file]").set_input_files([file])
    page.locator(".controls").wait_for()
    page.locator(".play").wait_for()
    page.keyboard.press("End")


def strew_anew(page: Page) -> None:
    """The cards of mine lie where they were strewn when the table was opened, for the field that it had then."""
    page.evaluate("sessionStorage.clear()")
    page.reload()
    page.locator(YOUR_TURN).wait_for()
    page.wait_for_function(STILL)


def test_what_is_looked_for_is_found(visitors: Visitors) -> None:
    """The look at a page sees what a person would stumble over."""
    visitor: Visitor = visitors()
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
