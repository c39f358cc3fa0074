"""What all baselines share: seeds, the curve that is written while they train, and the shares of victories on it."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from examples.trainers.measure import wins

HERE = Path(__file__).parent
SEEDS = (1, 2, 3)
Seeds = tuple[int, ...]
OPPONENTS = ("random", "greedy", "medium")

Act = Callable[[Any, Any], Any]
"""From observations with memory as shares, and masks, to actions."""


class Curve:
    """A file of rows, written anew with each: a run that is ended leaves what it has measured, and the next goes on."""

    def __init__(self, name: str) -> None:
        self.path = HERE / "curves" / f"{name}.json"
        self.name = name
        self.rows: list[dict[str, Any]] = json.loads(self.path.read_text()) if self.path.exists() else []
        self.spent = 0.0

    def seeds_left(self, seeds: Seeds, parts: int) -> list[int]:
        """The seeds that are not complete; what there is of them is forgotten. So a run can be taken up again."""
        begun = [row["seed"] for row in self.rows]
        done = [seed for seed in sorted({*begun}) if begun.count(seed) >= parts]
        self.rows = [row for row in self.rows if row["seed"] in done]
        return [seed for seed in seeds if seed not in done]

    def train(self, step: Callable[[], Any]) -> None:
        """A part of the training, whose processor time is counted; that of measuring is not."""
        self.spent += processor_time(step)

    def add(self, **row: Any) -> None:
        row["cpu_seconds"] = round(self.spent, 1)
        self.rows.append(row)
        lines = ",\n".join(json.dumps(each) for each in self.rows)
        self.path.write_text(f"[\n{lines}\n]\n")
        print(self.name, row, flush=True)


def processor_time(step: Callable[[], Any]) -> float:
    """The seconds of one core that something takes."""
    begin = time.process_time()
    step()
    return time.process_time() - begin


def victories(act: Act, game: str, games: int = 256) -> dict[str, float]:
    """Shares of victories over the reference bots, two players."""
    return {bot: round(wins(act, game, bot, games), 3) for bot in OPPONENTS}


def save(name: str, layers: Iterator[tuple[str, Any]]) -> None:
    """The numbers of a network in half precision: half a megabyte at most."""
    weights = {key: np.asarray(value, np.float16) for key, value in layers}
    np.savez_compressed(HERE / "checkpoints" / f"{name}.npz", **weights)  # type: ignore[arg-type]
