"""What comes out follows from the experiment alone: not from the workers, nor from where the work was stopped."""

import re
from itertools import islice
from pathlib import Path

import msgspec
import numpy as np
import pytest

from motherlode.lab.experiment import Experiment, Report, from_data, known, run
from motherlode.lab.experiment.running import TableRun
from motherlode.lab.experiment.shards import OtherProgram, Shard, play_shard

RULES = {
    "title": "Small",
    "game": "mine",
    "players": [2],
    "levels": ["random"],
    "grid": {"rush_at": [30]},
    "certainty": {"lead": 3.0},
    "limits": {"deals": 24, "at_least": 8, "shard": 4},
    "look": {"samples": 8, "every": 4, "decisions": 16},
    "seed": 3,
}


def experiment(**changes: object) -> Experiment:
    return from_data(RULES | changes)


def finished(experiment: Experiment, folder: Path | None = None, processes: int = 1) -> Report:
    *_, last = run(experiment, folder, processes=processes)
    return last.report()


@pytest.fixture(scope="module")
def alone() -> Report:
    """The same experiment in one process, without a stop."""
    return finished(experiment())


def encoded(report: Report) -> bytes:
    return msgspec.json.encode(report)


def test_every_measure_is_there_with_its_interval(alone: Report) -> None:
    assert alone.done
    printed, changed = alone.tables
    assert printed.differences is None
    assert changed.differences is not None
    assert changed.house == {"rush_at": 30}
    for key in ("win.1", "win.2", "lead", "lead_spread", "minutes", "sensible", "known", "luck", "rules.exploded"):
        for table in alone.tables:
            estimate = table.measures[key]
            assert estimate.low <= estimate.value <= estimate.high
    assert "kingmakers" not in printed.measures  # only with three and more
    assert changed.measures["rules.struck"].value < printed.measures["rules.struck"].value
    difference = changed.differences["rules.struck"]
    assert difference.high < 0


def test_tables_stop_when_they_are_known_well_enough(alone: Report) -> None:
    for table in alone.tables:
        lead = table.measures["lead"]
        if table.stopped == "certain":
            assert lead.high - lead.low <= 6.0
            assert 8 <= table.deals <= 24
        else:
            assert (table.stopped, table.deals) == ("limit", 24)
    assert "certain" in {table.stopped for table in alone.tables}


def test_several_processes_find_the_same(alone: Report) -> None:
    assert encoded(finished(experiment(), processes=2)) == encoded(alone)


def test_a_stopped_experiment_goes_on(tmp_path: Path, alone: Report) -> None:
    """What was played is not played again, and what was lost or damaged is."""
    list(islice(run(experiment(), tmp_path), 5))
    files = sorted(tmp_path.glob("shards/*/*.parquet"))
    assert len(files) == 5
    before = files[0].read_bytes()
    files[0].unlink()
    files[1].write_bytes(b"PAR1 and nothing else")
    *_, last = run(experiment(), tmp_path)
    assert encoded(last.report()) == encoded(alone)
    assert last.played < sum(table.deals for table in alone.tables)
    assert files[0].read_bytes() == before
    assert not list(tmp_path.rglob(".*"))


def test_nothing_is_played_twice(tmp_path: Path, alone: Report) -> None:
    finished(experiment(), tmp_path)
    *_, again = run(experiment(), tmp_path)
    assert again.played == 0
    assert encoded(again.report()) == encoded(alone)


def test_a_folder_tells_its_report(tmp_path: Path, alone: Report) -> None:
    """What is on disk is enough."""
    finished(experiment(), tmp_path)
    assert encoded(known(tmp_path)) == encoded(alone)


def test_games_of_another_version_are_not_told(tmp_path: Path) -> None:
    """Rules and bots may have changed since."""
    next(run(experiment(measures=["win"], certainty={}), tmp_path))
    tables = tmp_path / "tables.json"
    tables.write_text(re.sub(r'"program": "\w+"', '"program": "older"', tables.read_text()))
    with pytest.raises(OtherProgram, match="another version"):
        known(tmp_path)


def test_the_order_in_which_shards_come_does_not_matter() -> None:
    asked = experiment(measures=["lead"])
    setup = asked.setups.tables[0]
    shards = [play_shard(Shard(setup, first, 4)).columns for first in range(0, 24, 4)]
    forwards, backwards = TableRun(asked, setup), TableRun(asked, setup)
    for number in range(6):
        forwards.add(number, shards[number])
        backwards.add(5 - number, shards[5 - number])
    assert forwards.stopped == backwards.stopped
    np.testing.assert_equal(forwards.columns, backwards.columns)


def test_duckdb_reads_the_shards(tmp_path: Path, alone: Report) -> None:
    """As docs/lab.md shows: the files need nothing else to be asked."""
    import duckdb

    finished(experiment(certainty={}, measures=["win"]), tmp_path)
    question = f"""
        select options, avg(share_0), count(*) from '{tmp_path}/shards/*/*.parquet'
        where players = 2 group by options order by options
    """
    rows = duckdb.sql(question).fetchall()
    whole = finished(experiment(certainty={}, measures=["win"]))
    assert rows == [
        (text, table.measures["win.1"].value, 24)
        for text, table in zip(['{"rush_at":30}', "{}"], reversed(whole.tables), strict=True)
    ]
