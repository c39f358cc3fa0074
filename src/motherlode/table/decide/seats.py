"""Who sits where, who is the host, and what is played."""

from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.clocks import known_zone
from motherlode.table.decide.asking import Asking, Handlers
from motherlode.table.decide.opening import check_settings
from motherlode.table.entries import Entry
from motherlode.table.errors import Refused
from motherlode.table.table import name_key
from motherlode.table.text import clean_avatar, clean_name


def _name(asking: Asking, command: ask.Name) -> list[Entry]:
    if command.seat is not None:
        asking.own(command.seat)
    key = name_key(asking.person, command.seat)
    return [log.Named(key, clean_name(command.name), clean_avatar(command.avatar))]


def _sit(asking: Asking, command: ask.Sit) -> list[Entry]:
    asking.not_rated()
    if not asking.seat(command.seat).empty:
        raise Refused("seat_taken", f"Seat {command.seat + 1} is taken.")
    if asking.table.running and asking.table.held.get(asking.person, set()) - {command.seat}:
        raise Refused("knows_too_much", "In this game you have seen what another seat knows; wait for the next one.")
    if command.zone is not None and not known_zone(command.zone):
        raise Refused("bad_zone", f"There is no time zone {command.zone!r}: name one such as 'Europe/Berlin'.")
    return [log.Sat(command.seat, asking.person, command.zone)]


def _stand(asking: Asking, command: ask.Stand) -> list[Entry]:
    asking.own(command.seat)
    return [log.Left(command.seat)]


def _seat_bot(asking: Asking, command: ask.SeatBot) -> list[Entry]:
    asking.host()
    asking.level(command.level)
    asking.not_rated()
    if asking.seat(command.seat).person is not None:
        raise Refused("seat_taken", f"Somebody sits in seat {command.seat + 1}.")
    return [log.BotSat(command.seat, command.level)]


def _remove(asking: Asking, command: ask.Remove) -> list[Entry]:
    asking.host()
    asking.not_rated()
    if asking.seat(command.seat).empty:
        raise Refused("seat_empty", f"Nobody sits in seat {command.seat + 1}.")
    if asking.seat(command.seat).person is not None:
        asking.between_games()
    return [log.Left(command.seat)]


def _make_host(asking: Asking, command: ask.MakeHost) -> list[Entry]:
    asking.host()
    person = asking.seat(command.seat).person
    if person is None:
        raise Refused("no_person", f"No person sits in seat {command.seat + 1}.")
    return [log.HostPassed(person)]


def _configure(asking: Asking, command: ask.Configure) -> list[Entry]:
    asking.host()
    asking.between_games()
    check_settings(command.settings)
    if any(not seat.empty for seat in asking.table.seats[command.settings.players :]):
        raise Refused("seat_taken", "Somebody sits in a seat that would go.")
    return [log.Configured(command.settings)]


def _agree_rated(asking: Asking, command: ask.AgreeRated) -> list[Entry]:
    asking.seated()
    asking.between_games()
    if not asking.table.settings.rated:
        raise Refused("not_rated", "Games at this table are not rated.")
    return [log.RatingAgreed(asking.person, command.agree)]


HANDLERS: Handlers = {
    ask.Name: _name,
    ask.Sit: _sit,
    ask.Stand: _stand,
    ask.SeatBot: _seat_bot,
    ask.Remove: _remove,
    ask.MakeHost: _make_host,
    ask.Configure: _configure,
    ask.AgreeRated: _agree_rated,
}
