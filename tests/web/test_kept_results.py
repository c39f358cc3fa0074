"""What took long to work out is kept, within limits, and never in part."""

import os
from pathlib import Path

import pytest

from motherlode.web import kept_results
from motherlode.web.kept_results import KeptResults

Numbers = dict[str, int]


@pytest.fixture
def kept(tmp_path: Path) -> KeptResults[Numbers]:
    return KeptResults(Numbers, "numbers", tmp_path / "numbers")


def test_a_result_is_found_again(kept: KeptResults[Numbers]) -> None:
    assert kept.read("one") is None
    kept.write("one", {"games": 1})
    assert kept.read("one") == {"games": 1}


@pytest.mark.parametrize("text", ["{", '{"games": "many"}'])
def test_a_spoilt_file_is_as_good_as_none(kept: KeptResults[Numbers], tmp_path: Path, text: str) -> None:
    kept.write("one", {"games": 1})
    (tmp_path / "numbers" / "one.json").write_text(text)
    assert kept.read("one") is None


def test_the_oldest_go(kept: KeptResults[Numbers], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_results, "MOST_KEPT", 2)
    for age, key in enumerate(("third", "second", "first")):
        kept.write(key, {})
        os.utime(tmp_path / "numbers" / f"{key}.json", (1000 - age, 1000 - age))
    kept.write("newest", {})
    assert {file.name for file in (tmp_path / "numbers").iterdir()} == {"third.json", "newest.json"}


def test_without_a_disk_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    kept = KeptResults(Numbers, "numbers", tmp_path / "file")
    kept.write("one", {"games": 1})
    assert kept.read("one") is None
