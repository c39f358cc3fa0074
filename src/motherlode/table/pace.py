"""When a bot's move is shown: on a schedule that depends only on what everybody sees.

How long a bot thinks tells of its hand: a forced pass is found at once, a chosen one is not. So in a game with secrets
a move waits for its slot. The slot follows from the level and from who moved last; the time to think fits into it, and
what takes longer waits for the next slot of the same ladder. Time in the pool's queue comes before, for all alike.
"""

from typing import NamedTuple

from motherlode.table.table import Table

PAUSE = 0.8
"""Seconds; a move that comes at once is hard to follow for people."""
RUN_PAUSE = 0.3
"""And between the moves of one turn, where everybody sees already who plays."""
FOLLOWER_SHARE = 0.125
"""Of the level's time for the later moves of a turn with secrets: a run of cards is thought about before its first."""
MARGIN = 0.25
"""Seconds by which a slot is longer than the time to think: threads share the processors."""
STEP = 0.5
"""Seconds to the next slot."""


class Pace(NamedTuple):
    """How a move is thought about and shown."""

    share: float
    """Of the level's time to think."""
    pause: float
    """Seconds that a move takes at least."""
    slot: float | None
    """Seconds after thinking began when the move is shown, if that must not depend on what is hidden."""

    def rest(self, thought: float, waited: float) -> float:
        """Seconds until a move is shown, given how long it waited for a thread and how long it was thought about."""
        if self.slot is None:
            return max(0.0, self.pause - thought - waited)
        late = max(0.0, thought - self.slot)
        return self.slot + STEP * -(-late // STEP) - thought


def pace_of(table: Table, seat: int, seconds: float | None) -> Pace:
    """The pace of the next move of a bot whose level thinks for so many seconds; None if the level does not say."""
    assert table.play is not None
    follows = table.play.mover == seat
    pause = (RUN_PAUSE if follows else PAUSE) if table.settings.pause else 0.0
    if not table.play.game.secret:
        return Pace(1.0, pause, None)
    share = FOLLOWER_SHARE if follows else 1.0
    thinks = 0.0 if seconds is None else share * seconds + MARGIN
    return Pace(share, pause, max(pause, thinks) or None)
