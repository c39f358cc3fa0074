"""Games of random players."""

import json

import numpy as np
import pytest

from motherlode.lab.simulate import CHUNK, Job, play, records, summarise
from motherlode.rules import GAMES, game, record
from motherlode.rules.drive import SEATS


def job(name: str, games: int, seed: int = 7) -> Job:
    players = game(name).players[-1]
    return Job(game(name), players, game(name).options(players), games, seed)


@pytest.mark.parametrize("name", GAMES)
def test_records_are_those_of_the_results(name: str) -> None:
    """Game `i` of a seed is the same game whether it is counted or kept: moves and scores are those of its record."""
    wanted = job(name, 5)
    rows = np.concatenate(list(play(wanted)))
    kept = [text for some in records(wanted) for text in some]
    for row, text in zip(rows.tolist(), kept, strict=True):
        state = record.read(text)
        assert (row[0], tuple(row[1 : 1 + wanted.players])) == (state.turn, state.outcome().scores)
        assert json.loads(text)["simulation"]["seed"] == 7


def test_results_do_not_depend_on_how_many_are_played() -> None:
    """The first games of a long run are those of a short one, across the chunks that threads take."""
    long, short = (np.concatenate(list(play(job("gate", games)))) for games in (CHUNK + 5, 5))
    assert len(long) == CHUNK + 5
    assert np.array_equal(long[:5], short)


def test_a_shared_victory_counts_in_parts() -> None:
    """Two of three seats with the same standing get a half each; all shares of a game add up to one."""
    wanted = Job(game("donkey"), 3, game("donkey").options(3), 2, 1)
    rows = np.zeros((2, 1 + 2 * SEATS), np.int64)
    rows[:, 1 + SEATS : 4 + SEATS] = [[5, 9, 9], [3, 2, 1]]
    wins = [estimate.value for estimate in summarise(wanted, rows).wins]
    assert wins == pytest.approx([0.5, 0.25, 0.25])
