"""Chat: what is said, and who is muted."""

from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.decide.asking import Asking, Handlers
from motherlode.table.entries import Entry
from motherlode.table.errors import Refused
from motherlode.table.text import clean_text


def _say(asking: Asking, command: ask.Say) -> list[Entry]:
    asking.own(command.seat)
    return [log.Said(command.seat, text=clean_text(command.text))]


def _phrase(asking: Asking, command: ask.Phrase) -> list[Entry]:
    asking.own(command.seat)
    if command.phrase not in ask.PHRASES:
        raise Refused("bad_text", f"There is no such phrase: they are {', '.join(ask.PHRASES)}.")
    return [log.Said(command.seat, phrase=command.phrase)]


def _mute(asking: Asking, command: ask.Mute) -> list[Entry]:
    other = asking.seat(command.seat).person
    if other is None or other == asking.person:
        raise Refused("no_person", f"Nobody whom you could mute sits in seat {command.seat + 1}.")
    return [log.Muted(asking.person, other, command.muted)]


HANDLERS: Handlers = {
    ask.Say: _say,
    ask.Phrase: _phrase,
    ask.Mute: _mute,
}
