"""Who plays with whom, of those who want to play with anybody. Pure: the same people at the same time give the same
tables.

Who waits longest is served first. Nobody waits for more people than were asked for, and who takes any number plays with
the first that comes. People of whom one has blocked the other never meet. Who said so gets bots for the empty seats
after a while; nobody gets bots who did not say so.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

FILL_AFTER = 20_000
"""Milliseconds after which bots fill in for whoever wants that."""
ANY = 0
"""Any number of players."""

Pair = frozenset[str]
Sizes = Callable[[str], Sequence[int]]
"""The numbers of players of a game."""


class Seeker(NamedTuple):
    """Somebody who wants to play with anybody."""

    person: str
    ticket: str
    """Names what is wanted among all that the person ever wanted: a ticket is served once."""
    node: str
    """The server where the person's page is open."""
    game: str
    players: int
    bots: str | None
    """The level of bots that may fill in."""
    since: int
    """In milliseconds."""

    def takes(self, players: int) -> bool:
        return self.players in (ANY, players)


class Matchup(NamedTuple):
    """People who get a table together."""

    seekers: tuple[Seeker, ...]
    """The first has waited longest, and is the host."""
    players: int
    bots: str | None
    """The level of the bots in the seats that are left."""


class OpenTable(NamedTuple):
    """A table of the lobby where somebody waits for more players."""

    code: str
    game: str
    players: int
    free: tuple[int, ...]
    """Its empty seats."""
    people: frozenset[str]
    """Who sits there, and the host."""


class FoundSeat(NamedTuple):
    """A seat at a table that waits."""

    seeker: Seeker
    code: str
    seat: int


def seat_at_tables(
    seekers: Sequence[Seeker],
    tables: Sequence[OpenTable],
    apart: Collection[Pair],
    refused: Collection[tuple[str, str]] = (),
) -> list[FoundSeat]:
    """Gives those who wait the free seats of tables where somebody waits, one at each table at a time. `refused` are
    tickets and the codes of tables where they cannot sit.
    """
    found, left = [], list(tables)
    for seeker in sorted(seekers, key=_order):
        fitting = (table for table in left if (seeker.ticket, table.code) not in refused)
        table = next((table for table in fitting if _fits(seeker, table, apart)), None)
        if table is not None:
            left.remove(table)
            found.append(FoundSeat(seeker, table.code, table.free[0]))
    return found


def _fits(seeker: Seeker, table: OpenTable, apart: Collection[Pair]) -> bool:
    return (
        table.game == seeker.game
        and bool(table.free)
        and seeker.takes(table.players)
        and seeker.person not in table.people
        and not any(frozenset({seeker.person, other}) in apart for other in table.people)
    )


def match(seekers: Sequence[Seeker], sizes: Sizes, apart: Collection[Pair], now: int) -> list[Matchup]:
    """The tables that can be opened now."""
    waiting = sorted(seekers, key=_order)
    found: list[Matchup] = []
    for find in (_full_tables, _tables_with_bots):
        taken: set[str] = set()
        for new in find(waiting, sizes, apart, now, taken):
            taken |= {seeker.person for seeker in new.seekers}
            found.append(new)
        waiting = [seeker for seeker in waiting if seeker.person not in taken]
    return found


def _order(seeker: Seeker) -> tuple[int, str]:
    return seeker.since, seeker.ticket


def _full_tables(
    waiting: Sequence[Seeker], sizes: Sizes, apart: Collection[Pair], now: int, taken: Collection[str]
) -> Iterator[Matchup]:
    for first in waiting:
        for players in sizes(first.game):
            if first.person in taken or not first.takes(players):
                continue
            company = _company(first, players, [other for other in waiting if other.person not in taken], apart)
            if len(company) == players:
                yield Matchup(tuple(company), players, None)


def _tables_with_bots(
    waiting: Sequence[Seeker], sizes: Sizes, apart: Collection[Pair], now: int, taken: Collection[str]
) -> Iterator[Matchup]:
    """With everybody who takes bots, whether they have waited as long or not."""
    for first in waiting:
        if first.person in taken or first.bots is None or now - first.since < FILL_AFTER:
            continue
        players = first.players if first.players != ANY else sizes(first.game)[0]
        others = [other for other in waiting if other.person not in taken and other.bots is not None]
        yield Matchup(tuple(_company(first, players, others, apart)), players, first.bots)


def _company(first: Seeker, players: int, others: Sequence[Seeker], apart: Collection[Pair]) -> list[Seeker]:
    """As many as fit at a table, and get on with everybody who sits there already."""
    company = [first]
    for other in others:
        if len(company) == players:
            break
        alike = other.game == first.game and other.takes(players)
        strangers = all(frozenset({other.person, each.person}) not in apart for each in company)
        if alike and strangers and all(other.person != each.person for each in company):
            company.append(other)
    return company
