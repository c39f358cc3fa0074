"""Compiled code is never stale."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from motherlode.rules import compiled


@pytest.mark.parametrize(
    ("package", "matters", "does_not"),
    [
        (
            "motherlode.rules.donkey",
            {"rules/donkey/play.py", "rules/compiled_rng.py"},
            {"rules/mine/play.py", "rules/game.py"},
        ),
        ("motherlode.rules", {"rules/drive.py", "rules/bits.py"}, {"rules/donkey/play.py"}),
        ("motherlode.bots.mine", {"rules/mine/play.py", "bots/search.py", "bots/mine/__init__.py"}, {"rules/game.py"}),
    ],
)
def test_the_folder_is_named_by_all_sources_that_matter(package: str, matters: set[str], does_not: set[str]) -> None:
    """An edit of any file that compiled functions are made of leads to another cache folder, other edits do not."""
    files = {str(file.relative_to(compiled.ROOT)) for file in compiled._sources(package)}
    assert matters <= files
    assert not does_not & files


def test_an_edit_leads_to_another_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The name of the folder is a hash of the contents."""
    source = tmp_path / "play.py"
    monkeypatch.setattr(compiled, "_sources", lambda package: [source])
    monkeypatch.setattr("motherlode.rules.compiled.config.CACHE_DIR", str(tmp_path / "cache"))
    folders = set()
    for text in ("one", "two", "one"):
        source.write_text(text)
        compiled.cache_folder.cache_clear()
        folders.add(compiled.cache_folder("motherlode.rules.donkey"))
    compiled.cache_folder.cache_clear()
    assert len(folders) == 2


def test_a_folder_that_cannot_be_written_is_no_crash(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where nothing can be kept, code is compiled anew each time."""
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setattr("motherlode.rules.compiled.config.CACHE_DIR", str(blocked))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(blocked))
    compiled.cache_folder.cache_clear()
    assert compiled.cache_folder("motherlode.rules.donkey") is None
    compiled.cache_folder.cache_clear()


def test_folders_that_nobody_used_are_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Old versions do not pile up; other people's folders stay."""
    old, other = tmp_path / ("0" * 20), tmp_path / "photographs"
    for folder in (old, other):
        (folder / "inner").mkdir(parents=True)
        (folder / "inner" / "code.nbc").write_bytes(b"x")
    later = old.stat().st_mtime + compiled.UNUSED_AFTER + 1
    monkeypatch.setattr("motherlode.rules.compiled.time.time", lambda: later)
    compiled._forget_unused(tmp_path)
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
