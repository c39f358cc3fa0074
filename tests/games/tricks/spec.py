"""The specification of `tricks`."""

from typing import Any

from motherlode.rules.spec import GameSpec
from tests.games.tricks.state import HAND, SEATS


def longest(options: Any) -> int:
    """Everybody plays every card of the own hand."""
    return SEATS * HAND


SPEC = GameSpec(
    name="tricks",
    title="Tricks",
    credit="a test of Motherlode's own, 2026",
    players=range(2, SEATS + 1),
    starter="first",
    longest=longest,
    scores=(0, HAND + 1),
    has_secrets=True,
    chance="the hands",
    information="secret hands",
)
