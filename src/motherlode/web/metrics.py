"""What the server counts and times, for Prometheus."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from math import inf

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from motherlode.web import logs

COUNTERS = {
    "moves": "Moves that are on disk.",
    "bot_moves": "Of these, the bots'.",
    "bot_failures": "Bots that could not choose a move.",
    "refusals": "Messages that were refused.",
    "limited": "Requests that came too often.",
    "games_started": "Games started.",
    "games_ended": "Games ended.",
    "notices_sent": "Notices that went to somebody by one way.",
    "notices_failed": "Notices that could not be sent by one way, this time or ever.",
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


class Metrics:
    """Watches over the tables (a `ports.Monitor`): counts what happens, and logs what went wrong.

    Everything happens on the event loop, so plain numbers do: the library's own counters take a lock for each, which
    every move would pay for. They become the library's when somebody reads.
    """

    def __init__(self) -> None:
        self._counts = dict.fromkeys(COUNTERS, 0)
        self._to_disk, self._to_frames = times = Times(), Times()
        self._times = dict(zip(HISTOGRAMS, times, strict=True))
        self._now: dict[str, int] = {}
        self._registry = CollectorRegistry()
        self._registry.register(_Collector(self._families))
        ProcessCollector(registry=self._registry)  # CPU time, memory, open files

    def fail(self, what: str, error: BaseException, code: str) -> None:
        logs.fail(what, error, table=logs.fingerprint(code))

    def count(self, name: str) -> None:
        self._counts[name] += 1

    def time_move(self, arrived: float, on_disk: float, told: float) -> None:
        self._to_disk.add(on_disk - arrived)
        self._to_frames.add(told - arrived)

    def text(self, now: dict[str, int]) -> bytes:
        """All of it, with what is so now."""
        self._now = now
        return generate_latest(self._registry)

    def _families(self) -> Iterator[Metric]:
        for name, about in GAUGES.items():
            yield GaugeMetricFamily(f"motherlode_{name}", about, self._now.get(name, 0))
        yield CounterMetricFamily("motherlode_commits", "Commits of the log.", self._now.get(COMMITS, 0))
        for name, about in COUNTERS.items():
            yield CounterMetricFamily(f"motherlode_{name}", about, self._counts[name])
        for name, about in HISTOGRAMS.items():
            times = self._times[name]
            yield HistogramMetricFamily(f"motherlode_{name}_seconds", about, times.buckets(), times.total)


class Times:
    """How many times were at most so long, for each of the bounds."""

    def __init__(self) -> None:
        self.total = 0.0
        self._counts = [0] * (len(BOUNDS) + 1)

    def add(self, seconds: float) -> None:
        self.total += seconds
        self._counts[bisect_left(BOUNDS, seconds)] += 1

    def buckets(self) -> list[tuple[str, float]]:
        """Each counts those before it, too, as Prometheus has it."""
        bounds = map(floatToGoString, (*BOUNDS, inf))
        return list(zip(bounds, accumulate(self._counts), strict=True))


class _Collector(Collector):
    """What the library asks when somebody reads."""

    def __init__(self, families: Callable[[], Iterator[Metric]]) -> None:
        self._families = families

    def collect(self) -> Iterator[Metric]:
        return self._families()
