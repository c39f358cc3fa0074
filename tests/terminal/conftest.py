"""What the terminal's tests share."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from motherlode.terminal import remote
from tests.patience import LONGEST
from tests.terminal.typing import PlainThread


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person is told after a minute that a server does not answer; a busy machine may take longer."""
    monkeypatch.setattr(remote, "ANSWERED_WITHIN", LONGEST)


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., PlainThread]:
    """Begins a plain game with these words of a command line, in this process."""
    return partial(PlainThread, monkeypatch, tmp_path)
