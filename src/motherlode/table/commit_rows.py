"""What a commit adds to the database: statements, and the rows of what is written for each."""

from collections import defaultdict
from typing import Any

from sqlalchemy import ClauseElement, insert, text

from motherlode.table import contest_rows, finished, results
from motherlode.table import entries as log
from motherlode.table.finished import FinishedGame
from motherlode.table.groups import ADD_GAME
from motherlode.table.notices import outbox
from motherlode.table.notices.kinds import NOTHING
from motherlode.table.ports import Writing
from motherlode.table.ratings import Ending
from motherlode.table.schema import ENTRIES, GAMES, RECORDS, TABLES

CLAIM = "claims"
ADD: dict[str, ClauseElement] = {
    CLAIM: text("UPDATE seekers SET code = :code WHERE person = :person AND ticket = :ticket AND code IS NULL"),
    "opened": insert(TABLES),
    "changed": text("UPDATE tables SET listed = :listed, changed_at = :at, summary = :summary WHERE code = :code"),
    "due": text("UPDATE tables SET due_at = :due WHERE code = :code"),
    "entries": insert(ENTRIES),
    "records": insert(RECORDS),
    "members": text(
        "INSERT INTO memberships (person, code, since) VALUES (:person, :code, :since) ON CONFLICT DO NOTHING"
    ),
    "closed": text("UPDATE memberships SET open = false WHERE code = :code AND open"),
    "reopened": text(
        "INSERT INTO memberships (person, code, since) VALUES (:person, :code, :since)"
        " ON CONFLICT (person, code) DO UPDATE SET open = true"
    ),
    "games": insert(GAMES),
    **results.ADD,
    **contest_rows.ADD,
    "of_groups": ADD_GAME,
    **outbox.ADD,
}
"""What a commit adds, in this order: rows of values in the order of the columns."""
PLACES = {name: place for place, name in enumerate(ADD)}
BRINGS_MEMBER = (log.Opened, log.Sat, log.HostPassed)
Values = tuple[Any, ...]


class CommitRows:
    """What a commit adds, statement by statement. Mostly it is moves, so only what is added is looked at."""

    def __init__(self) -> None:
        self._rows: defaultdict[str, list[Values]] = defaultdict(list)
        self.rated: list[Ending] = []

    def all(self) -> list[tuple[str, list[Values]]]:
        """By the names of the statements, in their order."""
        return sorted(self._rows.items(), key=lambda named: PLACES[named[0]])

    def _add_all(self, new: dict[str, list[Values]]) -> None:
        for name, rows in new.items():
            if rows:
                self._rows[name] += rows

    def add(self, item: Writing, writer: str) -> None:
        """Nearly everything that is written is one move: what else there may be is looked at only if it is there."""
        to_move = item.status.to_move
        for number, entry in enumerate(item.entries, item.number):
            self._rows["entries"].append((item.code, number, item.at, log.write(entry), to_move, writer))
            if isinstance(entry, BRINGS_MEMBER):
                self._rows["members"].append((log.person_of(entry), item.code, item.at))
        if item.number == 0 or item.status.summary is not None:
            self._show(item)
        if item.status.timed:
            self._rows["due"].append((item.status.due, item.code))
        if item.record is not None:
            self._end(item, *item.record)
        if item.notices is not NOTHING:
            self._add_all(outbox.rows_of(item.code, item.at, item.notices))

    def _show(self, item: Writing) -> None:
        """A table that is new, or shows something else in lists."""
        status = item.status
        shown = None if status.summary is None else status.summary.decode()
        if item.number == 0:
            self._add_all({CLAIM: [(item.code, *claim) for claim in item.claims]})
            self._rows["opened"].append((item.code, item.at // 1000, status.listed, item.at, shown, None))
        elif shown is not None:
            self._rows["changed"].append((status.listed, item.at, shown, item.code))
        if shown is not None:
            self._rows["closed"].append((item.code,))
            self._add_all({"reopened": [(person, item.code, item.at) for person in status.members]})

    def _end(self, item: Writing, name: str, record: bytes) -> None:
        contest = None if item.finished is None else item.finished.contest
        seal = None if contest is None else contest.seal
        self._rows["records"].append((name, record.decode(), seal))
        if item.finished is not None:
            self._finish(name, item.code, item.at, item.finished)

    def _finish(self, record: str, code: str, at: int, game: FinishedGame) -> None:
        self._rows["games"].append((record, code, at, finished.write(game)))
        self._add_all(results.rows_of(record, at, game) | contest_rows.rows_of(code, record, at, game))
        if game.counts and len(game.people()) > 1:
            self._rows["of_groups"].append((record,))
        if game.rated is not None:
            self.rated.append(Ending(game.rated, record, at))
