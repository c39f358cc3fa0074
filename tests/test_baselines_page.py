"""The page of the baselines tells what their curves and results say, and what was learnt is small."""

from examples.baselines.page import HEADINGS, MARK, PAGE, tables
from examples.baselines.runs import HERE

from motherlode.lab.benchmark.protocol import suite
from motherlode.lab.benchmark.report import read_report


def test_the_tables_are_those_of_the_curves() -> None:
    """`python -m examples.baselines.page` writes them."""
    written = PAGE.read_text().partition(MARK)[2]
    assert written == tables()
    assert any(heading in written for heading in HEADINGS.values())


def test_results_are_of_the_present_benchmark() -> None:
    """Its deals and its opponents; `motherlode benchmark --check` plays one again."""
    fixed = suite()
    for file in (HERE / "results").glob("*.json"):
        found = read_report(file.read_bytes()).fingerprints
        assert fixed.fingerprints.items() >= {name: found[name] for name in found if name in fixed.fingerprints}.items()


def test_checkpoints_are_small() -> None:
    """Under a megabyte each, and under three together."""
    sizes = [file.stat().st_size for file in (HERE / "checkpoints").iterdir()]
    assert max(sizes) < 1_000_000
    assert sum(sizes) < 3_000_000
