"""A real server and Debian's Chromium: pages are opened, clicked and read as people do it."""

import json
import shutil
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import httpx
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    Response,
    ViewportSize,
    expect,
    sync_playwright,
)

from motherlode.rules import State
from motherlode.web.config import Config
from motherlode.web.limits import RATES, Rate
from motherlode.web.server import Server, make_server
from tests.patience import LONGEST, wait_until

WHOLE = shutil.which("chromium") or shutil.which("chromium-browser")
"""Has what people see around a page, too: notices, pushes, apps that are installed."""
CHROMIUM = shutil.which("chromium-headless-shell") or WHOLE
"""The shell has pages and nothing around them, and does a fifth less for the same ones."""
WITHOUT = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning", "SpareRendererForSitePerProcess",
)  # fmt: skip
"""Under an address bar that nobody sees lie two pages of Chromium's own, which cost more than ours for each window, and
a process is kept at hand for a page that never comes. The others are Playwright's own: the last list that Chromium gets
counts.
"""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", f"--disable-features={','.join(WITHOUT)}",
    "--process-per-site", "--js-flags=--no-opt --no-maglev",
]  # fmt: skip
"""One process for all pages of somebody, so that a page which is left need not begin again with nothing; and no page
lives long enough to gain by faster code.
"""
AXE = Path(__file__).parents[2] / "browser" / "node_modules" / "axe-core" / "axe.min.js"
PLENTY = dict.fromkeys(RATES, Rate(1e9, 1e9))
WAIT = 180_000
"""Milliseconds; nothing takes so long, it only ends a test that would hang."""
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WITHOUT_WORKER = {"service_workers": "block"}
"""What a test answers instead of the server would not reach a page behind a service worker."""
HURRIED = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
HASTE = {"speed": "instant", "motion": False, "language": "en", "name": "Mia", "level": "easy"}
"""What a player in a hurry sets up: nothing travels, nothing is held."""
UNANSWERED = """
    window.unanswered = new Set();
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const { id } = JSON.parse(text);
        if (id != null) {
            window.unanswered.add(id);
            this.addEventListener('close', () => window.unanswered.delete(id));
            this.addEventListener('message', ({ data }) => {
                if (JSON.parse(data).answer === id) window.unanswered.delete(id);
            });
        }
        return send.call(this, text);
    };
"""
"""Writes down what a page has asked the server for, until it is answered."""

expect.set_options(timeout=WAIT)

STILL = """() => document.getAnimations().every(
  (each) => each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity
)"""
"""Nothing moves any more but what moves for ever."""


class Site:
    """A server in a thread of this process, which can be stopped and started again at the same address."""

    def __init__(self, folder: Path, **config: Any) -> None:
        self.database = folder / "tables.db"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._config = config
        self._server: Server | None = None
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        ready = threading.Event()
        config = Config(database=str(self.database), port=self.port, rates=PLENTY, bot_threads=1, **self._config)
        self._server = make_server(config, ready.set)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        assert ready.wait(LONGEST), "the server did not start"

    def wait_for_bots(self) -> None:
        """A first start compiles them, which takes minutes on a busy machine."""
        with httpx.Client(base_url=self.url, trust_env=False, timeout=LONGEST) as client:
            wait_until(
                lambda: all(game["ready"] for game in client.get("/api/games").json()),
                lambda: "the bots were not compiled in time",
            )

    def stop(self) -> None:
        assert self._server is not None
        assert self._thread is not None
        self._server.should_exit = True
        self._thread.join(LONGEST)
        assert not self._thread.is_alive(), "the server did not stop"

    def state_of(self, code: str) -> State:
        """The whole truth about a table's game, which no page may know."""
        assert self._server is not None
        play = self._server.app.state.context.manager._tables[code].table.play
        assert play is not None
        state: State = play.state
        return state


@contextmanager
def started(playwright: Playwright, executable: str | None) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
    yield browser
    browser.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright, started(playwright, CHROMIUM) as browser:
        yield browser


class Visitor:
    """Somebody with a browser of their own. When they have gone, another may come to it, who finds nothing there."""

    def __init__(self, browser: Browser, site: Site, settings: dict[str, Any] | None = None, **context: Any) -> None:
        self.site = site
        looks = HURRIED | WITHOUT_WORKER | context
        self.context: BrowserContext = browser.new_context(**looks)
        self.context.add_init_script(f"{{{UNANSWERED}}}")
        self.context.set_default_timeout(WAIT)
        self.page: Page = self.context.new_page()
        self._listen()
        self._come(settings)

    def _come(self, settings: dict[str, Any] | None) -> None:
        kept = json.dumps(json.dumps(HASTE | (settings or {})))
        self._settings = self.context.add_init_script(f"localStorage.motherlode ??= {kept}")
        self.received: list[str] = []
        self.problems: list[str] = []
        self.hosts: set[str] = set()
        self.script_sizes: dict[str, int] = {}

    def come_after_another(self, settings: dict[str, Any] | None, viewport: ViewportSize) -> None:
        self.page.set_viewport_size(viewport)
        self._come(settings)

    def go(self) -> None:
        """Leaves nothing behind: no cookie, nothing that was kept, and no page that still runs."""
        self._settings.close()
        self.page.unroute_all()
        self.page.emulate_media(color_scheme="light")
        self.visit("/health")
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.context.clear_cookies()

    def _listen(self) -> None:
        page = self.page
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        page.on("response", self._measure)
        page.on("websocket", lambda ws: ws.on("framereceived", lambda text: self.received.append(str(text))))

    def _note(self, kind: str, text: str) -> None:
        """Errors of the page itself; that a server which is restarted does not answer is none."""
        if kind == "error" and "WebSocket" not in text and "Failed to load resource" not in text:
            self.problems.append(text)

    def _measure(self, response: Response) -> None:
        if response.url.endswith(".js"):
            self.script_sizes[response.url] = int(response.headers["content-length"])

    def visit(self, path: str = "/") -> Page:
        self.page.goto(f"{self.site.url}{path}")
        return self.page

    def open_table(self, **settings: Any) -> str:
        """A new table, made as the home page makes it."""
        self.context.request.get(f"{self.site.url}/api/me")
        answer = self.context.request.post(f"{self.site.url}/api/tables", data={"pause": False} | settings)
        assert answer.status == 201, answer.text()
        return str(answer.json()["code"])

    def sit_with_bots(self, code: str) -> None:
        """Sits down, fills the table with bots, and starts."""
        page = self.visit(f"/t/{code}")
        page.get_by_role("button", name="Sit here").first.click()
        page.get_by_role("button", name="Fill up with bots").click()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.get_by_test_id("action-bar")).to_be_visible()

    def close(self) -> None:
        self.context.close()
        self.check()

    def check(self) -> None:
        assert not self.problems, self.problems
        assert self.hosts <= {f"{name}:{self.site.port}" for name in ("127.0.0.1", "localhost")}, self.hosts


def check_in_light_and_dark(page: Page) -> None:
    """No violation in either, of a page that follows the device."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.locator(f"html[data-theme={scheme}]").wait_for(state="attached")
        check_with_axe(page)


def check_with_axe(page: Page) -> None:
    """No violation that keeps somebody out."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    serious = [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in ("serious", "critical")]
    assert not serious, serious
