"""Moves, and what is asked about them: a hint, the screen handed over, taking back."""

from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table import takeback
from motherlode.table.decide.asking import MOST_ENTRIES, Asking, Handlers, check_room, not_your_turn
from motherlode.table.decide.ending import consent_to_end
from motherlode.table.entries import Entry
from motherlode.table.errors import Refused
from motherlode.table.table import Table


def submit(table: Table, seat: int, turn: int, move: str) -> log.Moved:
    """The door for every move, a click's, a key's and a bot's: checked by the turn and by the rules."""
    play = table.play
    if table.length >= MOST_ENTRIES:
        check_room(table, playing=True)
    if play is None:
        raise Refused("no_game", "No game is being played.")
    if turn != table.turn:
        raise Refused("stale", f"This answers turn {turn}, but the table is at turn {table.turn}; nothing was changed.")
    if table.to_move not in (None, seat):
        raise not_your_turn(table)
    if play.ended:
        raise Refused("no_game", "The game was ended without a result; nothing can be played any more.")
    play.after(move)
    return log.Moved(seat, move)


def _move(asking: Asking, command: ask.Move) -> list[Entry]:
    seat = asking.own(command.seat)
    if seat.stand_in is not None:
        raise Refused("stand_in", "A bot is playing for you; take your seat back first.")
    return [submit(asking.table, command.seat, command.turn, command.move)]


def _hint(asking: Asking, command: ask.Hint) -> list[Entry]:
    seat = asking.own(command.seat)
    table = asking.table
    if not table.settings.hints:
        raise Refused("no_hints", "At this table nobody is given hints.")
    if seat.stand_in is not None:
        raise Refused("stand_in", "A bot is playing for you; take your seat back first.")
    if not table.running:
        raise Refused("no_game", "No game is being played.")
    if table.to_move != command.seat:
        raise not_your_turn(table)
    if table.covered(asking.person):
        raise Refused("covered", "A hint would show what is covered: hand the screen over first.")
    return []


def _show(asking: Asking, command: ask.Show) -> list[Entry]:
    asking.own(command.seat)
    to_move = asking.table.to_move
    if to_move is not None and to_move != command.seat and to_move in asking.table.seats_of(asking.person):
        raise Refused("not_your_turn", f"The screen goes to whoever sits in seat {to_move + 1}.")
    return []


def _take_back(asking: Asking, command: ask.TakeBack) -> list[Entry]:
    asking.own(command.seat)
    asking.not_rated()
    play = asking.table.play
    if play is None or play.ended:
        raise Refused("no_game", "No game is being played.")
    steps = play.history.since(command.seat)
    if steps is None:
        raise Refused("no_move", "You have not moved in this game.")
    if takeback.turns_up(steps):
        raise Refused("turned_up", "Cards were turned up since; what everybody saw cannot be taken back.")
    others = [person for person in asking.table.people() if person != asking.person]
    if not others and takeback.shows(steps[1:]):
        raise Refused("turned_up", "A bot has shown cards since; what you saw cannot be taken back.")
    if not others or (len(steps) == 1 and not takeback.shows(steps)):
        return [log.TakenBack(len(steps))]
    return [log.TakeBackAsked(command.seat)]


def _consent(asking: Asking, command: ask.Consent) -> list[Entry]:
    asking.seated()
    table = asking.table
    if table.end_asked is not None:
        return consent_to_end(asking, command, table.end_asked)
    if table.asked is None or table.play is None:
        raise Refused("not_asked", "Nobody has asked for anything.")
    if not command.agree:
        return [log.TakeBackDeclined()]
    asker = table.seats[table.asked].person
    if set(table.people()) - {asker} <= table.agreed | {asking.person}:
        steps = table.play.history.since(table.asked)
        assert steps is not None
        return [log.TakenBack(len(steps))]
    return [log.TakeBackAgreed(asking.person)]


def _look(asking: Asking, command: ask.Look) -> list[Entry]:
    return []


HANDLERS: Handlers = {
    ask.Look: _look,
    ask.Move: _move,
    ask.Hint: _hint,
    ask.Show: _show,
    ask.TakeBack: _take_back,
    ask.Consent: _consent,
}
