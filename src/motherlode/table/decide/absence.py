"""Who is away or has no time left: bots that stand in, time that is given, holidays."""

from collections.abc import Sequence

from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.clocks import MOST_HOLIDAYS, Span, added_time
from motherlode.table.decide.asking import Asking, Handlers
from motherlode.table.decide.ending import SUBSTITUTE, ended
from motherlode.table.entries import Entry
from motherlode.table.errors import Refused
from motherlode.table.summary import due
from motherlode.table.table import Table


def _stand_in(asking: Asking, command: ask.StandIn) -> list[Entry]:
    asking.seated()
    asking.level(command.level)
    person = asking.seat(command.seat).person
    if person is None:
        raise Refused("no_person", f"No person sits in seat {command.seat + 1}.")
    if asking.table.rated_now and not asking.is_out(command.seat):
        raise Refused("has_time", f"The game is rated, and seat {command.seat + 1} has time left.")
    patience = asking.table.settings.away_after
    if not asking.is_out(command.seat) and asking.table.presence.away_for(person, asking.now) < patience:
        raise Refused("not_away", f"Seat {command.seat + 1} has not been away for {patience} seconds.")
    return [log.StandInSat(command.seat, command.level)]


def _back(asking: Asking, command: ask.Back) -> list[Entry]:
    """Who had no time left would have none now: some is added."""
    if asking.own(command.seat).stand_in is None:
        raise Refused("no_stand_in", "No bot is playing for you.")
    clocks = asking.table.clocks
    if clocks is None or clocks.banks[command.seat] or clocks.control.free:
        return [log.StandInLeft(command.seat)]
    return [log.StandInLeft(command.seat), log.TimeGiven(command.seat, added_time(clocks.control))]


def _give_time(asking: Asking, command: ask.GiveTime) -> list[Entry]:
    asking.seated()
    clocks = asking.table.clocks
    if clocks is None or not asking.is_out(command.seat):
        raise Refused("has_time", f"Seat {command.seat + 1} has time left.")
    if asking.seat(command.seat).person == asking.person:
        raise Refused("your_seat", "The others choose what happens when your time is over; you can still move.")
    return [log.TimeGiven(command.seat, added_time(clocks.control))]


def _holidays(asking: Asking, command: ask.Holidays) -> list[Entry]:
    asking.own(command.seat)
    asking.running()
    clocks = asking.table.clocks
    if clocks is None or not clocks.control.free:
        raise Refused("no_holidays", "Holidays are for games with days for a move.")
    left = MOST_HOLIDAYS - clocks.days_off[command.seat]
    if not 0 <= command.days <= left:
        raise Refused("no_holidays", f"You can take 0 to {left} more days of holidays in this game.")
    return [log.HolidaysTaken(command.seat, command.days)]


def run_out(table: Table, at: int, downtimes: Sequence[Span]) -> list[Entry]:
    """What happens if the time to decide is over by now; nothing if it is not, or if nobody waits."""
    last = due(table, downtimes)
    if last is None or at < last or table.clocks is None or table.to_move is None:
        return []
    happened: dict[str, list[Entry]] = {
        "ask": [],
        "bot": [log.StandInSat(table.to_move, SUBSTITUTE)],
        "end": ended(table, set(table.people()) - {table.seats[table.to_move].person or ""}),
    }
    # Where nobody waits, only a rated game has an end.
    over = table.clocks.control.over if len(table.people()) > 1 else "end"
    return [log.RanOut(table.to_move), *happened[over]]


HANDLERS: Handlers = {
    ask.StandIn: _stand_in,
    ask.Back: _back,
    ask.GiveTime: _give_time,
    ask.Holidays: _holidays,
}
