"""What a person may do: a request is checked against the table and becomes entries for the log, or is refused.

Deciding changes nothing that anybody could see, and reads no clock and draws no random number by itself: both are
handed in. Only the state after a move is remembered (`Play.after`), so that the rules make a move that is decided and
then applied once. Each kind of request has one small function (`HANDLERS` of the modules here), and all rights are
checked here and nowhere else.
"""

from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.decide import absence, asking, chat, dealing, ending, moving, seats
from motherlode.table.decide.absence import run_out
from motherlode.table.decide.asking import Asking, Handlers, check_room
from motherlode.table.decide.dealing import call_off
from motherlode.table.decide.moving import submit
from motherlode.table.decide.opening import CODE_LETTERS, check_settings, new_code, open_table, play_on
from motherlode.table.entries import Entry
from motherlode.table.errors import Refused
from motherlode.table.ports import Levels, Token
from motherlode.table.table import Table

__all__ = [
    "CODE_LETTERS",
    "NOTHING_KEPT",
    "call_off",
    "check_settings",
    "decide",
    "new_code",
    "open_table",
    "play_on",
    "run_out",
    "submit",
]

PLAYING = {
    ask.Move, ask.TakeBack, ask.Consent, ask.End, ask.Resign, ask.StandIn, ask.Back, ask.GiveTime, ask.Holidays,
}  # fmt: skip
NOT_IN_CONTESTS = {
    ask.Sit, ask.Stand, ask.SeatBot, ask.Remove, ask.MakeHost, ask.Configure, ask.Colours, ask.Seal, ask.Value,
    ask.Start, ask.Rematch, ask.Hint, ask.TakeBack, ask.Consent,
}  # fmt: skip
"""In a contest the seats, the deal and the rules are those of everybody else."""
NOTHING_KEPT = {ask.Look, ask.Show, ask.Hint}
"""Requests that add nothing to the log."""
BREAKS_TERMS = (log.Configured, log.Sat, log.BotSat, log.Left, log.ColoursPicked)
"""What changes the table so that a deal which waits for values would be another one."""
_HANDLERS: Handlers = (
    seats.HANDLERS | dealing.HANDLERS | moving.HANDLERS | ending.HANDLERS | absence.HANDLERS | chat.HANDLERS
)


def decide(table: Table, person: str, command: ask.Command, now: float, token: Token, levels: Levels) -> list[Entry]:
    """The entries that a request leads to, none if it changes nothing that is kept; a refusal is raised.

    `now` is the time of the table's presence.
    """
    kind = type(command)
    if table.length >= asking.MOST_ENTRIES and kind not in NOTHING_KEPT:
        check_room(table, kind in PLAYING)
    if table.contest is not None and kind in NOT_IN_CONTESTS:
        raise Refused("contest", "This game is part of a contest: nobody changes seats, takes back or asks for advice.")
    entries = _HANDLERS[kind](Asking(table, person, now, token, levels), command)
    if table.terms is not None and any(isinstance(entry, BREAKS_TERMS) for entry in entries):
        return [call_off(token), *entries]
    return entries
