"""A game that another package brings."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]


def installed(folder: Path) -> dict[str, str]:
    """The environment of a process for which another package has brought the game by an entry point."""
    dist = folder / "tricks-1.0.dist-info"
    dist.mkdir(parents=True)
    (dist / "METADATA").write_text("Metadata-Version: 2.1\nName: tricks\nVersion: 1.0\n")
    (dist / "entry_points.txt").write_text("[motherlode.games]\ntricks = tests.games.tricks\n")
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
