"""Programs of others that stand around our servers, started as the files in `deploy/` say."""

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.patience import wait_until

DEPLOY = Path(__file__).parents[2] / "deploy"


def program(name: str, package: str | None = None) -> str:
    """The path of a program; the test is left out where it is missing."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"no {name} here: install Debian's `{package or name}`")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(
    command: list[str], log: Path, is_up: Callable[[], bool], environment: Mapping[str, str], user: str | None = None
) -> Iterator["subprocess.Popen[bytes]"]:
    """A program from when it is up until the test is over."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, env=os.environ | dict(environment), stdout=output, stderr=output, user=user, cwd="/"
        )
    try:
        wait_for(lambda: process.poll() is not None or is_up(), f"{command[0]} did not come up", log)
        assert process.poll() is None, log.read_text()
        yield process
    finally:
        process.terminate()
        process.wait()


def wait_for(holds: Callable[[], bool], complaint: str, log: Path) -> None:
    wait_until(holds, lambda: f"{complaint}:\n{log.read_text()}")


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
