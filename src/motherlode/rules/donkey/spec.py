"""The specification of `donkey`."""

from typing import Any

from motherlode.rules.spec import GameSpec


def longest(options: Any) -> int:
    """Between two takes each place of the offer is exchanged at most 6 times: gold for higher gold of six values, and
    at last a donkey. An offer of 5, 4, 3, 2, 1 places is so exchanged and taken from 5 times, and there are 11 offers.
    Each of at most 20 sets brings a bonus.
    """
    return 11 * (5 + 6 * (5 + 4 + 3 + 2 + 1)) + 20


SPEC = GameSpec(
    name="donkey",
    title="Gold!",
    credit="Michael Schacht, ABACUSSPIELE 2011",
    players=range(2, 4),
    starter="first",
    longest=longest,
    scores=(-36, 216),  # all donkeys, all gold
    has_secrets=False,
    chance="the deal, then five cards an offer",
    information="open, but for the coming cards; piles must be remembered",
    move_cards={"swap": ("give", "get")},
    adapters={
        "bots": "motherlode.bots.donkey",
        "observation": "motherlode.envs.kernels.donkey",
        "terminal": "motherlode.terminal.boards.donkey",
        "hints": "motherlode.table.hints.donkey",
    },
)
