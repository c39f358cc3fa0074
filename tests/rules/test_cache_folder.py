"""A cleaned cache does no harm: what runs goes on, and what is compiled later is kept again."""

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from motherlode.rules import compiled

CODE = """
import shutil
from pathlib import Path
from motherlode.bots import Budget, make_bot
from motherlode.rules import game

def ask(name):
    state = game(name).deal(2, 1)
    seat = state.fields.seat
    make_bot("greedy", game(name), 1).choose(state.knowledge(seat), Budget(iterations=1))

cache = Path({cache!r})
ask("gate")
shutil.rmtree(cache)
ask("gate")
ask("donkey")
assert any(cache.rglob("*.nbc")), "nothing was kept"
"""


@pytest.mark.slow
@pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="interpreted rules keep nothing")
def test_a_cache_that_vanishes_is_made_again(tmp_path: Path) -> None:
    """Bots of a game that was loaded answer, and so do those of a game that was not."""
    cache = tmp_path / "cache"
    environment = os.environ | {"NUMBA_CACHE_DIR": str(cache)}
    code = [sys.executable, "-c", CODE.format(cache=str(cache))]
    done = subprocess.run(code, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not let go of a folder that is used")
def test_a_folder_that_is_used_is_not_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A server that runs for months keeps the code that it was started with."""
    folder = tmp_path / ("1" * 20)
    folder.mkdir()
    holder = "import sys, time; from pathlib import Path; from motherlode.rules import compiled; "
    holder += f"compiled._hold(Path({str(folder)!r})); print('held', flush=True); sys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", holder], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        later = folder.stat().st_mtime + compiled.UNUSED_AFTER + 1
        monkeypatch.setattr("motherlode.rules.compiled.time.time", lambda: later)
        compiled._forget_unused(tmp_path)
        assert folder.exists()
        process.communicate()
    compiled._forget_unused(tmp_path)
    assert not folder.exists()


def test_code_that_cannot_be_kept_is_no_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A full disk costs the next start some seconds, and nobody a move."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("numba.core.caching.FunctionCache.save_overload", full)
    monkeypatch.setattr("motherlode.rules.compiled.config.CACHE_DIR", str(tmp_path))
    compiled.cache_folder.cache_clear()
    twice = compiled.exported_for("motherlode.rules.compiled")(_twice)
    compiled.cache_folder.cache_clear()
    assert twice(21) == 42


def _twice(number: int) -> int:
    return 2 * number
