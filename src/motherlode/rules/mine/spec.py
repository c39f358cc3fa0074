"""The specification of `mine`."""

from typing import Any

from motherlode.rules.mine.cards import COLOUR_NAMES
from motherlode.rules.mine.state import OWNERS_OF
from motherlode.rules.spec import GameSpec, Wishes

PLAYERS = range(2, 6)


def longest(options: Any) -> int:
    """Before the Gold Rush one of 54 cards leaves at least every `stall_limit` turns of two cards; then 64 at most."""
    return 2 * int(options.stall_limit) * (54 + 1) + 64


SPEC = GameSpec(
    name="mine",
    title="GOLD",
    credit="Reiner Knizia, Game Factory 2020",
    players=PLAYERS,
    starter="first",
    longest=longest,
    scores=(0, 60),  # all gold
    has_secrets=False,
    chance="the deal; a card when it is first turned up",
    information="the same for all seats; must be remembered",
    wishes=Wishes(
        colours=COLOUR_NAMES,
        each={players: OWNERS_OF[players].count(0) for players in PLAYERS},
        choice="picked",
        clause="M2",
    ),
    adapters={
        "bots": "motherlode.bots.mine",
        "observation": "motherlode.envs.kernels.mine",
        "terminal": "motherlode.terminal.boards.mine",
        "hints": "motherlode.table.hints.mine",
    },
)
