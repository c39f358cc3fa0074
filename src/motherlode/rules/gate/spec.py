"""The specification of `gate`."""

from typing import Any

from motherlode.rules.gate.deal import sides_of
from motherlode.rules.spec import GameSpec, Sides


def longest(options: Any) -> int:
    """In each of five rounds at most 36 cards are played, at most 4 passes follow each (one more where the lead may be
    passed on), and 3 may choose a chip.
    """
    passes = 5 if options.lead == "may_pass" else 4
    return 5 * (36 * (1 + passes) + (3 if options.choose_chip else 0))


def team_sides(players: int, options: Any) -> Sides:
    """Partners sit opposite each other (G17)."""
    count = sides_of(options, players)
    return tuple(tuple(range(side, players, count)) for side in range(count))


SPEC = GameSpec(
    name="gate",
    title="Golden Gate",
    credit="Thierry Denoual, Blue Orange 2010",
    players=range(2, 5),
    starter="dealer",
    longest=longest,
    scores=(0, 500),  # all chips
    has_secrets=True,
    chance="the hands of each of five rounds",
    information="secret hands",
    team_sides=team_sides,
    variants=((4, {"teams": True}),),
    adapters={
        "bots": "motherlode.bots.gate",
        "characters": "motherlode.bots.gate.characters",
        "observation": "motherlode.envs.kernels.gate",
        "terminal": "motherlode.terminal.boards.gate",
        "hints": "motherlode.table.hints.gate",
        "achievements": "motherlode.table.achievements.gate",
    },
)
