"""The machine: the versions of what is installed, and the folders that are written."""

import os
import platform
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import platformdirs

from motherlode.web.doctor.findings import Finding, ok, problem, warning

OLDEST_PYTHON = (3, 11)
OLDEST_SQLITE = (3, 24, 0)
"""The first that knows `ON CONFLICT`."""
LITTLE_SPACE, NO_SPACE = 2 * 1024**3, 200 * 1024**2
"""Bytes below which a disk is nearly full, and full."""


def examine_machine() -> Iterator[Finding]:
    yield check_python(sys.version_info[:3])
    yield check_sqlite(sqlite3.sqlite_version_info)
    yield check_cache(Path(os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("motherlode")))


def check_python(version: tuple[int, ...]) -> Finding:
    if version < OLDEST_PYTHON:
        return problem("python", f"This is Python {_dotted(version)}.", f"Install {_dotted(OLDEST_PYTHON)} or newer.")
    return ok("python", f"Python is {_dotted(version)}, on {platform.system()} {platform.machine()}.")


def check_sqlite(version: tuple[int, ...]) -> Finding:
    if version < OLDEST_SQLITE:
        return problem(
            "sqlite",
            f"Python's SQLite is {_dotted(version)}, which is too old for our tables.",
            f"Use a Python with SQLite {_dotted(OLDEST_SQLITE)} or newer, or PostgreSQL.",
        )
    return ok("sqlite", f"Python's SQLite is {_dotted(version)}.")


def check_cache(folder: Path) -> Finding:
    """The compiled rules are kept there; without it every start compiles them again."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        return warning(
            "cache",
            f"The cache folder {folder} cannot be written ({_reason(error)}): every start compiles the rules again.",
            "Let the server's user write it, or name another with NUMBA_CACHE_DIR.",
        )
    return check_space("cache", f"the cache folder {folder}", folder)


def check_space(check: str, what: str, folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    sentence = f"There are {free / 1024**3:.1f} GB free for {what}."
    if free < NO_SPACE:
        return problem(check, sentence, "Free some: a server on a full disk refuses every move as `not_saved`.")
    if free < LITTLE_SPACE:
        return warning(check, sentence, "Free some before it is full.")
    return ok(check, sentence)


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
