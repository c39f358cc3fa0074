"""The same seed gives the same game, whatever else happens."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from motherlode.rules import Sha256Rng, SplitMix64, game, record
from tests.configurations import CONFIGURATIONS, label
from tests.play import play_on


def disturb(number: int) -> None:
    """Uses the global generators as a careless program would."""
    random.seed(number)
    np.random.seed(number)
    random.random()
    np.random.random(7)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_same_seed_same_game(configuration: tuple[str, int, dict[str, Any]]) -> None:
    """A deal and its random game depend on their seeds only, not on the global generators."""
    name, players, options = configuration
    played = []
    for number in range(3):
        disturb(number)
        state = game(name).deal(players, 4711, options)
        disturb(number + 10)
        played.append(record.write(play_on(state, SplitMix64(3))))
    assert played[0] == played[1] == played[2]


def test_the_compiled_and_the_plain_generator_agree() -> None:
    """`SplitMix64` in Python and the compiled functions give the same numbers from the same seed."""
    from motherlode.rules.compiled import rng_at
    from motherlode.rules.compiled_rng import below, seed

    word = np.zeros(1, np.int64)
    rng = rng_at(word.ctypes.data)
    for number, stream in ((0, 0), (1, 0), (1, 1), (2**63 - 1, 12345)):
        seed(rng, np.uint64(number), np.uint64(stream))
        plain = SplitMix64(number, stream)
        assert [below(rng, n) for n in range(1, 200)] == [plain.below(n) for n in range(1, 200)]


def test_fractions_and_picks_are_fair() -> None:
    """Fractions lie from 0 up to 1, and a place is picked as often as its weight says; weight 0 never is."""
    rng = SplitMix64(5)
    fractions = [rng.fraction() for _ in range(4000)]
    assert 0 <= min(fractions) < 0.01
    assert 0.99 < max(fractions) < 1
    picks = Counter(rng.pick((1.0, 0.0, 3.0)) for _ in range(4000))
    assert picks.keys() == {0, 2}
    assert 900 < picks[0] < 1100


def test_the_portable_stream_is_pinned() -> None:
    """The first numbers of the documented stream (docs/deals.md), worked out by hand from SHA-256."""
    import hashlib

    digest = hashlib.sha256(b"7" + bytes(8)).digest()
    expected = [int.from_bytes(digest[i : i + 8], "big") % 1000 for i in range(0, 32, 8)]
    stream = Sha256Rng(7)
    assert [stream.below(1000) for _ in range(4)] == expected
    assert Sha256Rng("7").below(1000) == Sha256Rng(b"7").below(1000) == expected[0]


def test_the_portable_stream_drops_unfair_numbers() -> None:
    """A number in the last incomplete stretch would favour small results and is not used."""

    class Rigged(Sha256Rng):
        def _read(self):  # type: ignore[no-untyped-def]
            yield from [2**64 - 1, 2**64 - 2, 5]

    assert Rigged(0).below(3) == 2  # 2**64 - 1 is dropped: 2**64 % 3 == 1; 2**64 - 2 is kept
    assert (2**64 - 2) % 3 == 2


@pytest.mark.parametrize("name", ["donkey", "mine", "gate"])
def test_shuffles_reach_every_place(name: str) -> None:
    """Over many deals, the first cards vary as an unbiased shuffle makes them (chi-square, fixed seeds)."""
    from motherlode.rules.shuffle import shuffled

    counts = np.zeros((6, 6))
    for number in range(1200):
        for place, card in enumerate(shuffled(range(6), Sha256Rng(f"{name}{number}"))):
            counts[place, card] += 1
    assert float(((counts - 200) ** 2 / 200).sum()) < 25 + 5 * (2 * 25) ** 0.5
