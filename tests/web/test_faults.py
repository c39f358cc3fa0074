"""Servers on one PostgreSQL keep their promises while they, it and the network between them fail.

`benchmarks/faults` does it, and imports nothing of Motherlode; `make bench-faults` makes ten times as many faults, with
longer pauses.
"""

import ast
import asyncio
import random
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from benchmarks.faults.database import temporary_folder
from benchmarks.faults.faults import KINDS, choose
from benchmarks.faults.proxy import Proxy
from benchmarks.faults.run import HISTORY, LOG, Plan, report, run

from tests.postgres import programs_or_skip

ROOT = Path(__file__).parents[2]
FAULTS = 20
SEED = 3
"""All kinds of faults, and those twice that are soon over."""


@pytest.mark.slow
def test_nothing_is_lost_doubled_or_out_of_order(tmp_path: Path) -> None:
    """Twenty faults; the limits are wide, because other work may load the machine."""
    programs_or_skip("pg_basebackup")
    with temporary_folder("faults") as folder:
        plan = Plan(folder, faults=FAULTS, seed=SEED, servers=2, crews=5, pause=1, within=300)
        verdict = asyncio.run(run(plan))
        for kept in (HISTORY, LOG):
            shutil.copy(plan.folder / kept, tmp_path)
    assert not verdict.violations, f"{report(verdict)}\nThe history is in {tmp_path}."
    assert len(verdict.recoveries) == FAULTS
    assert verdict.counts["acknowledged"] > FAULTS
    assert verdict.counts["bots' moves"] > 0


# The proxy, with somebody else in PostgreSQL's place who answers "done" to everything.

QUERY = b"Q\0\0\0\x0bCOMMIT\0"


class Answering:
    def __init__(self) -> None:
        self.heard = b""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            self.heard += data
            writer.write(b"done")
        writer.close()


@asynccontextmanager
async def proxied() -> AsyncIterator[tuple[Proxy, Answering]]:
    answering = Answering()
    server = await asyncio.start_server(answering.answer, "127.0.0.1", 0)
    proxy = Proxy(lambda: int(server.sockets[0].getsockname()[1]))
    await proxy.start()
    try:
        yield proxy, answering
    finally:
        await proxy.stop()
        server.close()
        await server.wait_closed()


async def ask(proxy: Proxy, *questions: bytes) -> bytes:
    """The last answer; nothing if the connection was cut."""
    reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
    answer = b""
    try:
        for question in questions:
            writer.write(question)
            answer = await reader.read(100)
    except OSError:
        return b""
    finally:
        writer.transport.abort()
    return answer


def test_commits_are_cut_before_and_after() -> None:
    """Of many commits some come through, some are never heard, and of some only the answer is lost."""

    async def test() -> None:
        async with proxied() as (proxy, answering):
            proxy.cut_commits(random.Random(1))
            answers = [await ask(proxy, b"INSERT", QUERY) for _ in range(40)]
            heard = answering.heard.count(QUERY)
            assert 0 < answers.count(b"done") < heard < 40
            assert proxy.cuts == answers.count(b"")
            proxy.cut_commits(None)
            assert await ask(proxy, QUERY) == b"done"

    asyncio.run(test())


def test_listeners_alone_are_cut() -> None:
    async def test() -> None:
        async with proxied() as (proxy, _):
            assert await ask(proxy, b"LISTEN news") == b"done"
            proxy.be_deaf(True)
            assert await ask(proxy, b"LISTEN news") == b""
            assert await ask(proxy, b"SELECT 1") == b"done"

    asyncio.run(test())


def test_a_closed_proxy_cuts_everybody_off() -> None:
    async def test() -> None:
        async with proxied() as (proxy, _):
            proxy.be_closed(True)
            assert await ask(proxy, b"SELECT 1") == b""
            proxy.be_closed(False)
            assert await ask(proxy, b"SELECT 1") == b"done"

    asyncio.run(test())


def test_what_waited_in_the_silence_comes_through_after_it() -> None:
    async def test() -> None:
        async with proxied() as (proxy, answering):
            proxy.be_silent(True)
            asking = asyncio.create_task(ask(proxy, b"SELECT 1"))
            await asyncio.sleep(0)
            assert not answering.heard
            proxy.be_silent(False)
            assert await asking == b"done"

    asyncio.run(test())


def test_the_fault_test_knows_nothing_of_the_server() -> None:
    """Its judgement is worth something because it shares no code with what it judges."""
    for path in sorted((ROOT / "benchmarks" / "faults").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not [name for name in names if name.split(".")[0] == "motherlode"], path


def test_some_faults_overlap_others_in_another_place() -> None:
    faults = choose(seed=1, number=200, servers=3, pause=10, standby=True)
    pairs = [(fault, *fault.meanwhile) for fault in faults if fault.meanwhile is not None]
    assert len(faults) / 8 < len(pairs) < len(faults) / 2
    for first, later, second in pairs:
        assert KINDS[first.kind].place != KINDS[second.kind].place
        assert 0 <= later <= first.seconds
    assert {KINDS[second.kind].place for _, _, second in pairs} == {"server", "database", "network"}
