"""Victories as rewards that add up to nothing."""

from collections.abc import MutableSequence


def make_zero_sum(shares: MutableSequence[float], players: int) -> None:
    """Shares of the victory become rewards: those who lost share -1; nobody gets anything where all win."""
    losers = 0
    for seat in range(players):
        losers += shares[seat] == 0.0
    for seat in range(players):
        if losers == 0:
            shares[seat] = 0.0
        elif shares[seat] == 0.0:
            shares[seat] = -1.0 / losers
