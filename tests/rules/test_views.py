"""What is sent stays the same to the byte: digests of everything that seats and onlookers see in whole random games.

`python -m tests.rules.test_views` writes the digests anew; whoever does that meant to change what is sent.
"""

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.rules import SplitMix64, State, game
from tests.configurations import CONFIGURATIONS, label
from tests.play import play_on

FILE = Path(__file__).parent / "views.digests"
GAMES = 4


def digest(name: str, players: int, options: dict[str, Any]) -> str:
    """One digest of every moment of a few games."""
    seen = hashlib.sha256()
    for number in range(GAMES):
        rng = SplitMix64(number)
        for state in play_on(game(name).deal(players, rng, options), rng).history:
            for part in shown(state):
                seen.update(msgspec.json.encode(part) + b"\n")
    return seen.hexdigest()


def shown(state: State) -> list[Any]:
    viewpoints = (None, *range(state.players))
    parts = [state.zones(), [move.text for move in state.legal_moves()]]
    return [*parts, *(part for seat in viewpoints for part in (state.view(seat), state.events(seat)))]


def digests() -> list[str]:
    return [f"{label(configuration)} {digest(*configuration)}" for configuration in CONFIGURATIONS]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_views_are_the_same_bytes(configuration: tuple[str, int, dict[str, Any]]) -> None:
    """Views, events and zones of whole games are what they were when the digest was made."""
    assert f"{label(configuration)} {digest(*configuration)}" in FILE.read_text().splitlines()


@pytest.mark.parametrize("name", ["donkey", "mine", "gate"])
def test_a_state_that_forgot_its_past_tells_the_same(name: str) -> None:
    rng = SplitMix64(3)
    state = play_on(game(name).deal(2, rng), rng)
    told = [state.events(seat) for seat in (None, 0, 1)]
    again = state.history[-2].apply(state.moves[-1])
    again.forget_past()
    assert [again.events(seat) for seat in (None, 0, 1)] == told
    assert again.parent is None


if __name__ == "__main__":
    FILE.write_text("\n".join(digests()) + "\n")
