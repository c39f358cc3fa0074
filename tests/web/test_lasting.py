"""Nothing is lost: clean stops, restarts, `kill -9`, and writings that fail."""

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from motherlode.bots.table_bots import TableBots
from motherlode.rules import Knowledge, Move
from motherlode.table.entries import Configured, Opened
from motherlode.table.ports import Writing
from motherlode.table.store import Store
from motherlode.web.guests import COOKIE
from tests.patience import LONGEST
from tests.postgres import new_database
from tests.web.seating import play_some, sit_down
from tests.web.serving import PATIENT, Player, cookie_of, run, serving, wait_until

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["donkey", "mine", "gate"])
def test_a_restart_goes_on(game: str, tmp_path: Path) -> None:
    """A clean stop tells the clients; afterwards seats, game and cookies are as they were."""
    play_over_a_restart(game, str(tmp_path / "tables.db"))


def test_a_restart_goes_on_with_postgresql(postgres_url: str) -> None:
    """The same with the tables in a real PostgreSQL."""
    play_over_a_restart("gate", new_database(postgres_url, "restart"))


def play_over_a_restart(game: str, database: str) -> None:
    async def test() -> None:
        async with serving(database) as site:
            code, cookies = await sit_down(site, game, 2)
            ann = Player(await connected(site.host, code, cookies[0]), cookies[0])
            ben = Player(await connected(site.host, code, cookies[1]), cookies[1])
            await ben.until("table")
            await ann.ask("start")
            await ben.until("play")
            await play_some([ann, ben], 12)
            views = [ann.play["view"], ben.play["view"]]
        assert (await ann.until("closing"))["reason"] == "restart"
        with pytest.raises(ConnectionClosed):
            await ann.receive()
        async with (
            serving(database) as site,
            site.player(code, cookies[0]) as ann,
            site.player(code, cookies[1]) as ben,
        ):
            await ann.until("history")
            await ben.until("history")
            assert [ann.play["view"], ben.play["view"]] == views
            await play_some([ann, ben], 3)

    run(test())


async def connected(host: str, code: str, cookie: str) -> Any:
    url = f"ws://{host}/api/tables/{code}/socket"
    return await connect(url, additional_headers={"Cookie": f"{COOKIE}={cookie}"}, compression=None, **PATIENT)


def test_bots_play_on_after_a_restart(tmp_path: Path) -> None:
    """A table whose bots were playing sleeps until somebody comes, and goes on then."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            code = await site.open(client, game="donkey", players=2, first=0, pause=True)
            cookie = client.cookies["motherlode_guest"]
            async with site.player(code, cookie) as host:
                for seat in range(2):
                    await host.ask("seat_bot", seat=seat, level="random")
                await host.ask("start")
        store = Store(str(tmp_path / "tables.db"))
        await asyncio.to_thread(_switch_off_pause, store, code)
        store.close()
        async with serving(tmp_path / "tables.db") as site:
            table = (await site.manager.find(code)).table
            turn = table.turn
            async with site.player(code, cookie) as host:
                assert table.turn == turn
                await host.until("table", lambda table: table["phase"] == "over")
            assert table.play is not None
            assert table.play.over

    run(test())


def _switch_off_pause(store: Store, code: str) -> None:
    """Bots that wait like people would make the test slow."""
    log = store.load(code)
    opened, _ = log[0]
    assert isinstance(opened, Opened)
    settings = msgspec.structs.replace(opened.settings, pause=False)
    store.write([Writing(code, len(log), (Configured(settings),))])


def test_a_writing_that_fails_is_never_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk refuses: nobody sees the move, who made it is told, and the game goes on when the disk does."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            async with site.player(code, cookies[0]) as ann, site.player(code, cookies[1]) as ben:
                await ann.ask("start")
                await ben.until("play")
                view = ben.play["view"]
                with monkeypatch.context() as patch:
                    patch.setattr(site.manager.store, "write", _disk_full)
                    assert (await ann.move())["name"] == "not_saved"
                    assert (await ben.ask("look"))["kind"] == "done"
                    assert ben.play["view"] == view
                await play_some([ann, ben], 2)

    run(test())


def _disk_full(*args: object) -> None:
    raise OSError("no space left on device")


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, database: Path, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        command = [sys.executable, str(ROOT / "benchmarks" / "server" / "serve.py"), str(database), str(port)]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)

    async def up(self) -> None:
        async with httpx.AsyncClient(trust_env=False) as client:
            while True:
                assert self.process.poll() is None, "the server did not start"
                try:
                    await client.get(f"http://{self.host}/health", timeout=LONGEST)
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
                else:
                    return

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@asynccontextmanager
async def process(database: Path) -> AsyncIterator[Process]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = Process(database, port)
    try:
        await server.up()
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def test_no_acknowledged_move_is_lost_by_kill_9(tmp_path: Path) -> None:
    """Killed in the middle of play, twice: what a player was told has happened is there, once."""

    async def test() -> None:
        database = tmp_path / "tables.db"
        code, cookies, acknowledged = "", ["", ""], 0
        for kill in range(2):
            async with process(database) as server:
                if kill == 0:
                    code, cookies = await open_over_http(server.host)
                players = [Player(await connected(server.host, code, cookie), cookie) for cookie in cookies]
                for seat, player in enumerate(players):
                    await player.until("table")
                    if kill == 0:
                        await player.ask("sit", seat=seat)
                if kill == 0:
                    await players[0].ask("start")
                    await players[1].until("play")
                else:
                    for player in players:
                        await player.until("history")
                    assert players[0].play["view"]["turn"] >= acknowledged
                await play_some(players, 7 + kill)
                acknowledged = players[0].play["view"]["turn"]
                seat = players[0].play["view"]["to_move"]
                view = players[seat].play["view"]
                move = {"kind": "move", "seat": seat, "turn": view["turn"], "move": view["moves"][0]}
                await players[seat].connection.send(msgspec.json.encode(move).decode())
                server.kill()
        with closing(Store(str(database))) as store:
            assert len(store.load(code)) >= acknowledged
            assert store.lost == 0

    run(test())


async def open_over_http(host: str) -> tuple[str, list[str]]:
    async with httpx.AsyncClient(base_url=f"http://{host}", trust_env=False, timeout=LONGEST) as client:
        answer = await client.post("/api/tables", json={"game": "gate", "players": 2})
        first = cookie_of(answer)
        client.cookies.clear()
        return answer.json()["code"], [first, cookie_of(await client.get("/api/me"))]


def test_sigterm_ends_the_process(tmp_path: Path) -> None:
    """A clean stop from outside: the clients are told, and the process ends by itself."""

    async def test() -> None:
        async with process(tmp_path / "tables.db") as server:
            code, cookies = await open_over_http(server.host)
            player = Player(await connected(server.host, code, cookies[0]), cookies[0])
            await player.until("table")
            os.kill(server.process.pid, signal.SIGTERM)
            await player.until("closing")
            await asyncio.to_thread(server.process.wait, LONGEST)

    run(test())


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, "donkey", 2)
            host = await site.manager.find(code)
            await site.manager.sweep()
            assert site.manager.gauges()["tables"] == 1
            host.last_used -= 3600
            await site.manager.sweep()
            assert site.manager.gauges()["tables"] == 0
            async with site.player(code, cookies[0]) as ann:
                assert ann.table["you"]["seats"] == [0]

    run(test())


def test_who_comes_while_the_database_is_away_is_told_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the documented close code; when it is back, so is the table."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, "donkey", 2)
            host = await site.manager.find(code)
            await wait_until(lambda: not host.connections)
            host.last_used -= 3600
            await site.manager.sweep()
            with monkeypatch.context() as away:
                away.setattr(site.manager.store, "load", _disk_full)
                async with site.socket(code, cookies[0]) as socket:
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1012
            async with site.player(code, cookies[0]) as ann:
                assert ann.table["you"]["seats"] == [0]

    run(test())


def test_a_server_that_stops_while_bots_think_does_not_complain(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Bots and hints that wait are dropped silently: nothing is scheduled after the end."""
    begun, go_on = threading.Event(), threading.Event()

    class Slow(TableBots):
        def choose(self, level: str, knowledge: Knowledge, seed: int, share: float = 1.0) -> Move:
            begun.set()
            go_on.wait()
            return super().choose("random", knowledge, seed)

    async def test() -> None:
        async with serving(tmp_path / "tables.db", bots=Slow(), bot_threads=1) as site, site.browser() as client:
            for _ in range(5):
                code = await site.open(client, game="donkey", players=2, pause=False)
                player = Player(await connected(site.host, code, client.cookies[COOKIE]), client.cookies[COOKIE])
                for seat in (0, 1):
                    await player.ask("seat_bot", seat=seat, level="easy")
                await player.ask("start")
            await asyncio.to_thread(begun.wait)
            asyncio.get_running_loop().call_later(0.1, go_on.set)

    run(test())
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
