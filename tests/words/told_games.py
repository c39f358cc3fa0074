"""The games that are told in every language, so that all that can happen does, and who plays them."""

from typing import Any

NAMES = ("Mia", "Tom", "Ann", "Bob", "Eve")
PLAYED: list[tuple[str, int, dict[str, Any]]] = [
    ("donkey", 2, {}),
    ("donkey", 3, {}),
    ("mine", 2, {}),
    ("mine", 5, {"stall_limit": 1}),
    ("gate", 2, {}),
    ("gate", 4, {"teams": True}),
    ("gate", 3, {"choose_chip": True, "draw_for_deal": True}),
    ("gate", 4, {"black_as": "not_held", "lead": "may_pass"}),
    ("mine", 3, {"turn_up": "together", "equal_miners": "leave"}),
]
