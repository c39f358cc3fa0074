"""A cluster finds the same as one process, bit for bit, also where a worker dies in the middle."""

import os
import signal
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from motherlode.lab.experiment import from_data, run, workers
from motherlode.lab.experiment.workers import NoCluster, gather

EXPERIMENT = from_data(
    {
        "title": "Cluster",
        "game": "mine",
        "players": [2],
        "levels": ["random"],
        "grid": {"rush_at": [20]},
        "limits": {"deals": 60, "shard": 3},
        "measures": ["win", "lead", "minutes", "rules"],
    }
)


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two workers with a process each, on this machine only."""
    from distributed import LocalCluster  # takes every process of the tests half a second

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as one:
        yield one


@pytest.mark.slow
def test_a_lost_worker_changes_nothing(cluster: Any) -> None:
    *_, alone = run(EXPERIMENT)
    victim = next(iter(cluster.workers.values())).process.pid
    running = run(EXPERIMENT, cluster=cluster.scheduler_address)
    next(running)
    os.kill(victim, signal.SIGKILL)
    *_, last = running
    assert last.done
    assert msgspec.json.encode(last.report()) == msgspec.json.encode(alone.report())


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nowhere at all"])
def test_no_cluster_is_said(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "ANSWER", 0.2)
    with pytest.raises(NoCluster, match="No cluster answers"), gather(cluster=address):
        pass
