"""A cleaned cache does no harm: what runs goes on, and what is compiled later is kept again."""

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from motherlode.rules import code_cache, compiled
from tests.games.installing import installed

CODE = """
import shutil
from pathlib import Path
from motherlode.rules import game

def play(name):
    state = game(name).deal(2, 1)
    state.apply(state.legal_moves()[0])

cache = Path({cache!r})
play("tricks")
shutil.rmtree(cache)
play("tricks")
play("donkey")
assert any(cache.rglob("*.nbc")), "nothing was kept"
"""


@pytest.mark.slow
@pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="interpreted rules keep nothing")
def test_a_cache_that_vanishes_is_made_again(tmp_path: Path) -> None:
    """A game that was loaded is played on, and so is one that was not. Slow code will do: it is compiled sooner."""
    cache = tmp_path / "cache"
    environment = os.environ | installed(tmp_path / "site") | {"NUMBA_CACHE_DIR": str(cache), "NUMBA_OPT": "0"}
    code = [sys.executable, "-c", CODE.format(cache=str(cache))]
    done = subprocess.run(code, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not let go of a folder that is used")
def test_a_folder_that_is_used_is_not_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A server that runs for months keeps the code that it was started with."""
    folder = tmp_path / ("1" * 20)
    folder.mkdir()
    holder = "import sys, time; from pathlib import Path; from motherlode.rules import code_cache; "
    holder += f"code_cache._hold(Path({str(folder)!r})); print('held', flush=True); sys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", holder], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        later = folder.stat().st_mtime + code_cache.UNUSED_AFTER + 1
        monkeypatch.setattr("motherlode.rules.code_cache.time.time", lambda: later)
        code_cache._forget_unused(tmp_path)
        assert folder.exists()
        process.communicate()
    code_cache._forget_unused(tmp_path)
    assert not folder.exists()


def test_code_that_cannot_be_kept_is_no_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A full disk costs the next start some seconds, and nobody a move."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("numba.core.caching.FunctionCache.save_overload", full)
    monkeypatch.setattr("motherlode.rules.code_cache.config.CACHE_DIR", str(tmp_path))
    code_cache.cache_folder.cache_clear()
    twice = compiled.exported_for("motherlode.rules.compiled")(_twice)
    code_cache.cache_folder.cache_clear()
    assert twice(21) == 42


def _twice(number: int) -> int:
    return 2 * number
