"""A table in short: what lists of tables show. It is kept beside the log, in the same commit as what changed it.

So nobody reads a log, or has all tables in memory, to list them.
"""

from collections.abc import Sequence
from copy import copy

import msgspec

from motherlode.rules import Outcome
from motherlode.table import entries as log
from motherlode.table.entries import Entry, Settings
from motherlode.table.frames import Phase
from motherlode.table.ports import Row
from motherlode.table.presence import LocalPresence
from motherlode.table.table import Table

MAKES_NO_DIFFERENCE = (
    log.ColoursPicked, log.Sealed, log.TermsFixed, log.ValueGiven, log.CalledOff, log.TakeBackAsked, log.TakeBackAgreed,
    log.TakeBackDeclined, log.EndAsked, log.EndAgreed, log.EndDeclined, log.StandInSat, log.StandInLeft, log.Said,
    log.Muted,
)  # fmt: skip
"""What lists of tables do not show."""


class SeatSummary(msgspec.Struct, frozen=True):
    person: str | None
    name: str | None
    bot: str | None


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
        seats=tuple(
            SeatSummary(seat.person, table.name_of(number), seat.bot) for number, seat in enumerate(table.seats)
        ),
        scores=play.outcome().scores if play is not None and play.over and not play.ended else None,
        wins=_wins(table, table.outcomes),
    )


def phase_of(table: Table) -> Phase:
    if table.play is None:
        return "gathering"
    return "over" if table.play.over else "playing"


def row_of(table: Table) -> Row:
    return _row(table, summarize(table))


def row_after(table: Table, new: Sequence[Entry]) -> Row:
    """How a table will stand when entries are in its log. The table itself is not changed."""
    if len(new) == 1 and isinstance(new[0], log.Moved):
        return _after_move(table, new[0].move)
    if all(isinstance(entry, MAKES_NO_DIFFERENCE) for entry in new):
        return Row(table.to_move)
    if isinstance(new[0], log.TakenBack):
        return Row(_first_taken_back(table, new[0].moves))
    twin = _fork(table)
    for entry in new:
        twin.apply(entry)
    return row_of(twin)


def read(text: str) -> TableSummary:
    return _decoder.decode(text)


def _row(table: Table, summary: TableSummary) -> Row:
    return Row(table.to_move, _encoder.encode(summary), table.settings.listed)


def _after_move(table: Table, move: str) -> Row:
    assert table.play is not None
    state = table.play.after(move)
    if not state.over:
        return Row(state.seat)
    outcome = state.outcome()
    wins = _wins(table, [*table.outcomes, outcome])
    summary = msgspec.structs.replace(summarize(table), phase="over", scores=outcome.scores, wins=wins)
    return _row(table, summary)._replace(to_move=None)


def _first_taken_back(table: Table, moves: int) -> int:
    assert table.play is not None
    made = table.play.history.steps[-moves].made
    assert made is not None
    return made.seat


def _wins(table: Table, outcomes: Sequence[Outcome]) -> tuple[int, ...]:
    return tuple(sum(seat in outcome.winners for outcome in outcomes) for seat in range(len(table.seats)))


def _fork(table: Table) -> Table:
    """A copy that can be changed by entries of who sits where, of names, settings, new games and early ends."""
    twin = copy(table)
    twin.names, twin.avatars, twin.colours = dict(table.names), dict(table.avatars), dict(table.colours)
    twin.seals, twin.values = dict(table.seals), dict(table.values)
    twin.play = copy(table.play)
    twin.held = {person: set(seats) for person, seats in table.held.items()}
    twin.trouble = set(table.trouble)
    twin.presence = LocalPresence()
    return twin


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[TableSummary] = msgspec.json.Decoder(TableSummary)
