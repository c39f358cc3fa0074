"""What the server counts and times, for Prometheus."""

from collections.abc import Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from motherlode.web import logs

COUNTERS = {
    "moves": "Moves that are on disk.",
    "bot_moves": "Of these, the bots'.",
    "bot_failures": "Bots that could not choose a move.",
    "refusals": "Messages that were refused.",
    "limited": "Requests that came too often.",
    "games_started": "Games started.",
    "games_ended": "Games ended.",
    "write_failures": "Writings that did not get to disk, or after it to the table.",
}
HISTOGRAMS = {
    "move_to_disk": "Seconds from the arrival of a person's move until it is on disk.",
    "move_to_frames": "Seconds from the arrival of a person's move until the last frame about it is sent.",
}
BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
GAUGES = {
    "tables": "Tables in memory.",
    "connections": "Open sockets.",
    "bots_thinking": "Bots that think or wait for it.",
    "servers": "Servers at the same database that are alive, this one included.",
}
COMMITS = "commits_total"

disable_created_metrics()  # type: ignore[no-untyped-call]  # a time beside every count, which nobody reads


class Metrics:
    """Watches over the tables (a `ports.Monitor`): counts what happens, and logs what went wrong."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._snapshot = _Snapshot()
        self._registry.register(self._snapshot)
        ProcessCollector(registry=self._registry)  # CPU time, memory, open files
        # Bound once: they are called for every move.
        self._count = {
            name: Counter(f"motherlode_{name}", about, registry=self._registry).inc for name, about in COUNTERS.items()
        }
        self._time = {
            name: Histogram(f"motherlode_{name}_seconds", about, registry=self._registry, buckets=BOUNDS).observe
            for name, about in HISTOGRAMS.items()
        }

    def fail(self, what: str, error: BaseException, code: str) -> None:
        logs.fail(what, error, table=logs.mark(code))

    def count(self, name: str) -> None:
        self._count[name]()

    def time(self, name: str, seconds: float) -> None:
        self._time[name](seconds)

    def text(self, now: dict[str, int]) -> bytes:
        """All of it, with what is so now."""
        self._snapshot.now = now
        return generate_latest(self._registry)


class _Snapshot(Collector):
    """What is asked for when somebody reads, rather than counted all the time."""

    now: dict[str, int] = {}

    def collect(self) -> Iterator[Metric]:
        for name, about in GAUGES.items():
            yield GaugeMetricFamily(f"motherlode_{name}", about, self.now.get(name, 0))
        yield CounterMetricFamily("motherlode_commits", "Commits of the log.", self.now.get(COMMITS, 0))
