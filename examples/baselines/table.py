"""The learnt table of `donkey`, three seeds: `python -m examples.baselines.table`.

The learner is `examples/learn_donkey.py` as it stands. What the first seed learnt plays in the
benchmark as `examples.baselines.table:policy`, with three players as if the next seat were the only other.
"""

from functools import cache
from typing import Any

import numpy as np

from examples.baselines import runs
from examples.baselines.runs import SEEDS, Curve, Seeds, save, victories
from examples.learn_donkey import Learner, Practice
from motherlode.rules import Knowledge, Move, game

PARTS, STEPS, GAMES = 4, 1000, 256
"""A part is so many decisions in each of so many games."""


def practise(practice: Practice, part: int) -> None:
    for step in range(STEPS):
        practice.learner.rate = max(0.1, 1 - (part + step / STEPS) / PARTS)
        practice.step()


def act(learner: Learner, seen: Any, masks: Any) -> Any:
    """The best action of every row; observations are shares, as those of the networks."""
    rows = np.rint(seen * learner.look.spec.high()).astype(np.int8)
    places, actions = np.nonzero(masks)
    values = np.full(masks.shape, -np.inf)
    values[places, actions] = learner.values(learner.look(rows[places], actions))
    return values.argmax(1)


def main(seeds: Seeds = SEEDS) -> None:
    curve = Curve("table-donkey")
    for seed in curve.seeds_left(seeds, PARTS):
        learner, curve.spent = Learner(game("donkey")), 0.0
        practice = Practice(learner, GAMES, seed)
        for part in range(PARTS):
            curve.train(lambda practice=practice, part=part: practise(practice, part))  # type: ignore[misc]
            measured = victories(lambda seen, masks, learner=learner: act(learner, seen, masks), "donkey")  # type: ignore[misc]
            curve.add(seed=seed, decisions=(part + 1) * STEPS * GAMES, **measured)
        if seed == SEEDS[0]:
            save("table-donkey", iter([("tables", learner.tables)]))


@cache
def kept() -> Learner:
    learner = Learner(game("donkey"))
    learner.load(runs.HERE / "checkpoints" / "table-donkey.npz")
    return learner


def policy(knowledge: Knowledge) -> Move:
    return kept().choose(knowledge)


if __name__ == "__main__":
    main()
