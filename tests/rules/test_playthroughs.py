"""A whole random game of each configuration as readable text, compared line by line.

`python -m tests.rules.test_playthroughs` writes the files anew; whoever does that reads the difference.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.rules import SplitMix64, State, game, record
from tests.configurations import CONFIGURATIONS, label

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 20


def playthrough(name: str, players: int, options: dict[str, Any]) -> list[str]:
    """The deal, then every move with the seat's legal moves, what happened, and the table afterwards."""
    rng = SplitMix64(SEED)
    state = game(name).deal(players, rng, options)
    lines = [record.write(state).decode(), "", *told(state)]
    while not state.over:
        moves = state.legal_moves()
        chosen = moves[rng.below(len(moves))]
        lines += [f"seat {state.seat} of {len(moves)}: {', '.join(map(str, moves))}", f"# {state.turn + 1}: {chosen}"]
        state = state.apply(chosen)
        lines += told(state)
    return [*lines, msgspec.json.encode(state.outcome()).decode()]


def told(state: State) -> list[str]:
    events = [msgspec.json.encode(event).decode() for event in state.events()]
    return [*(f"  {event}" for event in events), *str(state).splitlines(), ""]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_playthrough(configuration: tuple[str, int, dict[str, Any]]) -> None:
    """The game goes exactly as it went when the file was read and approved."""
    assert playthrough(*configuration) == (FOLDER / f"{label(configuration)}.txt").read_text().splitlines()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in CONFIGURATIONS:
        (FOLDER / f"{label(each)}.txt").write_text("\n".join(playthrough(*each)) + "\n")
