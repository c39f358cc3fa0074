"""What the terminal's tests share."""

import pytest

from motherlode.terminal import remote
from tests.patience import LONGEST


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person is told after a minute that a server does not answer; a busy machine may take longer."""
    monkeypatch.setattr(remote, "ANSWERED_WITHIN", LONGEST)
