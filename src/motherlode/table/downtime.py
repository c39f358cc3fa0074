"""When nobody could be served: clocks stand still meanwhile.

While time runs out somewhere, every server notes every few seconds that it is there. Who finds that the last note is
old writes down since when nobody was.
"""

from collections.abc import Sequence

from sqlalchemy import delete, insert, select, text

from motherlode.table.clocks import DAY, SECOND, Span
from motherlode.table.schema import DOWNTIMES, SETTINGS
from motherlode.table.store import Store

BEAT = 5.0
"""Seconds between two notes."""
MISSED = 15 * SECOND
"""A note that is older was written before a downtime."""
KEPT = 90 * DAY
"""No turn is longer."""
PULSE = "pulse"

_NOTE = text(
    "INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class Downtimes:
    """The downtimes of all servers together. `beat` waits for the disk."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: list[Span] = []
        self._beaten: int | None = None

    def beat(self, now: int) -> None:
        """Notes that this server is there, if time runs out anywhere, and reads what others wrote down."""
        if not self._store.has_due():
            self._beaten = None
            return
        with self._store.engine.connect().execution_options(writes=True) as connection, connection.begin():
            noted = connection.scalar(select(SETTINGS.c.value).where(SETTINGS.c.name == PULSE).with_for_update())
            last = now if noted is None else int(noted)
            if now - last > MISSED:
                connection.execute(delete(DOWNTIMES).where(DOWNTIMES.c.end_at < now - KEPT))
                connection.execute(insert(DOWNTIMES), {"begin_at": last, "end_at": now})
            connection.execute(_NOTE, {"name": PULSE, "value": str(max(now, last))})
            self._known = [Span(*row) for row in connection.execute(select(DOWNTIMES).order_by(DOWNTIMES.c.begin_at))]
        self._beaten = now

    def until(self, now: int) -> Sequence[Span]:
        """All of them. If this server's last note is old, it stood still itself, or its database did."""
        if self._beaten is None or now - self._beaten <= MISSED:
            return self._known
        return [*self._known, Span(self._beaten, now)]
