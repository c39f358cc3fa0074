"""The specification of `mine`."""

from typing import Any

from motherlode.rules.mine.cards import COLOUR_NAMES
from motherlode.rules.mine.state import OWNERS_OF
from motherlode.rules.spec import ColourWishes, GameSpec

PLAYERS = range(2, 6)


def longest(options: Any) -> int:
    """Before the Gold Rush one of 54 cards leaves at least every `stall_limit` turns of two cards; then 64 at most."""
    return 2 * int(options.stall_limit) * (max(54, 64 - int(options.rush_at)) + 1) + 64


def scores(options: Any) -> tuple[int, int]:
    """All gold."""
    copies = options.gold_1, options.gold_2, options.gold_3, options.gold_4
    worth = options.worth_1, options.worth_2, options.worth_3, options.worth_4
    return 0, sum(number * value for number, value in zip(copies, worth, strict=True))


SPEC = GameSpec(
    name="mine",
    title="GOLD",
    credit="Reiner Knizia, Game Factory 2020",
    players=PLAYERS,
    starter="first",
    longest=longest,
    scores=(0, 60),  # all gold
    house_scores=scores,
    has_secrets=False,
    chance="the deal; a card when it is first turned up",
    information="the same for all seats; must be remembered",
    wishes=ColourWishes(
        colours=COLOUR_NAMES,
        each={players: OWNERS_OF[players].count(0) for players in PLAYERS},
        choice="picked",
        clause="M2",
    ),
    adapters={
        "bots": "motherlode.bots.mine",
        "characters": "motherlode.bots.mine.characters",
        "observation": "motherlode.envs.kernels.mine",
        "terminal": "motherlode.terminal.boards.mine",
        "hints": "motherlode.table.hints.mine",
        "achievements": "motherlode.table.achievements.mine",
    },
)
