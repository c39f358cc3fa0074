"""How rates are measured."""

from collections.abc import Callable
from itertools import cycle

from motherlode.lab.bench import SLICES, best_rate


def ticking(steps: list[float]) -> Callable[[], float]:
    """A clock that goes on by these steps, again and again."""
    now, coming = 0.0, cycle(steps)

    def clock() -> float:
        nonlocal now
        now += next(coming)
        return now

    return clock


def test_a_rate_is_the_best_of_its_slices() -> None:
    """What else runs on a machine only slows down: one undisturbed slice is what counts."""
    disturbed, quiet = [0.0, 4.0], [0.0, 1.0]
    assert best_rate(lambda: 100, 1.0 * SLICES, ticking([*disturbed, *quiet, *disturbed])) == 100.0
