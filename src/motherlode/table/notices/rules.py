"""Who is told what when something happens at a table: a pure function of the table and what is written to its log."""

from collections.abc import Iterator, Sequence

from motherlode.table import entries as log
from motherlode.table.clocks import HOUR, SECOND
from motherlode.table.entries import Entry
from motherlode.table.finished import FinishedGame
from motherlode.table.notices.kinds import (
    NOTHING,
    OF_GATHERING,
    OF_TIME,
    OF_TURN,
    Notice,
    NoticeFacts,
    Notices,
    Waiting,
)
from motherlode.table.ports import TableStatus
from motherlode.table.table import Table

GRACE = 5 * SECOND
"""So long it is waited for whoever may be back at once: a page that is loaded anew, a phone between two networks."""
WAITS_FOR = 60 * SECOND
"""So long somebody waits at a table before friends hear of it."""
PASSES_TURN = {log.Started, log.Moved, log.TakenBack}
CHANGES_TIME = {log.RanOut, log.TimeGiven, log.HolidaysTaken, log.StandInLeft}
"""What changes when somebody's time is over, though the turn stays."""
GIVES_UP_SEAT = (log.BotSat, log.Left, log.StandInSat)
NEXT_IS_HERE = Notices(past=OF_TURN)
"""A move was made, and nobody need be called."""


def notices_after(
    table: Table, new: Sequence[Entry], status: TableStatus, at: int, finished: FinishedGame | None = None
) -> Notices:
    """The notices that entries lead to when they are written; `status` is the table's after them, `finished` the game
    that they end.
    """
    if finished is None and len(new) == 1 and type(new[0]) is log.Moved and _sees_the_turn(table, status):
        return NEXT_IS_HERE
    kinds = {type(entry) for entry in new}
    if log.Sat in kinds:
        return _somebody_sat(table, new, at)
    if len(table.people()) < 2:
        return NOTHING
    if finished is not None:
        return Notices(tuple(_over(table, finished, at)), past=OF_TURN)
    if kinds & PASSES_TURN:
        started = log.Started in kinds
        told = [*_turn(table, status, at, started), *_time(table, status, at)]
        return Notices(tuple(told), past=OF_TURN + OF_GATHERING if started else OF_TURN)
    if any(isinstance(entry, GIVES_UP_SEAT) and entry.seat == table.to_move for entry in new):
        return Notices(past=OF_TURN)
    if kinds & CHANGES_TIME:
        return Notices(tuple(_time(table, status, at)), past=OF_TIME)
    return NOTHING


def _person_to_move(table: Table, seat: int | None) -> str | None:
    if seat is None or table.seats[seat].stand_in is not None:
        return None
    return table.seats[seat].person


def _sees_the_turn(table: Table, status: TableStatus) -> bool:
    """Whether the player to move is at the table and has no clock, as with nearly every move."""
    if status.to_move is None or status.due is not None:
        return False
    person = table.seats[status.to_move].person
    return person is not None and table.presence.here(person)


def _turn(table: Table, status: TableStatus, at: int, started: bool) -> Iterator[Notice]:
    person = _person_to_move(table, status.to_move)
    if person is None or table.presence.here(person):
        return
    if not started and table.to_move is not None and table.seats[table.to_move].person == person:
        return  # had the turn before, too
    facts = NoticeFacts(game=table.settings.game, others=_others(table, person), until=status.due)
    yield Notice(person, "turn", at + GRACE, facts)


def _time(table: Table, status: TableStatus, at: int) -> Iterator[Notice]:
    """Whoever is at the table sees the clock; but if hours are left, nobody stays there to watch it."""
    seat = status.to_move
    if seat is None or status.due is None or status.warned is None:
        return
    person = table.seats[seat].person
    if person is None or (status.due - at < HOUR and table.presence.here(person)):
        return
    facts = NoticeFacts(game=table.settings.game, others=_others(table, person), until=status.due)
    for kind, due in zip(OF_TIME, status.warned, strict=True):
        yield Notice(person, kind, due, facts)


def _over(table: Table, finished: FinishedGame, at: int) -> Iterator[Notice]:
    places = finished.places or ()
    winners = tuple(
        seat.name for seat, place in zip(finished.seats, places, strict=False) if place == 1 and seat.name is not None
    )
    for person in finished.people():
        if not table.presence.here(person):
            facts = NoticeFacts(
                game=finished.game,
                others=_others(table, person),
                winners=winners,
                won=bool(places) and any(places[seat] == 1 for seat in finished.seats_of(person)),
                ended=finished.places is None,
            )
            yield Notice(person, "over", at + GRACE, facts)


def _somebody_sat(table: Table, new: Sequence[Entry], at: int) -> Notices:
    """Friends hear of whoever waits where everybody, or every friend, may sit down."""
    settings = table.settings
    sat = [entry for entry in new if isinstance(entry, log.Sat)]
    taken = {number for number, seat in enumerate(table.seats) if not seat.empty} | {entry.seat for entry in sat}
    if table.play is not None or not (settings.listed or settings.friends) or len(taken) == len(table.seats):
        return NOTHING
    waiting = {entry.person: table.names.get(entry.person) for entry in sat}
    return Notices(
        waiting=tuple(
            Waiting(person, at + WAITS_FOR, NoticeFacts(game=settings.game, by=name))
            for person, name in waiting.items()
        )
    )


def _others(table: Table, person: str) -> tuple[str, ...]:
    names = [table.name_of(seat) for seat in range(len(table.seats)) if table.seats[seat].person != person]
    return tuple(name for name in names if name is not None)
