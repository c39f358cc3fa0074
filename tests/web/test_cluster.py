"""Several servers at one PostgreSQL: people of one table sit at different ones, and none of it shows."""

import asyncio
import json
import os
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from motherlode.table.database import POSTGRESQL_NOW
from motherlode.web import cluster
from motherlode.web.limits import OF_ADDRESS, Rate
from tests.patience import LONGEST
from tests.postgres import empty_tables, new_database
from tests.web.clusters import cluster_of, open_table, play_to_the_end, servers, two_players
from tests.web.serving import PLENTY, Site, run, serving, wait_until


def test_a_game_over_two_servers(shared: str) -> None:
    """Both see the same game to its end, and the log has every move once."""

    async def test() -> None:
        async with servers(shared) as sites, two_players(sites) as players:
            await play_to_the_end(players)
            assert players[0].table["phase"] == players[1].table["phase"] == "over"
            turns = [frame["view"]["turn"] for frame in players[1].frames if frame["kind"] == "play"]
            assert turns == sorted(turns)

    run(test())


def test_lost_hints_cost_time_only(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no hint arrives, looking finds what was written."""
    monkeypatch.setattr(cluster.Cluster, "_hear", lambda self, hint: None)

    async def test() -> None:
        async with servers(shared) as sites, two_players(sites) as (one, other):
            await one.move()
            await other.until("play", lambda frame: frame["view"]["turn"] == one.play["view"]["turn"])

    run(test())


def test_presence_is_shared(shared: str) -> None:
    """Somebody on another server is here, and away when gone from there."""

    async def test() -> None:
        async with servers(shared) as sites:
            code, host = await open_table(sites[0], players=2)
            async with sites[0].player(code, host) as one:
                async with sites[1].player(code) as other:
                    await other.ask("sit", seat=1)
                    frame = await one.until("table", lambda frame: frame["seats"][1]["here"])
                    assert frame["onlookers"] == 1
                await one.until("table", lambda frame: not frame["seats"][1]["here"])

    run(test())


def test_a_dead_servers_people_are_gone(shared: str) -> None:
    """A server that gives no sign of life is gone, and so are the people it had."""

    async def test() -> None:
        async with servers(shared) as sites, two_players(sites) as (one, _):
            with psycopg.connect(shared, autocommit=True) as database:
                silent = cluster_of(sites[1])
                for task in silent._tasks:
                    task.cancel()
                database.execute("UPDATE nodes SET seen_at = 0 WHERE node = %s", [silent.node])
            await one.until("table", lambda frame: not frame["seats"][1]["here"])

    run(test())


def test_a_bot_moves_once_a_turn(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers have the table; one of them lets the bot think, as long as the other has patience with it."""
    for patience in ("TAKE_OVER", "ALIVE"):
        monkeypatch.setattr(cluster, patience, LONGEST)

    async def test() -> None:
        async with servers(shared) as sites:
            code, host = await open_table(sites[0], players=3, first=2)
            async with sites[0].player(code, host) as one, sites[1].player(code) as other:
                await one.ask("sit", seat=0)
                await other.ask("sit", seat=1)
                await one.until("table", lambda frame: frame["seats"][1]["here"])
                await one.ask("seat_bot", seat=2, level="easy")
                await one.ask("start")
                for player in (one, other):
                    await player.until("play", lambda frame: frame["last"] is not None and frame["last"]["seat"] == 2)
            thought = [bot_moves(site) for site in sites]
            assert sorted(thought) == [0, 1]

    run(test())


def bot_moves(site: Site) -> int:
    text = site.manager.metrics.text({}).decode()
    return int(
        float(next(line for line in text.splitlines() if line.startswith("motherlode_bot_moves_total")).split()[1])
    )


def test_another_server_takes_over_a_bot(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move of a bot that another server should have made comes from here after a while."""
    monkeypatch.setattr(cluster, "TAKE_OVER", 0.1)
    monkeypatch.setattr(cluster, "_weight", lambda node, code: node == "0" * 16)

    async def test() -> None:
        async with servers(shared, 1) as (site,):
            code, host = await open_table(site, players=2, first=1)
            with psycopg.connect(shared, autocommit=True) as database:
                database.execute(f"INSERT INTO nodes VALUES ('{'0' * 16}', {POSTGRESQL_NOW} + 1000000)".encode())
                database.execute("INSERT INTO presence VALUES (%s, %s, 'somebody')", ["0" * 16, code])
            async with site.player(code, host) as one:
                await wait_until(lambda: cluster_of(site).bots_elsewhere(code) > 0)
                await one.ask("sit", seat=0)
                await one.ask("seat_bot", seat=1, level="easy")
                await one.ask("start")
                await one.until("play", lambda frame: frame["last"] is not None)

    run(test())


def test_ten_servers_start_at_once(postgres_url: str, patient_database: None) -> None:
    """On an empty database: one makes its tables, all have the same key."""
    empty = new_database(postgres_url, "ten")

    async def test() -> None:
        async with AsyncExitStack() as stack:
            starting = (stack.enter_async_context(serving(empty)) for _ in range(10))
            sites = await asyncio.gather(*starting)
            code, host = await open_table(sites[0], players=2)
            async with sites[9].player(code, host) as player:
                assert player.table["you"]["host"]

    run(test())


def test_hints_fit() -> None:
    """However many logs have grown, a hint is one that PostgreSQL takes."""
    grown = {f"code{number:06}": number for number in range(2000)}
    hints = cluster._hints(grown)
    assert all(len(hint) < 7900 for hint in hints)
    assert Counter(part for hint in hints for part in hint.split()) == Counter(f"{c}:{n}" for c, n in grown.items())
    assert cluster._hints({}) == []


@pytest.mark.slow
def test_a_paused_database_holds_up_only_what_needs_it(postgres_url: str) -> None:
    """The table says that it waits, the server answers all the while, and then the move is there once."""

    async def test(database: str) -> None:
        async with servers(database) as sites, two_players(sites) as (one, other):
            turn = one.play["view"]["turn"]
            move = {"kind": "move", "seat": 0, "turn": turn, "move": one.play["view"]["moves"][0]}
            with paused(postgres_url):
                await one.connection.send(json.dumps(move))
                await one.until("table", lambda frame: frame["stalled"])
                async with sites[0].browser() as browser:
                    assert (await browser.get("/health")).status_code == 200
                    assert (await browser.get("/ready")).status_code == 503
            while (answer := await one.receive())["kind"] not in ("play", "refused"):
                pass
            if answer["kind"] == "refused":  # The pause was so long that nothing could be sent to the database.
                assert answer["name"] == "not_saved"
                await one.move()
            await other.until("play", lambda frame: frame["view"]["turn"] == turn + 1)
            assert one.play["view"]["turn"] == turn + 1
            while one.table["stalled"]:
                await one.receive()

    with empty_tables(postgres_url) as database:  # whose connections are cut, as they are in use
        run(test(database))


@contextmanager
def paused(url: str) -> Iterator[None]:
    """All processes of the database server stand still."""
    with psycopg.connect(url) as database:
        row = database.execute("SELECT setting FROM pg_settings WHERE name = 'data_directory'").fetchone()
    assert row is not None
    (process, *_) = Path(row[0], "postmaster.pid").read_text().split()
    processes = [int(process), *_children(int(process))]
    _signal(processes, signal.SIGSTOP)
    try:
        yield
    finally:
        _signal(processes, signal.SIGCONT)


def _signal(processes: list[int], number: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)


def _children(process: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def test_a_server_that_stops_sends_its_people_on(shared: str) -> None:
    """Other servers have the table; none is opened here any more."""

    async def test() -> None:
        async with servers(shared, drain=1) as sites, two_players(sites) as (one, other):
            stopping = asyncio.create_task(sites[0].manager.drain(1))
            await wait_until(lambda: sites[0].manager.stopping)
            async with sites[0].browser() as browser:
                assert (await browser.get("/ready")).status_code == 503
                answer = await browser.post("/api/tables", json={"game": "donkey", "players": 2})
                assert (answer.status_code, answer.json()["name"]) == (503, "stopping")
            with pytest.raises(ConnectionClosed) as closed:
                await one.until("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            await stopping
            async with sites[1].player(one.table["code"], one.cookie) as back:
                await back.until("play")
                await back.move()
                await other.until("play", lambda frame: frame["view"]["turn"] == back.play["view"]["turn"])

    run(test())


def test_limits_are_counted_together(shared: str) -> None:
    """Who has opened as many tables as allowed at one server gets none at another."""
    few = PLENTY | {"open": Rate(2 / OF_ADDRESS, 1e-6)}

    async def test() -> None:
        async with servers(shared, rates=few) as sites:
            assert await opened(sites[0]) == 201
            assert await opened(sites[0]) == 201
            assert await opened(sites[0]) == 429
            there = sites[1].manager.limits
            await wait_until(lambda: not there.has("open", None, "127.0.0.1"))
            assert await opened(sites[1]) == 429

    run(test())


async def opened(site: Site) -> int:
    """The status that somebody gets who opens a table."""
    async with site.browser() as browser:
        answer = await browser.post("/api/tables", json={"game": "donkey", "players": 2})
        return answer.status_code


def test_a_server_stops_at_the_moment_when_somebody_goes(shared: str) -> None:
    """Whatever comes at that moment, it leaves the others and ends."""

    async def test() -> None:
        async with serving(shared) as site:
            for ticks in range(5):
                member = cluster.Cluster(shared, f"member{ticks}", site.manager, site.manager.limits)
                await wait_until(partial(_is_known, site, member))
                member.publish("code", "ann", True)
                for _ in range(ticks):
                    await asyncio.sleep(0)
                async with asyncio.timeout(LONGEST):
                    await member.stop()

    run(test())


def _is_known(site: Site, member: cluster.Cluster) -> bool:
    return member.node in cluster_of(site).nodes


def test_a_server_stops_in_the_middle_of_a_query(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver answers a cancellation with an error of its own if its connection is cut then."""

    async def poll(self: cluster.Cluster) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise psycopg.OperationalError("the connection is lost") from None

    monkeypatch.setattr(cluster.Cluster, "_poll", poll)

    async def test() -> None:
        async with asyncio.timeout(LONGEST), serving(shared):
            pass

    run(test())
