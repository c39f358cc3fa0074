"""Every configuration of the games: number of players and options that change play."""

from typing import Any

CONFIGURATIONS: list[tuple[str, int, dict[str, Any]]] = [
    ("donkey", 2, {}),
    ("donkey", 3, {}),
    ("donkey", 2, {"open_piles": True}),
    ("donkey", 3, {"open_piles": True}),
    ("mine", 2, {}),
    ("mine", 3, {}),
    ("mine", 4, {}),
    ("mine", 5, {}),
    ("mine", 2, {"layout": "grid", "open_gold": True, "stall_limit": 2}),
    ("gate", 2, {}),
    ("gate", 3, {}),
    ("gate", 4, {}),
    ("gate", 4, {"teams": True}),
    ("gate", 3, {"choose_chip": True, "draw_for_deal": True}),
    ("gate", 4, {"teams": True, "choose_chip": True}),
]

PLAY = [configuration for configuration in CONFIGURATIONS if not {"open_piles"} & configuration[2].keys()]
"""Those that differ in play, not only in what is shown."""


def label(configuration: tuple[str, int, dict[str, Any]]) -> str:
    """A short name for test ids and file names, as `gate-4-teams`."""
    game, players, options = configuration
    return "-".join([game, str(players), *options])
