"""The specification of `donkey`."""

from typing import Any

from motherlode.rules.spec import GameSpec


def longest(options: Any) -> int:
    """Between two takes each place of the offer is exchanged at most 6 times: gold for higher gold of six values, and
    at last a donkey. An offer of 5, 4, 3, 2, 1 places is so exchanged and taken from 5 times, and there are 11 offers.
    Each of at most 20 sets brings a bonus.
    """
    size = int(options.offer_size)
    return 11 * (size + 6 * size * (size + 1) // 2) + 60 // int(options.set_size)


def scores(options: Any) -> tuple[int, int]:
    """All donkeys, and all gold: in each of six colours the 3 twice, and all others once."""
    gold = [options.gold_3, options.gold_3, options.gold_4, options.gold_5, options.gold_6, options.gold_7]
    return 18 * options.donkey_value, 6 * (sum(gold) + options.gold_8)


SPEC = GameSpec(
    name="donkey",
    title="Gold!",
    credit="Michael Schacht, ABACUSSPIELE 2011",
    players=range(2, 4),
    starter="first",
    longest=longest,
    scores=(-36, 216),  # all donkeys, all gold
    house_scores=scores,
    has_secrets=False,
    chance="the deal, then five cards an offer",
    information="open, but for the coming cards; piles must be remembered",
    move_cards={"swap": ("give", "get")},
    adapters={
        "bots": "motherlode.bots.donkey",
        "characters": "motherlode.bots.donkey.characters",
        "masters": "motherlode.bots.donkey.masters",
        "observation": "motherlode.envs.kernels.donkey",
        "terminal": "motherlode.terminal.boards.donkey",
        "hints": "motherlode.table.hints.donkey",
        "achievements": "motherlode.table.achievements.donkey",
    },
)
