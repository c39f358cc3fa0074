"""What all tests share."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import numba
import numpy as np
import pytest

from tests.postgres import new_database, postgres

if numba.config.DISABLE_JIT:
    # SplitMix64 wraps around by design; only interpreted NumPy warns about it.
    np.seterr(over="ignore")


_numbers = count()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """One PostgreSQL for all tests that want one."""
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: a file, and one in a real PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return new_database(request.getfixturevalue("postgres_url"), f"test{next(_numbers)}")
