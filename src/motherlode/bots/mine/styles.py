"""What players of `mine` think of beyond the points of a turn."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    """How much a player looks beyond its turn; `evaluation` knows the numbers in this order."""

    miners: float = 0.0
    """What each step of a miner's strength is worth to its owner, long before the Gold Rush."""
    threat: float = 0.0
    """How much of what others could take next is counted."""
    hope: float = 0.0
    """How much of what would be left for oneself then is counted."""
    exact: float = 0.0
    """1 to work out the Gold Rush and the turns before it."""


GREEDY = Style()
WARY = Style(threat=1.0, hope=0.25)
FAR_SIGHTED = Style(miners=0.6, threat=0.4, hope=0.15)
EXACT = Style(miners=0.6, threat=0.4, hope=0.15, exact=1.0)
STYLES = {"greedy": GREEDY, "wary": WARY, "far-sighted": FAR_SIGHTED}
"""By the temper of a level."""
