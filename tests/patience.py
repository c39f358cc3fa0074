"""How long a test waits for what must come about."""

import time
from collections.abc import Callable

LONGEST = 600
"""Seconds; nothing takes so long on any machine, however busy: it only ends a test that would hang."""


def wait_until(holds: Callable[[], bool], complaint: Callable[[], str]) -> None:
    """Returns when a condition holds."""
    deadline = time.monotonic() + LONGEST
    while not holds():
        assert time.monotonic() < deadline, complaint()
        time.sleep(0.05)
