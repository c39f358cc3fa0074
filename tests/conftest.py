"""What all tests share."""

import gc
import os
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import numba
import numpy as np
import pytest
from hypothesis import settings

from tests.patience import LONGEST
from tests.postgres import empty_tables, new_database, postgres
from tests.sqlite import new_file

if numba.config.DISABLE_JIT:
    # SplitMix64 wraps around by design; only interpreted NumPy warns about it.
    np.seterr(over="ignore")


settings.register_profile("motherlode", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("motherlode")

_numbers = count()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: many tests wait for a server or a database."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long begins first, so that nobody waits for it alone at the end. Every process is handed an equal part
    of the list, from its beginning on: each of these begins with some of what takes long.
    """
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    slow = [item for item in items if item.get_closest_marker("slow")]
    others = iter([item for item in items if not item.get_closest_marker("slow")])
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        part = (len(items) - len(ordered)) // (workers - worker)
        first = slow[worker::workers]
        ordered += [*first, *islice(others, max(part - len(first), 0))]
    items[:] = ordered


def pytest_collection_finish() -> None:
    """What all tests have imported stays until the end: the collector need not look through it again and again, which
    took a fifth of the time of tests that make many objects; and it looks at new ones more seldom. At the end, too, it
    has only to find what tests left behind.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(7_000)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """One PostgreSQL for all tests that want one."""
    with postgres() as url:
        yield url


@pytest.fixture
def patient_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections are not cut because the machine is busy."""
    monkeypatch.setattr("motherlode.table.database.LONGEST_USE", LONGEST)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, patient_database: None) -> Iterator[str]:
    """A database with all tables and nothing in them: a file, and one in a real PostgreSQL."""
    if request.param == "sqlite":
        yield new_file(tmp_path / "tables.db")
        return
    with empty_tables(request.getfixturevalue("postgres_url")) as place:
        yield place


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path, patient_database: None) -> str:
    """The same without tables."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return new_database(request.getfixturevalue("postgres_url"), f"empty{next(_numbers)}")


@pytest.fixture
def shared(postgres_url: str, patient_database: None) -> Iterator[str]:
    """One database for several servers."""
    with empty_tables(postgres_url) as place:
        yield place
