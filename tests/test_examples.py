"""The examples do what they say, on a small scale."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from examples.learn_donkey import Learner, Measured, Practice, changes, draw, learn, share_of_wins

from motherlode.envs import actions_of, observation_spec, observe
from motherlode.rules import SplitMix64, game
from tests.play import play_on


def test_practice_helps() -> None:
    """After a few hundred decisions in each of some games it plays better than random players, and than before."""
    learner = Learner(game("donkey"))
    before = share_of_wins(learner, "random", deals=5, seed=1)
    practice = Practice(learner, 128, seed=1)
    for _ in range(300):
        practice.step()
    assert practice.played > 0
    assert share_of_wins(learner, "random", deals=5, seed=1) > max(before, 0.7)


def test_learning_is_measured_and_drawn(tmp_path: Path) -> None:
    """The same seed gives the same figures; the curve is a picture."""
    learners = [Learner(game("donkey")) for _ in range(2)]
    one, other = ([(each.games, each.wins) for each in learn(learner, 16, 8, deals=1, seed=3)] for learner in learners)
    assert one == other
    assert len(one) > 3
    draw([Measured(games, 0.0, wins) for games, wins in one], tmp_path / "curve.svg")
    assert "<svg" in (tmp_path / "curve.svg").read_text()


@pytest.mark.parametrize("seed", range(3))
def test_what_an_action_moves_is_what_the_rules_move(seed: int) -> None:
    """The cards that an action moves are those that the rules move, unless they go on to score or to deal."""
    rules = game("donkey")
    moved, actions, spec = changes(rules), actions_of(rules), observation_spec(rules)
    compared = 0
    history = play_on(rules.deal(2, SplitMix64(seed)), SplitMix64(seed)).history
    for before, after in pairwise(history):
        assert before.seat is not None
        assert after.last_move is not None
        now, then = (spec.split(observe(state, before.seat, memory=True)) for state in (before, after))
        same_piles = now["pile"].tolist() == then["pile"].tolist()
        if same_piles and now["offers_left"] == then["offers_left"]:
            compared += 1
            expected = moved[actions.action(after.last_move)]
            assert (then["offer"] - now["offer"]).tolist() == expected[0].tolist()
            assert (then["tableau"][:2] - now["tableau"][:2]).tolist() == expected[1:].tolist()
    assert compared > 20


def test_what_was_learned_is_kept(tmp_path: Path) -> None:
    """A saved learner plays as before; a file of other tables is refused in a sentence."""
    learner, again = Learner(game("donkey")), Learner(game("donkey"))
    practice = Practice(learner, 16, seed=1)
    for _ in range(20):
        practice.step()
    learner.save(tmp_path / "learned.npz")
    again.load(tmp_path / "learned.npz")
    assert again.tables.any()
    assert again.tables.tobytes() == learner.tables.tobytes()
    np.savez(tmp_path / "other.npz", tables=np.zeros(3))
    with pytest.raises(ValueError, match="another version"):
        again.load(tmp_path / "other.npz")
