"""A table in short: what lists of tables show. It is kept beside the log, in the same commit as what changed it.

So nobody reads a log, or has all tables in memory, to list them.
"""

from collections.abc import Sequence
from copy import copy
from functools import cache

import msgspec
from msgspec.structs import replace

from motherlode.rules.match import SeriesScore
from motherlode.rules.outcome import places_of
from motherlode.table import entries as log
from motherlode.table.achievements import achieved_in
from motherlode.table.clocks import Span
from motherlode.table.entries import Entry, Settings
from motherlode.table.finished import FinishedGame, SeatSummary
from motherlode.table.frames import Phase
from motherlode.table.ports import TableStatus
from motherlode.table.presence import LocalPresence
from motherlode.table.rating_rules import rate_game
from motherlode.table.table import Table

MAKES_NO_DIFFERENCE = (
    log.ColoursPicked, log.Sealed, log.TermsFixed, log.ValueGiven, log.CalledOff, log.TakeBackAsked, log.TakeBackAgreed,
    log.TakeBackDeclined, log.EndAsked, log.EndAgreed, log.EndDeclined, log.StandInSat, log.StandInLeft, log.Said,
    log.Muted, log.RanOut, log.TimeGiven, log.HolidaysTaken, log.RatingAgreed,
)  # fmt: skip
"""What lists of tables do not show."""


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """Holds who a guest is, so it never leaves the server as it is."""

    settings: Settings
    phase: Phase
    host: str
    host_name: str | None
    seats: tuple[SeatSummary, ...]
    scores: tuple[int, ...] | None
    """Of the game that is over, by seat."""
    wins: tuple[int, ...]
    """How many games each seat has won in the series."""


def summarize(table: Table) -> TableSummary:
    play = table.play
    return TableSummary(
        settings=table.settings,
        phase=phase_of(table),
        host=table.host,
        host_name=table.names.get(table.host),
        seats=_seats(table),
        scores=play.outcome().scores if play is not None and play.over and not play.ended else None,
        wins=table.series.wins,
    )


def _seats(table: Table) -> tuple[SeatSummary, ...]:
    return tuple(SeatSummary(seat.person, table.name_of(number), seat.bot) for number, seat in enumerate(table.seats))


def finish(table: Table, last: str | None, leaving: Sequence[int] = ()) -> FinishedGame:
    """How a game is listed that a coming move ends. Without a move its players end it without a result, and some of
    them may leave it by that.
    """
    play = table.play
    assert play is not None
    game = FinishedGame(
        game=play.game.name,
        players=len(table.seats),
        seats=_seats(table),
        counts=play.given is None,
        contest=table.contest,
        shared=table.settings.shared,
    )
    if last is None:
        return replace(game, rated=rate_game(table, None, leaving))
    over = play.after(last)
    outcome = over.outcome()
    events = [event for step in play.history.steps for event in step.events] + over.events()
    return replace(
        game,
        scores=outcome.scores,
        places=places_of(outcome.ranking),
        rated=rate_game(table, places_of(outcome.ranking), leaving),
        achieved=achieved_in(play.game, len(table.seats), events),
    )


def phase_of(table: Table) -> Phase:
    if table.play is None:
        return "gathering"
    return "over" if table.play.over else "playing"


def status_of(table: Table) -> TableStatus:
    return _status(table, table.to_move, summarize(table))


def status_after(table: Table, new: Sequence[Entry], at: int = 0, downtimes: Sequence[Span] = ()) -> TableStatus:
    """The status of a table when entries are in its log. The table itself is not changed."""
    if len(new) == 1 and type(new[0]) is log.Moved:
        status = _after_move(table, new[0].move)
    else:
        status = _status_after(table, new)
    if table.settings.time is None:
        return status
    twin = _fork(table)
    for entry in new:
        twin.apply(entry, at)
    return replace(status, timed=True, due=due(twin, downtimes), warned=warned(twin, downtimes))


def due(table: Table, downtimes: Sequence[Span]) -> int | None:
    """When the time to decide is over; never where nobody else waits, unless the game is rated."""
    seat = table.clock_of
    if table.clocks is None or seat is None or (len(table.people()) < 2 and not table.rated_now):
        return None
    return table.clocks.due(seat, table.seats[seat].zone, table.at, downtimes)


def warned(table: Table, downtimes: Sequence[Span]) -> tuple[int, int] | None:
    """When half, and when four fifths, of the time to decide are gone; never where nobody else waits."""
    seat = table.clock_of
    if table.clocks is None or seat is None or len(table.people()) < 2:
        return None
    half, most = (table.clocks.gone(seat, table.seats[seat].zone, table.at, downtimes, part) for part in (0.5, 0.8))
    return half, most


def _status_after(table: Table, new: Sequence[Entry]) -> TableStatus:
    if _changes_nothing(new):
        return TableStatus(table.to_move)
    if isinstance(new[0], log.TakenBack):
        return TableStatus(_first_taken_back(table, new[0].moves))
    last = new[-1]
    if isinstance(last, log.Started) and last.given is None and _changes_nothing(new[:-1]):
        return _after_start(table, last)
    twin = _fork(table)
    for entry in new:
        twin.apply(entry)
    return status_of(twin)


def _changes_nothing(new: Sequence[Entry]) -> bool:
    return all(isinstance(entry, MAKES_NO_DIFFERENCE) for entry in new)


def read(text: str) -> TableSummary:
    return _decoder.decode(text)


def _status(table: Table, to_move: int | None, summary: TableSummary) -> TableStatus:
    return TableStatus(to_move, _encoder.encode(summary), table.settings.listed, members=_members(summary))


def _members(summary: TableSummary) -> tuple[str, ...]:
    """For whom there is something to come back to: who sits there, and the host, until the game is over."""
    if summary.phase == "over":
        return ()
    people = {summary.host, *(seat.person for seat in summary.seats)}
    return tuple(sorted(person for person in people if person))


def _after_move(table: Table, move: str) -> TableStatus:
    assert table.play is not None
    state = table.play.after(move)
    if (seat := state.seat) is not None:
        return _goes_on(seat)
    outcome = state.outcome()
    wins = table.series.add(outcome).wins
    summary = replace(summarize(table), phase="over", scores=outcome.scores, wins=wins)
    return _status(table, None, summary)


def _after_start(table: Table, entry: log.Started) -> TableStatus:
    series = SeriesScore.of(table.settings.players) if table.match_over else table.series
    summary = replace(summarize(table), phase="playing", scores=None, wins=series.wins)
    return _status(table, table.beginning(entry).seat, summary)


_goes_on = cache(TableStatus)
"""The status of a table whose lists show nothing but whose decision it is."""


def _first_taken_back(table: Table, moves: int) -> int:
    assert table.play is not None
    made = table.play.history.steps[-moves].made
    assert made is not None
    return made.seat


def _fork(table: Table) -> Table:
    """A copy that entries change, and nothing of the table itself."""
    twin = copy(table)
    twin.names, twin.avatars, twin.colours = dict(table.names), dict(table.avatars), dict(table.colours)
    twin.seals, twin.values = dict(table.seals), dict(table.values)
    twin.play = table.play.fork() if table.play is not None else None
    twin.seats = [copy(seat) for seat in table.seats]
    twin.agreed, twin.muted = set(table.agreed), set(table.muted)
    twin.chat = table.chat.copy()
    twin.held = {person: set(seats) for person, seats in table.held.items()}
    twin.trouble = set(table.trouble)
    twin.agreed_rated, twin.forfeited = set(table.agreed_rated), list(table.forfeited)
    twin.presence = LocalPresence()
    return twin


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[TableSummary] = msgspec.json.Decoder(TableSummary)
