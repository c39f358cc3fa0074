"""One server and one Chromium for all tests of the pages, which run by themselves: Playwright keeps an event loop."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from motherlode.web.built import FOLDER
from tests.browser.harness import CHROMIUM, DESKTOP, WHOLE, Site, Visitor, started


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: pages wait, too, for what moves on them."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here: Debian's packages are 'chromium-headless-shell' and 'chromium'")
    assert (FOLDER / "index.html").exists(), "the pages are not built: 'make setup' builds them"
    with started(playwright, CHROMIUM) as running:
        yield running


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright, browser: Browser) -> Iterator[Browser]:
    """For what the headless shell has not."""
    if WHOLE is None:
        pytest.skip("the headless shell shows no notices: Debian's package of the whole browser is 'chromium'")
    if WHOLE == CHROMIUM:
        yield browser
        return
    with started(playwright, WHOLE) as running:
        yield running


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"))
    site.start()
    site.wait_for_bots()
    yield site
    site.stop()


Idle = dict[str, list[Visitor]]
"""Browsers that somebody has left, by what cannot be changed about them."""


class Visitors:
    """Makes people with browsers of their own, and sees to it that no page had an error. A new browser does more than
    most pages, so it is given on to who comes next, unless it has to be `fresh`: one that has a clock or devices of its
    own, that answers in the server's place on a socket, or whose first steps count.
    """

    def __init__(self, browser: Browser, site: Site, idle: Idle) -> None:
        self._browser = browser
        self._site = site
        self._idle = idle
        self._all: list[tuple[str, Visitor]] = []

    def __call__(self, settings: dict[str, Any] | None = None, *, fresh: bool = False, **context: Any) -> Visitor:
        lasting = {name: value for name, value in context.items() if name != "viewport"}
        kind = "" if fresh else repr((self._site.url, sorted(lasting.items())))
        if left := self._idle.get(kind):
            visitor = left.pop()
            visitor.come_after_another(settings, context.get("viewport", DESKTOP))
        else:
            visitor = Visitor(self._browser, self._site, settings, **context)
        self._all.append((kind, visitor))
        return visitor

    def go(self) -> None:
        for kind, visitor in self._all:
            if kind:
                visitor.go()
                visitor.check()
                self._idle.setdefault(kind, []).append(visitor)
            else:
                visitor.close()


@pytest.fixture(scope="session")
def idle() -> Idle:
    return {}


@pytest.fixture
def visitors(browser: Browser, site: Site, idle: Idle) -> Iterator[Visitors]:
    made = Visitors(browser, site, idle)
    yield made
    made.go()


@pytest.fixture
def named(visitors: Visitors) -> Iterator[None]:
    """Passkeys need a site with a name."""
    site = visitors._site
    address, site.url = site.url, site.url.replace("127.0.0.1", "localhost")
    yield
    site.url = address
