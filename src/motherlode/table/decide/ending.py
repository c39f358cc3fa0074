"""How a game ends before its end, and who leaves it."""

from collections.abc import Iterable

from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.decide.asking import Asking, Handlers
from motherlode.table.entries import Entry
from motherlode.table.errors import Refused
from motherlode.table.rating_rules import leaving_by_end
from motherlode.table.table import NOBODY, Table

SUBSTITUTE = "medium"
"""The bot that plays on for a player who has no time left, where that was agreed before, or leaves a tournament's game.
"""


def _end(asking: Asking, command: ask.End) -> list[Entry]:
    asking.running()
    if asking.table.contest is not None and asking.table.contest.kind != "daily":
        raise Refused("contest", "A game of a tournament is played to its end; who has to go leaves the seat to a bot.")
    own = asking.table.seats_of(asking.person)
    if not own:
        if asking.table.people():
            raise Refused("not_seated", "Only who sits at the table can do that.")
        asking.host()
    return [log.EndAsked(own[0])] if asking.others(asking.person) else ended(asking.table, {asking.person})


def ended(table: Table, agreed: set[str]) -> list[Entry]:
    """Ends the game without a result for those who agreed; in a rated game the others count as having left it."""
    return [*map(log.Forfeited, leaving_by_end(table, agreed)), log.Ended()]


def consent_to_end(asking: Asking, command: ask.Consent, seat: int) -> list[Entry]:
    if not command.agree:
        return [log.EndDeclined()]
    asker = asking.table.seats[seat].person
    agreed = asking.table.agreed | {asking.person}
    if not asking.others(asker) <= agreed:
        return [log.EndAgreed(asking.person)]
    return ended(asking.table, agreed if asker is None else agreed | {asker})


def _resign(asking: Asking, command: ask.Resign) -> list[Entry]:
    """The seat goes to a bot; alone, giving up is ending the game."""
    asking.own(command.seat)
    asking.running()
    asking.level(command.level)
    if _has_substitutes(asking.table):
        return [log.StandInSat(command.seat, SUBSTITUTE)]
    if set(asking.table.people()) == {asking.person}:
        return ended(asking.table, {asking.person})
    return [*_forfeit(asking.table, [command.seat]), log.BotSat(command.seat, command.level)]


def _forfeit(table: Table, seats: Iterable[int]) -> list[Entry]:
    """Who leaves a rated game comes in last."""
    return [log.Forfeited(seat) for seat in seats] if table.rated_now else []


def _leave(asking: Asking, command: ask.Leave) -> list[Entry]:
    table, person = asking.table, asking.person
    if person != table.host:
        asking.seated()
    others = [other for other in table.people() if other != person]
    entries = _give_up_seats(asking, command.level, bool(others))
    if table.contest is not None:
        return entries
    if person == table.host:
        entries.append(log.HostPassed(others[0] if others else NOBODY))
    return entries


def _leave_contest(table: Table, own: tuple[int, ...]) -> list[Entry]:
    if not (own and table.running):
        return []
    if not _has_substitutes(table):
        return [log.Ended()]
    return [log.StandInSat(seat, SUBSTITUTE) for seat in own if table.seats[seat].stand_in is None]


def _has_substitutes(table: Table) -> bool:
    """In a tournament a seat stays the player's: a bot plays on in it, and the result is the player's own."""
    return table.contest is not None and table.contest.kind == "tournament"


def _give_up_seats(asking: Asking, level: str | None, has_company: bool) -> list[Entry]:
    """Frees one's seats; where others go on with a game, bots play on in them."""
    own = asking.table.seats_of(asking.person)
    if asking.table.contest is not None:
        return _leave_contest(asking.table, own)
    if not (own and asking.table.running):
        return [log.Left(seat) for seat in own]
    if not has_company:
        return [*ended(asking.table, {asking.person}), *(log.Left(seat) for seat in own)]
    if level is None:
        raise Refused("game_running", "A game is being played: name the 'level' of a bot that plays on for you.")
    asking.level(level)
    return [*_forfeit(asking.table, own), *(log.BotSat(seat, level) for seat in own)]


HANDLERS: Handlers = {
    ask.End: _end,
    ask.Resign: _resign,
    ask.Leave: _leave,
}
