"""Compiled code is never stale."""

import os
import shutil
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, Event
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from motherlode.rules import code_cache, compiled
from tests.patience import LONGEST


@pytest.mark.parametrize(
    ("package", "matters", "does_not"),
    [
        (
            "motherlode.rules.donkey",
            {"rules/donkey/play.py", "rules/compiled_rng.py"},
            {"rules/mine/play.py", "rules/game.py"},
        ),
        ("motherlode.rules", {"rules/drive.py", "rules/bits.py"}, {"rules/donkey/play.py"}),
        (
            "motherlode.bots.mine",
            {"rules/mine/play.py", "rules/entry_points.py", "bots/search.py", "bots/mine/__init__.py"},
            {"rules/game.py"},
        ),
        (
            "motherlode.envs.kernels",
            {"rules/mine/play.py", "envs/kernels/loop.py", "envs/zero_sum.py", "bots/compiled_policy.py"},
            {"envs/vector.py", "bots/search.py"},
        ),
    ],
)
def test_the_folder_is_named_by_all_sources_that_matter(package: str, matters: set[str], does_not: set[str]) -> None:
    """An edit of any file that compiled functions are made of leads to another cache folder, other edits do not."""
    files = {str(file.relative_to(code_cache.ROOT)) for file in code_cache._sources(package)}
    assert matters <= files
    assert not does_not & files


def test_kernels_call_what_is_said() -> None:
    """What the kernels of environments import of other packages stands in the list of what they call."""
    called = code_cache.CALLED_FROM["motherlode.envs.kernels"]
    for file in (code_cache.ROOT / "envs" / "kernels").glob("*.py"):
        for line in file.read_text().splitlines():
            if line.startswith("from motherlode.") and " import " in line:
                module, _, names = line.removeprefix("from motherlode.").partition(" import ")
                place = module.replace(".", "/")
                if not place.startswith(("rules", "envs/kernels")):
                    assert f"{place}.py" in called or f"{place}/{names}.py" in called, line


def test_an_edit_leads_to_another_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The name of the folder is a hash of the contents."""
    source = tmp_path / "play.py"
    monkeypatch.setattr(code_cache, "_sources", lambda package: [source])
    monkeypatch.setattr("motherlode.rules.code_cache.config.CACHE_DIR", str(tmp_path / "cache"))
    folders = set()
    for text in ("one", "two", "one"):
        source.write_text(text)
        code_cache.cache_folder.cache_clear()
        folders.add(code_cache.cache_folder("motherlode.rules.donkey"))
    code_cache.cache_folder.cache_clear()
    assert len(folders) == 2


def test_the_same_sources_elsewhere_find_the_same_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A new checkout or an installed copy compiles nothing that was compiled before; other packages lie apart."""
    monkeypatch.setattr("motherlode.rules.code_cache.config.CACHE_DIR", str(tmp_path / "cache"))
    kept = [code_cache.KeptCode(function_in(tmp_path / place, "some.game.play")) for place in ("here", "there")]
    assert kept[0].cache_path == kept[1].cache_path
    assert kept[0].cache_path != code_cache.KeptCode(function_in(tmp_path / "here", "other.game.play")).cache_path


def function_in(folder: Path, module: str) -> Any:
    """A function as if a module that lies in a folder had defined it."""
    folder.mkdir(exist_ok=True)
    file = folder / "play.py"
    file.write_text("def double(number):\n    return 2 * number\n")
    space: dict[str, Any] = {"__name__": module}
    exec(compile(file.read_text(), str(file), "exec"), space)
    return space["double"]


@pytest.mark.parametrize("mode", ["BOUNDSCHECK", "DISABLE_JIT"])
def test_other_modes_are_kept_apart(monkeypatch: pytest.MonkeyPatch, mode: str) -> None:
    """Code with bounds checked is never taken for code without."""
    code_cache.cache_folder.cache_clear()
    usual = code_cache.cache_folder("motherlode.rules.donkey")
    monkeypatch.setattr(f"motherlode.rules.code_cache.config.{mode}", 1)
    code_cache.cache_folder.cache_clear()
    assert code_cache.cache_folder("motherlode.rules.donkey") != usual
    code_cache.cache_folder.cache_clear()


def test_a_folder_that_cannot_be_written_is_no_crash(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where nothing can be kept, code is compiled anew each time."""
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setattr("motherlode.rules.code_cache.config.CACHE_DIR", str(blocked))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(blocked))
    code_cache.cache_folder.cache_clear()
    assert code_cache.cache_folder("motherlode.rules.donkey") is None
    code_cache.cache_folder.cache_clear()


def test_folders_that_nobody_used_are_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Old versions do not pile up; other people's folders stay."""
    old, other = tmp_path / ("0" * 20), tmp_path / "photographs"
    for folder in (old, other):
        (folder / "inner").mkdir(parents=True)
        (folder / "inner" / "code.nbc").write_bytes(b"x")
    later = old.stat().st_mtime + code_cache.UNUSED_AFTER + 1
    monkeypatch.setattr("motherlode.rules.code_cache.time.time", lambda: later)
    code_cache._forget_unused(tmp_path)
    assert not old.exists()
    assert (other / "inner" / "code.nbc").exists()


def test_several_threads_may_call_a_function_first() -> None:
    """A server compiles in the background what somebody else may want at the same time."""

    def double(number: int) -> int:
        return 2 * number

    function, together = compiled.exported_for(__name__)(double), Barrier(4)

    def call(number: int) -> int:
        together.wait()
        return function(number)

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(call, range(4))) == [0, 2, 4, 6]


@pytest.mark.skipif(sys.platform == "win32", reason="there each process compiles for itself")
def test_a_function_that_another_process_compiles_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Several servers or tests that start together compile each function once; one that was stopped holds up nobody."""
    monkeypatch.setattr("motherlode.rules.code_cache.config.CACHE_DIR", str(tmp_path / "cache"))
    one, other = (code_cache.KeptCode(function_in(tmp_path, "some.game.play")) for _ in range(2))
    tried, sleep = Event(), time.sleep

    def sleep_after_a_try(seconds: float) -> None:
        tried.set()
        sleep(seconds)

    def want() -> None:
        with other.alone():
            pass

    monkeypatch.setattr("motherlode.rules.code_cache.time.sleep", sleep_after_a_try)
    with ThreadPoolExecutor() as threads:
        with one.alone():
            waiting = threads.submit(want)
            assert tried.wait(LONGEST)
            assert not waiting.done()
        waiting.result()
        monkeypatch.setattr(code_cache, "PATIENCE", 0.0)
        with one.alone():
            threads.submit(want).result()


def test_what_is_read_by_its_address_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads that ask first at the same time get the same thing: one that was let go would be read still."""
    began, other_asks, made = Event(), Event(), list[int]()

    def make() -> list[int]:
        made.append(0)
        began.set()
        assert other_asks.wait(LONGEST)
        return [0]

    class Lock:
        """Says when it is asked for while it is held."""

        def __init__(self) -> None:
            self._lock = threading.Lock()

        def __enter__(self) -> None:
            if not self._lock.acquire(blocking=False):
                other_asks.set()
                assert self._lock.acquire(timeout=LONGEST)

        def __exit__(self, *_: object) -> None:
            self._lock.release()

    monkeypatch.setattr(compiled, "threading", SimpleNamespace(Lock=Lock))
    ask = compiled.made_once(make)
    with ThreadPoolExecutor(2) as threads:
        one = threads.submit(ask)
        assert began.wait(LONGEST)
        other = threads.submit(ask)
        assert one.result() is other.result()
    assert len(made) == 1


def test_an_array_is_kept_as_long_as_its_address_is_used() -> None:
    """Compiled code gives the memory of an array to the next one, unless the array is named afterwards."""

    def distance(length: int) -> int:
        array = np.zeros(length, np.int64)
        address = compiled.address_of(array)
        other = np.zeros(length, np.int64)
        far = compiled.address_of(other) - address
        compiled.keep(array)
        return far

    assert compiled.exported_for(__name__)(distance)(150) != 0


def test_two_ways_of_compiling_a_function_never_share_a_file(tmp_path: Path) -> None:
    """Two processes that keep a function's code for other types at the same time, neither knowing of the other."""
    files = [code_cache.FileByKey(str(tmp_path / name), "play.apply", "stamp") for name in ("one", "other", "both")]
    for file in files:
        Path(file._cache_path).mkdir()
    for file, key in zip(files, ("int64", "uint64"), strict=False):
        file.save(key, f"for {key}")
        shutil.copytree(file._cache_path, tmp_path / "both", dirs_exist_ok=True)
    assert [files[2].load(key) for key in ("int64", "uint64", "float64")] == ["for int64", "for uint64", None]


def test_code_that_was_not_written_whole_is_compiled_again(tmp_path: Path) -> None:
    """As after a full disk, or a machine that was switched off."""
    file = code_cache.FileByKey(str(tmp_path), "play.apply", "stamp")
    file.save("int64", "code")
    (whole,) = tmp_path.iterdir()
    for length in range(whole.stat().st_size):
        whole.write_bytes(whole.read_bytes()[:length])
        assert file.load("int64") is None
        file.save("int64", "code")


MADE_FOR_TWO = """
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import first, second
from motherlode.rules.compiled import compile_now, entry_point, call_1, exported_for, jit_for


def made(module):
    @exported_for("motherlode.rules.made")
    def number(ignored: int) -> int:
        return module.NUMBER

    return number


@jit_for("motherlode.rules.made")
def called(entry: int) -> int:
    return call_1(entry, 0)


functions = [made({"first": first, "second": second}[name]) for name in sys.argv[1:]]
compile_now(*functions)
print(*(called(entry_point(function)) for function in functions))
"""


@pytest.mark.slow
def test_functions_that_are_made_from_one_text_are_not_taken_for_each_other(tmp_path: Path) -> None:
    """Each of two processes compiles one of them, a third one loads both: it has the two that it asked for."""
    for name, number in (("first", 1), ("second", 2)):
        (tmp_path / f"{name}.py").write_text(f"NUMBER = {number}")
    (tmp_path / "made.py").write_text(MADE_FOR_TWO)
    for names, told in (("first",), "1"), (("second",), "2"), (("first", "second"), "1 2"):
        command = [sys.executable, str(tmp_path / "made.py"), *names]
        environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path / "cache")}
        said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert said.stdout.split() == told.split()
