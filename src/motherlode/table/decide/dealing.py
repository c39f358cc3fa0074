"""How a game begins: picked colours, sealed values, the deal."""

from typing import Any

import msgspec

from motherlode.rules.spec import ColourWishes
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.decide.asking import Asking, Handlers
from motherlode.table.decide.opening import NAME, SECRET
from motherlode.table.entries import Entry
from motherlode.table.errors import Refused
from motherlode.table.fair import Terms, is_hex, make_terms, seal, seed
from motherlode.table.ports import Token
from motherlode.table.rating_rules import check_players
from motherlode.table.table import Seat, Table


def _colours(asking: Asking, command: ask.Colours) -> list[Entry]:
    asking.own(command.seat)
    asking.between_games()
    table = asking.table
    wishes = _wishes(table)
    known, each, clause = ", ".join(wishes.colours), wishes.each[len(table.seats)], wishes.clause
    if len(command.colours) not in (0, each) or len(set(command.colours)) != len(command.colours):
        raise Refused("bad_colours", f"Pick {each} different of {known}, or none ({clause}).")
    taken = {colour for seat, colours in table.colours.items() if seat != command.seat for colour in colours}
    for colour in command.colours:
        if colour not in wishes.colours:
            raise Refused("bad_colours", f"{colour!r} is no colour: they are {known} ({clause}).")
        if colour in taken:
            raise Refused("colour_taken", f"Somebody else has picked {colour} ({clause}).")
    return [log.ColoursPicked(command.seat, command.colours)]


def _wishes(table: Table) -> ColourWishes:
    wishes = table.game.spec.wishes
    if wishes is None:
        raise Refused("bad_colours", f"There are no colours to pick in {table.settings.game}.")
    return wishes


def _seal(asking: Asking, command: ask.Seal) -> list[Entry]:
    asking.own(command.seat)
    asking.between_deals()
    if not is_hex(command.seal):
        raise Refused("bad_value", "A seal is 64 hexadecimal digits in small letters: SHA-256 of a value's bytes.")
    return [log.Sealed(command.seat, command.seal)]


def _value(asking: Asking, command: ask.Value) -> list[Entry]:
    """The last value that was waited for makes the deal."""
    asking.own(command.seat)
    table = asking.table
    if command.seat not in table.awaited():
        raise Refused("no_terms", "Values are shown when the terms of a deal are published, and only sealed ones.")
    if not is_hex(command.value) or seal(command.value) != table.seals[command.seat]:
        raise Refused("bad_value", "This is not the value that was sealed.")
    given = log.ValueGiven(command.seat, command.value)
    if table.awaited() != [command.seat]:
        return [given]
    assert table.terms is not None
    return [given, _deal(asking, table.terms, table.values | {command.seat: command.value})]


def _start(asking: Asking, command: ask.Start) -> list[Entry]:
    asking.host()
    return _begin(asking)


def _rematch(asking: Asking, command: ask.Rematch) -> list[Entry]:
    asking.seated()
    if asking.table.play is None:
        raise Refused("no_game", "The first game is started by the host.")
    return _begin(asking)


def _begin(asking: Asking) -> list[Entry]:
    """A game at once, where no values are waited for; otherwise the terms of its deal, which ask the players for their
    values.
    """
    asking.between_deals()
    table = asking.table
    settings = table.settings
    if any(seat.empty for seat in table.seats):
        raise Refused("seat_empty", "Every seat needs a person or a bot before the game can start.")
    check_players(table)
    choices = _choices(table)
    if settings.deal is not None:
        number = settings.deal + table.dealt
        return [_started(asking, number, choices, number)]
    seals = tuple(table.seals.get(number) if _is_here(table, seat) else None for number, seat in enumerate(table.seats))
    terms = make_terms(settings.game, settings.players, settings.options, table.commitment, choices, seals)
    fixed = log.TermsFixed(choices, seals)
    return [fixed] if any(seals) else [fixed, _deal(asking, terms, {})]


def _is_here(table: Table, seat: Seat) -> bool:
    """Who is away cannot show a value."""
    return seat.person is not None and table.presence.here(seat.person)


def _deal(asking: Asking, terms: Terms, values: dict[int, str]) -> log.Started:
    given = tuple(values.get(seat) for seat in range(terms.players))
    return _started(asking, seed(asking.table.secret, terms, given), terms.choices)


def _started(asking: Asking, origin: int | str, choices: dict[str, Any], number: int | None = None) -> log.Started:
    settings = asking.table.settings
    deal = asking.table.game.shuffle(settings.players, origin, settings.options, **choices)
    return log.Started(msgspec.to_builtins(deal), choices, asking.token(NAME), asking.token(SECRET), number)


def _choices(table: Table) -> dict[str, Any]:
    """What is not left to chance: who starts, in a match one seat further each game; and picked colours."""
    choices: dict[str, Any] = {}
    starter = table.game.spec.starter
    if (next_starter := table.next_starter) is not None:
        choices[starter] = next_starter
    elif table.settings.first is not None:
        choices[starter] = table.settings.first
    if any(table.colours.values()):
        choices[_wishes(table).choice] = _picked(table)
    return choices


def _picked(table: Table) -> list[int | None]:
    """Who picked each of the colours; the others come by chance, with the deal."""
    seats = {colour: seat for seat, colours in table.colours.items() for colour in colours}
    return [seats.get(colour) for colour in _wishes(table).colours]


def call_off(token: Token) -> log.CalledOff:
    """A deal that waits for values will not be made. The next has another secret, because values were shown."""
    return log.CalledOff(token(SECRET))


HANDLERS: Handlers = {
    ask.Colours: _colours,
    ask.Seal: _seal,
    ask.Value: _value,
    ask.Start: _start,
    ask.Rematch: _rematch,
}
