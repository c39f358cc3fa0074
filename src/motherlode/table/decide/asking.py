"""A request: who asks what of which table, and the rights that are checked for it."""

from collections.abc import Callable
from typing import Any

import msgspec

from motherlode.table import commands as ask
from motherlode.table.entries import Entry
from motherlode.table.errors import Refused
from motherlode.table.ports import Levels, Token
from motherlode.table.table import Seat, Table

MOST_ENTRIES = 20_000
"""So long a table's log may get, which is some hundred games; a game that is being played may go on as long again."""


class Asking(msgspec.Struct):
    """One request: who asks what of which table, when, and what chance and bots there are."""

    table: Table
    person: str
    now: float
    token: Token
    levels: Levels

    # Rights.

    def host(self) -> None:
        if not self.is_host():
            raise Refused("not_host", "Only the host of the table can do that.")

    def is_host(self) -> bool:
        """The host; while the host is away too long, everybody who sits at the table."""
        table = self.table
        if self.person == table.host:
            return True
        return table.lacks_host(self.now) and bool(table.seats_of(self.person))

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.table.seats):
            raise Refused("no_such_seat", f"The table has the seats 1 to {len(self.table.seats)}, not {number + 1}.")
        return self.table.seats[number]

    def own(self, number: int) -> Seat:
        seat = self.seat(number)
        if seat.person != self.person:
            raise Refused("not_your_seat", f"Seat {number + 1} is not yours.")
        return seat

    def seated(self) -> None:
        if not self.table.seats_of(self.person):
            raise Refused("not_seated", "Only who sits at the table can do that.")

    def others(self, person: str | None) -> set[str]:
        """The people at the table whose consent is needed, besides one: nobody waits for those who are away too long or
        have no time left.
        """
        table = self.table
        # In a rated game only the clock says who is missed: who ended it early would win by that.
        patience = float("inf") if table.rated_now else table.settings.away_after
        missed = {
            person,
            None if table.clocks is None or table.clocks.out is None else table.seats[table.clocks.out].person,
        }
        return {each for each in table.people() if table.presence.away_for(each, self.now) < patience} - missed

    def is_out(self, seat: int) -> bool:
        """Whether a seat has no time left."""
        return self.table.clocks is not None and self.table.clocks.out == seat

    def running(self) -> None:
        if not self.table.running:
            raise Refused("no_game", "No game is being played.")

    def between_games(self) -> None:
        if self.table.running:
            raise Refused("game_running", "That has to wait until the game is over.")

    def not_rated(self) -> None:
        if self.table.rated_now:
            raise Refused("rated_game", "The game is rated: its players stay, and no move is taken back.")

    def between_deals(self) -> None:
        self.between_games()
        if self.table.terms is not None:
            raise Refused("dealing", "The cards are being dealt already.")

    def level(self, name: str) -> None:
        levels = self.levels(self.table.game)
        if name not in levels:
            raise Refused("unknown_bot", f"There is no bot {name!r}: choose one of {', '.join(levels)}.")


def check_room(table: Table, playing: bool) -> None:
    """A log without end would fill the disk."""
    if table.length >= (2 if playing else 1) * MOST_ENTRIES:
        raise Refused("table_full", "So much has happened at this table that its log is full; open a new one.")


def not_your_turn(table: Table) -> Refused:
    assert table.to_move is not None
    return Refused("not_your_turn", f"It is the turn of seat {table.to_move + 1}.")


Handlers = dict[type[ask.Command], Callable[[Asking, Any], list[Entry]]]
"""Which function decides which kind of request."""
