"""The proxies' configurations in `deploy/`, started as they are: a game is played through each of them."""

import asyncio
import re
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from benchmarks.cluster.local import HAPROXY, haproxy_environment, make_certificate
from websockets.asyncio.client import ClientConnection, connect

from motherlode.web.doctor.findings import Finding
from motherlode.web.doctor.server import examine_server
from motherlode.web.guests import COOKIE
from tests.deploy.programs import DEPLOY, free_port, listens, program, running
from tests.patience import LONGEST
from tests.web.clusters import play_to_the_end, servers, two_players
from tests.web.serving import PATIENT, Site, run, wait_until

BEHIND: dict[str, Any] = {"secure": True, "proxies": ("127.0.0.1",)}
CADDYFILE = DEPLOY / "caddy" / "Caddyfile"


class Front(Site):
    """The servers as people reach them: through a proxy, by HTTPS."""

    def __init__(self, port: int, trusted: Path, http_port: int = 0) -> None:
        self.host = f"127.0.0.1:{port}"
        self.url = f"https://{self.host}"
        self.http_port = http_port
        self.trust = ssl.create_default_context(cafile=str(trusted))

    @asynccontextmanager
    async def browser(self) -> AsyncIterator[httpx.AsyncClient]:
        async with httpx.AsyncClient(base_url=self.url, timeout=LONGEST, verify=self.trust, trust_env=False) as client:
            yield client

    @asynccontextmanager
    async def socket(self, code: str, cookie: str | None, **headers: str) -> AsyncIterator[ClientConnection]:
        headers["Cookie"] = f"{COOKIE}={cookie}"
        url = f"wss://{self.host}/api/tables/{code}/socket"
        async with connect(url, additional_headers=headers, ssl=self.trust, **PATIENT) as connection:
            yield connection


@contextmanager
def haproxy(sites: list[Site], folder: Path, **limits: str) -> Iterator[Front]:
    program("openssl")
    http, https = free_port(), free_port()
    environment = haproxy_environment([site.host for site in sites], folder, http, https) | limits
    command = [program("haproxy"), "-db", "-f", str(HAPROXY)]
    with running(command, folder / "haproxy.log", lambda: listens(https), environment):
        yield Front(https, folder / "certificate.pem", http)


@contextmanager
def caddy(sites: list[Site], folder: Path) -> Iterator[Front]:
    program("openssl")
    made, key = make_certificate(folder)
    https = free_port()
    environment = {
        "MOTHERLODE_SITE": f"https://127.0.0.1:{https}",
        "MOTHERLODE_TLS": f"tls {made} {key}",
        "MOTHERLODE_OPTIONS": "auto_https disable_redirects",
        "MOTHERLODE_SERVERS": " ".join([*(site.host for site in sites), f"127.0.0.1:{free_port()}"]),
        "HOME": str(folder),
    }
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(CADDYFILE)]
    with running(command, folder / "caddy.log", lambda: listens(https), environment):
        yield Front(https, made)


PROXIES = pytest.mark.parametrize("proxy", [haproxy, caddy])


async def until_ready(front: Front) -> None:
    """Returns when the proxy has found a server that is ready, and knows that the one that is not there is not."""
    async with front.browser() as browser:
        answers: list[int] = []
        while answers[-20:] != [200] * 20:
            answers.append((await browser.get("/ready")).status_code)
            await asyncio.sleep(0.1)


def attended(site: Site) -> set[str]:
    """The tables where somebody is connected to a server."""
    return {code for code in site.manager.codes() if site.manager._tables[code].connections}


async def examined(front: Front) -> list[Finding]:
    """What the doctor finds. On a busy machine a proxy may take a server for dead for a moment: then it looks again."""
    while True:
        found = await asyncio.to_thread(lambda: list(examine_server(front.url)))
        if not any(finds_no_server(each) for each in found):
            return found
        await until_ready(front)


def finds_no_server(finding: Finding) -> bool:
    """Whether the proxy answered by itself (502, 503), or nobody in time."""
    return bool(re.search("status 50[23]|does not (answer|go through|say)|is not ready", finding.sentence))


@pytest.mark.slow
@PROXIES
def test_a_game_through_a_proxy(proxy: Any, shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People of a table are at one server, and the doctor has nothing to say against TLS, sockets and addresses."""

    async def test() -> None:
        async with servers(shared, **BEHIND) as sites:
            with proxy(sites, tmp_path) as front:
                await until_ready(front)
                async with two_players([front, front]) as players:
                    assert sum(bool(attended(site)) for site in sites) == 1
                    await play_to_the_end(players)
                    assert players[1].table["phase"] == "over"
                monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
                found = await examined(front)
                assert [each.sentence for each in found if each.level != "ok"] == []
                assert [each.check for each in found] == ["server", "tls", "websocket", "addresses"]
                async with front.browser() as browser:
                    assert (await browser.get("/metrics")).status_code == 404
                    assert "max-age" in (await browser.get("/")).headers["strict-transport-security"]

    run(test())


@pytest.mark.slow
@PROXIES
def test_a_server_goes_and_the_game_goes_on(proxy: Any, shared: str, tmp_path: Path) -> None:
    """Its people come back through the proxy to another server, to the same turn."""

    async def test() -> None:
        async with servers(shared, **BEHIND) as sites:
            with proxy(sites, tmp_path) as front:
                await until_ready(front)
                async with two_players([front, front]) as (one, other):
                    await one.move()
                    turn, cookies = one.play["view"]["turn"], (one.cookie, other.cookie)
                    (gone,) = (site for site in sites if attended(site))
                    code = attended(gone).pop()
                    gone.stop()
                    await wait_until(lambda: not attended(gone))
                await until_ready(front)
                async with front.player(code, cookies[0]) as one, front.player(code, cookies[1]) as other:
                    for player in (one, other):
                        await player.until("play") if not player.play else None
                        assert player.play["view"]["turn"] == turn
                    await play_to_the_end((one, other))

    run(test())


def test_haproxy_spreads_tables_and_limits_addresses(shared: str, tmp_path: Path) -> None:
    """Tables are at several servers, each with all of its people; who opens too many is turned away with a sentence."""

    async def test() -> None:
        async with servers(shared, **BEHIND) as sites:
            with haproxy(sites, tmp_path, OPENINGS="12") as front:
                await until_ready(front)
                async with front.browser() as browser:
                    codes = [await front.open(browser, game="donkey", players=2) for _ in range(12)]
                    used = set()
                    for code in codes:
                        async with front.player(code), front.player(code):
                            (at,) = (site.host for site in sites if code in attended(site))
                            used.add(at)
                    assert len(used) == 2
                    refused = await browser.post("/api/tables", json={"game": "donkey", "players": 2})
                    assert (refused.status_code, refused.json()["name"]) == (429, "too_many")
                    assert (await browser.get("/api/me")).status_code == 200

    run(test())


def test_haproxy_sends_http_to_https(tmp_path: Path) -> None:
    with haproxy([], tmp_path) as front:
        answer = httpx.get(f"http://127.0.0.1:{front.http_port}/t/abc", trust_env=False)
        assert (answer.status_code, answer.headers["location"]) == (301, f"https://127.0.0.1:{front.http_port}/t/abc")


def test_caddy_takes_its_file_as_it_is(tmp_path: Path) -> None:
    command = [program("caddy"), "validate", "--adapter", "caddyfile", "--config", str(CADDYFILE)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False, env={"HOME": str(tmp_path)})
    assert checked.returncode == 0, checked.stderr
