"""The people connected to a table, and what each of them is told. Frames are made in `views.py`; here they are sent."""

from collections.abc import Iterable, Sequence

from motherlode.table import entries as log
from motherlode.table import frames, views
from motherlode.table.entries import Entry
from motherlode.table.frames import Frame
from motherlode.table.ports import Connection, Ports, Timer
from motherlode.table.table import Table

NOTHING = None, None
MARGIN = 0.05
"""Seconds; a patience that is over is surely over then."""


class Audience:
    def __init__(self, table: Table, ports: Ports) -> None:
        self.connections: list[Connection] = []
        self._table = table
        self._clock = ports.clock
        self._downtimes = ports.downtimes
        self._seats: dict[Connection, tuple[int, ...]] = {}
        """The seats that each connection was told to have: who has others since then has another viewpoint."""
        self._asked: tuple[int | None, int | None] = NOTHING
        """Who wanted a move back, or the game ended, when the table was told last."""
        self._absence: Timer | None = None

    # Coming and going.

    def arrive(self, connection: Connection) -> None:
        self.connections.append(connection)
        self._table.presence.arrive(connection.person)
        self.tell_everything([connection])
        self.tell_table(other for other in self.connections if other is not connection)
        self._wait_for_absence()

    def leave(self, connection: Connection) -> None:
        self.connections.remove(connection)
        self._seats.pop(connection, None)
        self._table.presence.leave(connection.person, self._clock.monotonic())
        self.tell_presence()

    def tell_presence(self) -> None:
        """Somebody came or went elsewhere."""
        self.tell_table(self.connections)
        self._wait_for_absence()

    def close(self) -> None:
        if self._absence is not None:
            self._absence.cancel()
            self._absence = None

    def _wait_for_absence(self) -> None:
        """When the patience with somebody is over, the others hear that a bot may play on: one timer for the table."""
        self.close()
        table, now = self._table, self._clock.monotonic()
        away = (
            table.presence.away_for(person, now) for person in {table.host, *table.people()} if self._misses(person)
        )
        left = [table.settings.away_after - seconds for seconds in away if seconds < table.settings.away_after]
        if left and self.connections:
            self._absence = self._clock.call_later(min(left) + MARGIN, self.tell_presence)

    def _misses(self, person: str) -> bool:
        return not self._table.presence.here(person)

    # Telling.

    def tell_everything(self, to: Iterable[Connection]) -> None:
        now = self._clock.monotonic()
        for connection in to:
            self._seats[connection] = self._table.seats_of(connection.person)
            for frame in views.everything(self._table, connection.person, now):
                connection.send(frame)
            self._tell_clocks([connection])

    def tell_table(self, to: Iterable[Connection]) -> None:
        now = self._clock.monotonic()
        for connection in to:
            connection.send(frames.pack(views.table_frame(self._table, connection.person, now)))

    def tell_change(self, new: Sequence[Entry], asker: Connection | None = None, answer: int | None = None) -> bool:
        """Tells everybody what entries have changed; True if that answered who asked."""
        answered = self._tell_entries(new, asker, answer)
        self._tell_clocks(self.connections)
        return answered

    def _tell_entries(self, new: Sequence[Entry], asker: Connection | None, answer: int | None) -> bool:
        last = new[-1]
        if isinstance(last, log.Moved):
            if self._asked != NOTHING or self._table.to_move is None:
                self._tell_around()
            self._tell_play(asker, answer)
            return True
        if isinstance(last, log.Said):
            self._tell_said(last)
        elif isinstance(last, log.Muted):
            self.tell_table([each for each in self.connections if each.person == last.person])
        elif isinstance(last, log.TakenBack | log.Ended):
            self.tell_everything(self.connections)
        else:
            self._tell_around()
        if not isinstance(last, log.Started):
            return False
        self._tell_play(asker, answer)
        return True

    def _tell_around(self) -> None:
        """The table to everybody, and everything to those who have other seats now."""
        self._asked = self._table.asked, self._table.end_asked
        for connection in self.connections:
            if self._seats.get(connection) == self._table.seats_of(connection.person):
                self.tell_table([connection])
            else:
                self.tell_everything([connection])
        self._wait_for_absence()

    def _tell_play(self, asker: Connection | None, answer: int | None) -> None:
        """The game to everybody: one frame for all with the same viewpoint, and one with the answer for the asker."""
        table, play = self._table, self._table.play
        assert play is not None
        packed: dict[views.Viewpoint, bytes] = {}
        for connection in self.connections:
            viewpoint = views.viewpoint_of(table, connection.person)
            if connection is asker and answer is not None:
                connection.send(frames.pack(views.play_seen(table, play, viewpoint, answer)))
                continue
            frame = packed.get(viewpoint)
            if frame is None:
                frame = packed[viewpoint] = frames.pack(views.play_seen(table, play, viewpoint))
            connection.send(frame)

    def _tell_clocks(self, to: Iterable[Connection]) -> None:
        """Where time is limited, with whatever else is told: a clock on a screen that ran on by itself is set right."""
        table = self._table
        if table.clocks is None:
            return
        packed = frames.pack(views.clock_frame(table, table.clocks, self._clock.now(), self._downtimes()))
        for connection in to:
            connection.send(packed)

    def _tell_said(self, said: log.Said) -> None:
        speaker, _ = self._table.chat[-1]
        line = frames.pack(frames.ChatFrame(line=views.chat_line(self._table, speaker, said)))
        for connection in self.connections:
            if views.hears(self._table, connection.person, speaker):
                connection.send(line)

    def tell_all(self, frame: Frame) -> None:
        packed = frames.pack(frame)
        for connection in self.connections:
            connection.send(packed)
