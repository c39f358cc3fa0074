"""A table: where people and bots sit and play games one after another.

The table is the one authority, in one process for local play and behind a socket online. It changes in two steps: a
request is decided (`decide/`), which changes nothing and gives entries for the log; when they are safely on disk they
are applied here. Applying cannot fail and needs no clock and no chance, so the log alone gives the table back.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from motherlode.ratings.rated_game import Participant
from motherlode.rules import Game, State, game
from motherlode.rules.match import SeriesScore
from motherlode.table import entries as log
from motherlode.table.clocks import UTC_NAME, Clocks, Span
from motherlode.table.entries import Entry, Written
from motherlode.table.fair import FIRST_FORMAT, FORMAT, Fair, Terms, bot_seed, make_terms, seal
from motherlode.table.play import Play
from motherlode.table.ports import Presence
from motherlode.table.presence import LocalPresence
from motherlode.table.text import Avatar, known_avatar

CHAT_KEPT = 50
NOBODY = ""
"""The host of a table that its last person has left."""


class Seat(msgspec.Struct):
    """Who sits there: a person, a bot, or nobody; for a person who is away a bot may stand in."""

    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    zone: str = UTC_NAME

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def level(self) -> str | None:
        """The bot that moves here, if it is a bot that moves."""
        return self.bot or self.stand_in


def _played(settings: log.Settings) -> tuple[object, ...]:
    """What is played: with another of it a new series begins."""
    return settings.game, settings.players, settings.options, settings.games


def name_key(person: str, seat: int | None) -> str:
    """Under which a name is kept: a person's own, or that of whoever plays in one of the person's seats."""
    return person if seat is None else f"{person}/{seat}"


class Table:
    """What the log says so far; and, not in the log, who is connected (`presence`) and whose bot fails (`trouble`)."""

    def __init__(self, code: str, opened: log.Opened, at: int = 0) -> None:
        self.code = code
        self.length = 1
        """How many entries the log has."""
        self.at = at
        """When the last of them was written, in milliseconds since 1970: it never goes back."""
        self.host = opened.host
        self.settings = opened.settings
        self.secret = opened.secret
        self.contest = opened.contest
        """What the one game of this table is part of, if a contest has opened it."""
        self._sit_down([Seat() for _ in range(opened.settings.players)])
        self.names: dict[str, str] = {}
        self.avatars: dict[str, Avatar] = {}
        """By the same keys as the names, with which they come."""
        self.colours: dict[int, tuple[str, ...]] = {}
        self.seals: dict[int, str] = {}
        self.values: dict[int, str] = {}
        self.terms: Terms | None = None
        """Of a deal that waits for sealed values."""
        self.play: Play | None = None
        self._coming: tuple[log.Started, State] | None = None
        """A game that was decided on and has not begun."""
        self.to_move: int | None = None
        """The seat whose decision it is; None if no game is being played."""
        self.clocks: Clocks | None = None
        """Of the game, if its players' time is limited."""
        self.turn = 0
        """How many games were started, moves made and moves taken back here: it only grows, so that an answer to an
        older turn is known as such."""
        self.began = 0
        """The turn at which the game began."""
        self.series = SeriesScore.of(opened.settings.players)
        self.starter: int | None = None
        """The seat that started the last game of the series."""
        self.dealt = 0
        """How many numbered deals were played: each game has the next number."""
        self.asked: int | None = None
        """The seat that wants its move back."""
        self.end_asked: int | None = None
        """The seat that wants to end the game without a result."""
        self.agreed: set[str] = set()
        self.held: dict[str, set[int]] = {}
        """The seats that a person had in this game: who knows one hand may not sit down behind another."""
        self.agreed_rated: set[str] = set()
        """Who agrees that the next games are rated."""
        self.rated: tuple[Participant, ...] | None = None
        """Who sat where when the game began, if it is rated."""
        self.forfeited: list[int] = []
        """The seats of those who have left a rated game, one after another."""
        self.muted: set[tuple[str, str]] = set()
        self.chat: deque[tuple[str, log.Said]] = deque(maxlen=CHAT_KEPT)
        self.blocked: set[tuple[str, str]] = set()
        """Who does not want to read whom, at any table: for those who are connected, and not in the log."""
        self.presence: Presence = LocalPresence()
        self.trouble: set[int] = set()
        """The seats whose bots could not move, however often they were asked."""
        self.stalled = False
        """The log does not answer."""

    @classmethod
    def rebuild(cls, code: str, entries: Iterable[Written]) -> "Table":
        """The table that a log tells of."""
        (first, at), *rest = entries
        assert isinstance(first, log.Opened), "a log begins with the opening"
        table = cls(code, first, at)
        for entry, at in rest:
            table.apply(entry, at)
        return table

    def apply(self, entry: Entry, at: int = 0) -> None:
        """Changes the table by one entry that is in the log, written at that time."""
        if at > self.at:
            self.at = at
        if entry.took and self.clocks is not None and self.to_move is not None:
            self.clocks = self.clocks.charge(self.to_move, entry.took)
        _APPLY[type(entry)](self, entry)
        self.length += 1

    # What others ask of a table.

    @property
    def game(self) -> Game:
        return game(self.settings.game)

    @property
    def running(self) -> bool:
        return self.play is not None and not self.play.over

    @property
    def commitment(self) -> str:
        """What is published about the secret of the next deal."""
        return seal(self.secret)

    @property
    def rated_now(self) -> bool:
        """Whether the game that is being played is rated."""
        return self.running and self.rated is not None

    def awaited(self) -> list[int]:
        """The seats whose values a deal waits for."""
        seals = () if self.terms is None else self.terms.seals
        return [seat for seat, sealed in enumerate(seals) if sealed is not None and seat not in self.values]

    def seats_of(self, person: str) -> tuple[int, ...]:
        return self.seats_by_person.get(person, ())

    def covered(self, person: str) -> bool:
        """Whether a person's screen must be handed over: several people share it, and the game has secrets."""
        own = self.seats_of(person)
        if len(own) < 2 or self.play is None or self.play.over or not self.play.game.secret:
            return False
        return self.presence.shown(person) not in own

    def lacks_host(self, now: float) -> bool:
        """Whether who sits here may do what only the host may: there is none, or the host is away too long."""
        return self.host == NOBODY or self.presence.away_for(self.host, now) >= self.settings.away_after

    def people(self) -> list[str]:
        """The people who sit here, each once, by seat."""
        return list(self.seats_by_person)

    def name_of(self, seat: int) -> str | None:
        """The name of the person in a seat."""
        key = self._name_key_of(seat)
        return None if key is None else self.names.get(key)

    def avatar_of(self, seat: int) -> Avatar | None:
        """The picture that the person in a seat has chosen."""
        key = self._name_key_of(seat)
        return None if key is None else self.avatars.get(key)

    def _name_key_of(self, seat: int) -> str | None:
        """Whose name it is: the seat's own, or else the person's, who sits in the first of several seats."""
        person = self.seats[seat].person
        if person is None:
            return None
        own = name_key(person, seat)
        return person if own not in self.names and seat == self.seats_of(person)[0] else own

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and level of the bot whose decision it is."""
        seat = self.to_move
        if seat is None or (level := self.seats[seat].level) is None:
            return None
        return seat, level

    def bot_to_come(self) -> tuple[int, str] | None:
        """The seat and level of the bot that comes next, while a person decides."""
        seat = self.to_move
        if seat is None or self.seats[seat].level is not None:
            return None
        others = (each % len(self.seats) for each in range(seat + 1, seat + len(self.seats)))
        return next(((each, level) for each in others if (level := self.seats[each].level) is not None), None)

    @property
    def clock_of(self) -> int | None:
        """The seat whose clock counts: that of the person to decide. A bot's never does."""
        seat = self.to_move
        if self.clocks is None or seat is None or self.clocks.out is not None:
            return None
        return seat if self.seats[seat].person is not None and self.seats[seat].stand_in is None else None

    def counted(self, at: int, downtimes: Sequence[Span]) -> int:
        """Milliseconds that the clock of the player to decide has counted since the last entry."""
        seat = self.clock_of
        if self.clocks is None or seat is None:
            return 0
        return self.clocks.counted(seat, self.seats[seat].zone, self.at, at, downtimes)

    @property
    def next_starter(self) -> int | None:
        """The seat that starts the next game of a match, one further each game; None where no match goes on."""
        if self.settings.games is None or self.starter is None or self.match_over:
            return None
        return (self.starter + 1) % len(self.seats)

    @property
    def match_over(self) -> bool:
        return self.settings.games is not None and self.series.played >= self.settings.games

    def beginning(self, entry: log.Started) -> State:
        """The state with which a game begins. Remembered, because who asks mostly begins it next."""
        if self._coming is None or self._coming[0] is not entry:
            self._coming = entry, self.game.start(entry.deal, self.settings.players, self.settings.options)
        return self._coming[1]

    # How each entry changes it.

    def _configured(self, entry: log.Configured) -> None:
        old, self.settings = self.settings, entry.settings
        self.agreed_rated = set()
        if _played(old) != _played(self.settings):
            self._new_series()
        if (old.game, old.deal) != (self.settings.game, self.settings.deal):
            self.dealt = 0
        if old.game != self.settings.game or len(self.seats) != self.settings.players:
            self.play = None
            self.to_move = None
            self.colours.clear()
        missing = self.settings.players - len(self.seats)
        self._sit_down(self.seats[: self.settings.players] + [Seat() for _ in range(missing)])
        self.seals = {seat: sealed for seat, sealed in self.seals.items() if seat < len(self.seats)}
        self.values = {seat: value for seat, value in self.values.items() if seat < len(self.seats)}

    def _named(self, entry: log.Named) -> None:
        self.names[entry.person] = entry.name
        self.avatars.pop(entry.person, None)
        if avatar := known_avatar(entry.avatar):
            self.avatars[entry.person] = avatar

    def _sat(self, entry: log.Sat) -> None:
        self._seat(entry.seat, Seat(person=entry.person, zone=entry.zone or UTC_NAME))
        self.held.setdefault(entry.person, set()).add(entry.seat)

    def _bot_sat(self, entry: log.BotSat) -> None:
        self._seat(entry.seat, Seat(bot=entry.level))

    def _left(self, entry: log.Left) -> None:
        self._seat(entry.seat, Seat())
        self.colours.pop(entry.seat, None)

    def _seat(self, number: int, seat: Seat) -> None:
        self._sit_down([*self.seats[:number], seat, *self.seats[number + 1 :]])
        self.seals.pop(number, None)
        self.values.pop(number, None)
        self.trouble.discard(number)
        self.agreed_rated = set()
        self.asked = self.end_asked = None
        if not self.running:
            self._new_series()

    def _sit_down(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.seats_by_person = {
            seat.person: tuple([number for number, other in enumerate(seats) if other.person == seat.person])
            for seat in seats
            if seat.person is not None
        }

    def _new_series(self) -> None:
        self.series = SeriesScore.of(self.settings.players)
        self.starter = None

    def _host_passed(self, entry: log.HostPassed) -> None:
        self.host = entry.person

    def _colours_picked(self, entry: log.ColoursPicked) -> None:
        self.colours[entry.seat] = entry.colours

    def _sealed(self, entry: log.Sealed) -> None:
        self.seals[entry.seat] = entry.seal

    def _terms_fixed(self, entry: log.TermsFixed) -> None:
        settings = self.settings
        self.terms = make_terms(
            settings.game, settings.players, settings.options, self.commitment, entry.choices, entry.seals
        )

    def _value_given(self, entry: log.ValueGiven) -> None:
        self.values[entry.seat] = entry.value

    def _called_off(self, entry: log.CalledOff) -> None:
        self._new_secret(entry.next_secret)

    def _new_secret(self, secret: str) -> None:
        """What was published for one deal is no part of another."""
        self.secret = secret
        self.terms = None
        self.seals = {}
        self.values = {}

    def _started(self, entry: log.Started) -> None:
        if self.match_over:
            self._new_series()
        settings = self.settings
        state, self._coming = self.beginning(entry), None
        fair = None
        if entry.number is None and entry.given is None:
            values = tuple(self.values.get(seat) for seat in range(settings.players))
            fair = Fair(self.commitment, self.secret, values, entry.choices, FORMAT if self.terms else FIRST_FORMAT)
        self.dealt += entry.number is not None
        self.play = Play(state, entry.record, fair, entry.number, entry.choices, entry.given)
        if self.contest is not None:
            self.play.bot_seed = bot_seed(self.secret)
        self.starter = entry.deal[self.game.spec.starter]
        self._new_secret(entry.next_secret)
        self.trouble = set()
        self.began = self.turn + 1
        self.held = {person: set(self.seats_of(person)) for person in self.people()}
        self.clocks = Clocks.of(settings.time, settings.players) if settings.time is not None else None
        is_rated = settings.rated and entry.number is None and entry.given is None
        self.rated = tuple(Participant(seat.person, seat.bot) for seat in self.seats) if is_rated else None
        self.forfeited = []
        self._go_on()

    def _moved(self, entry: log.Moved) -> None:
        assert self.play is not None
        self.play.apply(entry.move)
        self._go_on()
        if self.to_move is None:
            self.series = self.series.add(self.play.outcome())

    def _taken_back(self, entry: log.TakenBack) -> None:
        assert self.play is not None
        self.play.take_back(entry.moves)
        self._go_on()

    def _go_on(self) -> None:
        assert self.play is not None
        self.turn += 1
        if self.clocks is not None and self.to_move is not None and self.to_move != self.play.seat:
            self.clocks = self.clocks.pass_on(self.to_move)
        self.to_move = self.play.seat
        self.asked = self.end_asked = None
        if self.agreed:
            self.agreed = set()
        if self.to_move is not None and (person := self.seats[self.to_move].person) is not None:
            self.presence.cover(person, self.to_move)

    def _take_back_asked(self, entry: log.TakeBackAsked) -> None:
        self.asked, self.end_asked = entry.seat, None
        self.agreed = set()

    def _take_back_agreed(self, entry: log.TakeBackAgreed) -> None:
        self.agreed.add(entry.person)

    def _take_back_declined(self, entry: log.TakeBackDeclined) -> None:
        self.asked = None

    def _end_asked(self, entry: log.EndAsked) -> None:
        self.asked, self.end_asked = None, entry.seat
        self.agreed = set()

    def _end_agreed(self, entry: log.EndAgreed) -> None:
        self.agreed.add(entry.person)

    def _end_declined(self, entry: log.EndDeclined) -> None:
        self.end_asked = None

    def _ended(self, entry: log.Ended) -> None:
        """A match has one game less: the next begins where this one did."""
        assert self.play is not None
        assert self.starter is not None
        self.play.end()
        self.starter = (self.starter - 1) % len(self.seats) if self.series.played else None
        self._go_on()

    def _rating_agreed(self, entry: log.RatingAgreed) -> None:
        if entry.agree:
            self.agreed_rated.add(entry.person)
        else:
            self.agreed_rated.discard(entry.person)

    def _forfeited(self, entry: log.Forfeited) -> None:
        if entry.seat not in self.forfeited:
            self.forfeited.append(entry.seat)

    def _ran_out(self, entry: log.RanOut) -> None:
        assert self.clocks is not None
        self.clocks = self.clocks.run_out(entry.seat)

    def _time_given(self, entry: log.TimeGiven) -> None:
        assert self.clocks is not None
        self.clocks = self.clocks.give(entry.seat, entry.seconds)

    def _holidays_taken(self, entry: log.HolidaysTaken) -> None:
        assert self.clocks is not None
        self.clocks = self.clocks.take_holidays(entry.seat, self.at, entry.days)

    def _stand_in_sat(self, entry: log.StandInSat) -> None:
        self.seats[entry.seat].stand_in = entry.level
        self.trouble.discard(entry.seat)

    def _stand_in_left(self, entry: log.StandInLeft) -> None:
        self.seats[entry.seat].stand_in = None
        self.trouble.discard(entry.seat)

    def _said(self, entry: log.Said) -> None:
        person = self.seats[entry.seat].person
        assert person is not None
        self.chat.append((person, entry))

    def _muted(self, entry: log.Muted) -> None:
        pair = entry.person, entry.other
        if entry.muted:
            self.muted.add(pair)
        else:
            self.muted.discard(pair)


_APPLY: dict[type[Entry], Callable[[Table, Any], None]] = {
    log.Configured: Table._configured,
    log.Named: Table._named,
    log.Sat: Table._sat,
    log.BotSat: Table._bot_sat,
    log.Left: Table._left,
    log.HostPassed: Table._host_passed,
    log.RatingAgreed: Table._rating_agreed,
    log.ColoursPicked: Table._colours_picked,
    log.Sealed: Table._sealed,
    log.TermsFixed: Table._terms_fixed,
    log.ValueGiven: Table._value_given,
    log.CalledOff: Table._called_off,
    log.Started: Table._started,
    log.Moved: Table._moved,
    log.TakeBackAsked: Table._take_back_asked,
    log.TakeBackAgreed: Table._take_back_agreed,
    log.TakeBackDeclined: Table._take_back_declined,
    log.TakenBack: Table._taken_back,
    log.EndAsked: Table._end_asked,
    log.EndAgreed: Table._end_agreed,
    log.EndDeclined: Table._end_declined,
    log.Ended: Table._ended,
    log.Forfeited: Table._forfeited,
    log.RanOut: Table._ran_out,
    log.TimeGiven: Table._time_given,
    log.HolidaysTaken: Table._holidays_taken,
    log.StandInSat: Table._stand_in_sat,
    log.StandInLeft: Table._stand_in_left,
    log.Said: Table._said,
    log.Muted: Table._muted,
}
