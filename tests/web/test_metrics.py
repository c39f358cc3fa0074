"""What Prometheus reads."""

from motherlode.web.metrics import Metrics


def read(metrics: Metrics, **now: int) -> dict[str, float]:
    lines = metrics.text(now).decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def test_counts_what_happened() -> None:
    metrics = Metrics()
    metrics.count("moves")
    metrics.count("moves")
    found = read(metrics, tables=3, commits_total=5)
    assert found["motherlode_moves_total"] == 2
    assert found["motherlode_refusals_total"] == 0
    assert found["motherlode_tables"] == 3
    assert found["motherlode_commits_total"] == 5


def test_a_bucket_holds_all_times_up_to_its_bound() -> None:
    """The bound included, as Prometheus has it; what is longer than all bounds counts, too."""
    metrics = Metrics()
    for seconds in (0.001, 0.002, 0.003, 9.0):
        metrics.time_move(0.0, seconds, seconds)
    found = read(metrics)
    name = "motherlode_move_to_disk_seconds"
    buckets = [value for key, value in found.items() if key.startswith(f"{name}_bucket")]
    assert buckets == [2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4]
    assert found[f'{name}_bucket{{le="0.002"}}'] == 2
    assert found[f'{name}_bucket{{le="+Inf"}}'] == found[f"{name}_count"] == 4
    assert round(found[f"{name}_sum"], 6) == 9.006
    assert found["motherlode_move_to_frames_seconds_count"] == 4
