"""What a person wants to hear of, and when. Nothing here reads a clock."""

from datetime import UTC, datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

import msgspec

from motherlode.table.clocks import MINUTES, SECOND, UTC_NAME, known_zone
from motherlode.table.notices.kinds import Kind


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a day in which nothing comes, by the time of day where the person lives; over midnight, if it
    begins later than it ends.
    """

    begin: int
    """In minutes after midnight."""
    end: int


class NoticePreferences(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a person has switched on and off."""

    turn: bool = True
    half: bool = True
    most: bool = True
    over: bool = True
    invited: bool = True
    waits: bool = True
    quiet: Quiet | None = None
    zone: str = UTC_NAME
    language: str = "en"
    mails: Literal["each", "daily"] = "each"
    """A mail for each notice, or a list once a day."""
    daily_at: int = 8 * 60
    """When the list comes, in minutes after midnight."""

    def wants(self, kind: Kind) -> bool:
        return bool(getattr(self, kind))

    def fault(self) -> str | None:
        """What is wrong with it, as a sentence."""
        minutes = [self.daily_at] if self.quiet is None else [self.daily_at, self.quiet.begin, self.quiet.end]
        if any(not 0 <= minute < MINUTES for minute in minutes):
            return f"Times of day are minutes after midnight, 0 to {MINUTES - 1}."
        if self.quiet is not None and self.quiet.begin == self.quiet.end:
            return "Quiet hours have to begin and end at different times."
        if len(self.zone) > 64 or not known_zone(self.zone):
            return f"There is no time zone {self.zone[:64]!r}: name one like 'Europe/Berlin'."
        return None

    def after_quiet(self, now: int) -> int:
        """Now, or when the quiet hours are over."""
        if self.quiet is None:
            return now
        begin, end = self.quiet.begin, self.quiet.end
        minute = _minute(self.zone, now)
        quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
        return self._next(end, now) if quiet else now

    def next_list(self, now: int) -> int:
        """When the next daily list comes."""
        return self._next(self.daily_at, now)

    def _next(self, minute: int, now: int) -> int:
        """The next time that it is so late. An hour that summer time leaves out, or has twice, is as good as any."""
        place = ZoneInfo(self.zone)
        today = datetime.fromtimestamp(now / SECOND, place).date()
        for day in range(3):
            midnight = datetime.combine(today + timedelta(day), datetime.min.time())
            moment = (midnight + timedelta(minutes=minute)).replace(tzinfo=place).astimezone(UTC)
            if (then := int(moment.timestamp() * SECOND)) > now:
                return then
        raise AssertionError("every time of day comes")


def _minute(zone: str, now: int) -> int:
    moment = datetime.fromtimestamp(now / SECOND, ZoneInfo(zone))
    return 60 * moment.hour + moment.minute


def write(preferences: NoticePreferences) -> str:
    return _encoder.encode(preferences).decode()


def read(text: str) -> NoticePreferences:
    return _decoder.decode(text)


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[NoticePreferences] = msgspec.json.Decoder(NoticePreferences)
