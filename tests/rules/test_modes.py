"""The same rules interpreted, and compiled with bounds checked: each in a process of its own. What is compiled is
kept apart for each of them.
"""

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

CODE = """
import hashlib, sys
import numpy as np
np.seterr(over="ignore")
from motherlode.rules import SplitMix64, game, record
from tests.configurations import PLAY, label
from tests.play import play_on

for configuration in PLAY:
    name, players, options = configuration
    digest = hashlib.sha256()
    for number in range(2):
        state = play_on(game(name).deal(players, SplitMix64(31, number), options), SplitMix64(32, number))
        digest.update(record.write(state))
        middle = state.history[state.turn // 2]
        for seat in range(players):
            digest.update(middle.knowledge(seat).to_bytes())
            digest.update(record.write(middle.knowledge(seat).redeal(SplitMix64(33, number))))
            rng = SplitMix64(34, seat)
            digest.update(str(middle.game.abi.random_move(middle.address, rng.address)).encode())
        # The compiled deal and playout, too.
        numbers = np.array(middle.game.deals.encode(middle.deal, players, middle.options), np.int64)
        words = np.zeros(middle.game.state_size, np.int64)
        rng = SplitMix64(35, number)
        middle.game.abi.deal(numbers.ctypes.data, rng.address)
        middle.game.abi.start(words.ctypes.data, numbers.ctypes.data)
        middle.game.abi.playout(words.ctypes.data, rng.address)
        digest.update(words.tobytes())
    print(label(configuration), digest.hexdigest())
"""


def run(**environment: str) -> str:
    variables = os.environ | environment
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", CODE], env=variables, cwd=root, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="compares interpreted with compiled rules")
def test_all_modes_play_the_same() -> None:
    """Compiled, interpreted and bounds-checked, the rules play the same games to the last byte."""
    compiled = run()
    assert run(NUMBA_DISABLE_JIT="1") == compiled
    assert run(NUMBA_BOUNDSCHECK="1") == compiled
    assert len(compiled.splitlines()) > 9
