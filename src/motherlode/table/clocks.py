"""Time to think: how much each seat has, when its clock counts, and when it runs out. Nothing here reads a clock.

A seat has a bank for the game; of each turn some time may be free, and after each turn some may be added. So a live
game is a bank with an increment, and a game by mail is days that are free for each turn, with a bank for hard times.

What a clock has counted stands in the log, with the entry that stopped it: a table that comes back from its log has the
right clocks, whatever happened in between.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from itertools import count
from typing import Literal, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

SECOND = 1000
HOUR = 3_600 * SECOND
DAY = 24 * HOUR
FOREVER = 2**62
LONGEST = 30 * 86_400
"""Seconds: no bank and no turn is longer."""
MOST_HOLIDAYS = 30
"""Days of holidays that a seat may take in one game."""
MINUTES = 24 * 60
UTC_NAME = "UTC"


class Span(NamedTuple):
    """A stretch of time, in milliseconds since 1970."""

    begin: int
    end: int


class PlayingHours(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The part of a day in which clocks count, by the time of day where each player lives."""

    begin: int
    """In minutes after midnight."""
    end: int


class TimeControl(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much time the players have. All times are in seconds."""

    bank: int
    """For the whole game."""
    increment: int = 0
    """Is added after each turn."""
    free: int = 0
    """Of each turn; what is over it is taken from the bank."""
    hours: PlayingHours | None = None
    over: Literal["ask", "bot", "end"] = "ask"
    """What happens to whoever has none left: the others choose, a bot plays on, or the game ends without a result."""

    def fault(self) -> str | None:
        """What is wrong with it, as a sentence."""
        times = self.bank, self.increment, self.free
        if any(not 0 <= seconds <= LONGEST for seconds in times):
            return f"'bank', 'increment' and 'free' are 0 to {LONGEST} seconds."
        if self.bank + self.free < 10:
            return "A turn has at least 10 seconds: give more in 'bank' or 'free'."
        if self.hours is not None and not 0 <= self.hours.begin <= self.hours.end - 60 <= MINUTES - 60:
            return f"Playing hours go from 'begin' to 'end' in minutes of one day (0 to {MINUTES}), an hour at least."
        return None


class Clocks(msgspec.Struct, frozen=True):
    """The clocks of a running game, as they stood when the last entry was written."""

    control: TimeControl
    banks: tuple[int, ...]
    """What each seat has left, in milliseconds."""
    used: int = 0
    """Milliseconds of this turn that were counted."""
    out: int | None = None
    """The seat to move has no time left."""
    holidays: tuple[Span | None, ...] = ()
    """The last holidays that each seat has taken."""
    days_off: tuple[int, ...] = ()
    """How many days of holidays each seat has taken in all."""

    @classmethod
    def of(cls, control: TimeControl, seats: int) -> "Clocks":
        return cls(control, (control.bank * SECOND,) * seats, holidays=(None,) * seats, days_off=(0,) * seats)

    @property
    def free_left(self) -> int:
        """Milliseconds that are still free in this turn."""
        return max(0, self.control.free * SECOND - self.used)

    def left(self, seat: int) -> int:
        """Milliseconds that a seat has for this turn."""
        return self.free_left + self.banks[seat]

    def charge(self, seat: int, took: int) -> "Clocks":
        """A seat has thought for so long. What is free is used first."""
        used = self.used + took
        paid = min(took, max(0, used - self.control.free * SECOND))
        return self._replace(used=used, banks=_with(self.banks, seat, max(0, self.banks[seat] - paid)))

    def pass_on(self, seat: int) -> "Clocks":
        """The turn of a seat is over."""
        banks = _with(self.banks, seat, self.banks[seat] + self.control.increment * SECOND)
        return self._replace(used=0, out=None, banks=banks)

    def run_out(self, seat: int) -> "Clocks":
        return self._replace(out=seat)

    def give(self, seat: int, seconds: int) -> "Clocks":
        return self._replace(out=None, banks=_with(self.banks, seat, self.banks[seat] + seconds * SECOND))

    def take_holidays(self, seat: int, begin: int, days: int) -> "Clocks":
        """Ends the holidays early if there are no days; the days that were not used come back."""
        old, taken = self.holidays[seat], self.days_off[seat]
        if days == 0 and old is not None and old.end > begin:
            return self._replace(
                holidays=_with(self.holidays, seat, Span(old.begin, begin)),
                days_off=_with(self.days_off, seat, taken - (old.end - begin) // DAY),
            )
        return self._replace(
            holidays=_with(self.holidays, seat, Span(begin, begin + days * DAY)),
            days_off=_with(self.days_off, seat, taken + days),
        )

    def counted(self, seat: int, zone: str, since: int, until: int, stops: Sequence[Span]) -> int:
        """What the clock of a seat counts between two times. It stands still in stops, at night and on holidays."""
        return _length(self._running(seat, zone, since, stops), until)

    def due(self, seat: int, zone: str, since: int, stops: Sequence[Span]) -> int:
        """When a seat has no time left, if it is to move since then."""
        return _end_of(self._running(seat, zone, since, stops), self.left(seat))

    def gone(self, seat: int, zone: str, since: int, stops: Sequence[Span], share: float) -> int:
        """When a seat has used up a share of its time for this turn, given since when it is its turn."""
        left = int(share * (self.left(seat) + self.used)) - self.used
        return _end_of(self._running(seat, zone, since, stops), max(0, left))

    def _running(self, seat: int, zone: str, since: int, stops: Sequence[Span]) -> Iterator[Span]:
        holidays = self.holidays[seat]
        standing = sorted([*stops, holidays] if holidays else stops)
        return _without(_open_hours(self.control.hours, zone, since), standing)

    def _replace(self, **changes: object) -> "Clocks":
        return msgspec.structs.replace(self, **changes)


def added_time(control: TimeControl) -> int:
    """Seconds that the others give to whoever has none left: a turn, or a quarter of the bank."""
    return max(control.free, control.bank // 4, 10)


def known_zone(name: str) -> bool:
    """Whether there is such a time zone."""
    try:
        _zone(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


@lru_cache(maxsize=1000)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def _with(values: tuple[object, ...], seat: int, value: object) -> tuple[object, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _open_hours(hours: PlayingHours | None, zone: str, since: int) -> Iterator[Span]:
    """When people play, day after day without end. A day's length changes with the summer time, its hours do not."""
    if hours is None:
        yield Span(since, FOREVER)
        return
    place = _zone(zone)
    today = datetime.fromtimestamp(since / SECOND, place).date()
    for day in count():
        midnight = datetime.combine(today + timedelta(day), datetime.min.time())
        begin, end = (
            int((midnight + timedelta(minutes=minute)).replace(tzinfo=place).astimezone(UTC).timestamp() * SECOND)
            for minute in (hours.begin, hours.end)
        )
        if end > since:
            yield Span(max(begin, since), end)


def _without(spans: Iterable[Span], stops: Sequence[Span]) -> Iterator[Span]:
    """Spans less the stops, which are in order."""
    for begin, end in spans:
        for stop in stops:
            if stop.end <= begin or stop.begin >= end:
                continue
            if stop.begin > begin:
                yield Span(begin, stop.begin)
            begin = stop.end
        if begin < end:
            yield Span(begin, end)


def _length(spans: Iterable[Span], until: int) -> int:
    total = 0
    for begin, end in spans:
        if begin >= until:
            break
        total += min(end, until) - begin
    return total


def _end_of(spans: Iterator[Span], length: int) -> int:
    for begin, end in spans:
        if end - begin >= length:
            return begin + length
        length -= end - begin
    raise AssertionError("time has no end")
