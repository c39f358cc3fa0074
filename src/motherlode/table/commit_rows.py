"""What a commit adds to the database: statements, and the rows of what is written for each."""

from typing import Any

from sqlalchemy import insert, text

from motherlode.table import contest_rows, finished, results
from motherlode.table import entries as log
from motherlode.table.finished import FinishedGame
from motherlode.table.groups import ADD_GAME
from motherlode.table.notices import outbox
from motherlode.table.notices.kinds import NOTHING
from motherlode.table.ports import Writing
from motherlode.table.ratings import Ending
from motherlode.table.schema import ENTRIES, GAMES, RECORDS, TABLES

# What a commit adds, in this order: rows of values in the order of the columns.
CLAIM = text("UPDATE seekers SET code = :code WHERE person = :person AND ticket = :ticket AND code IS NULL")
ADD = (
    CLAIM,
    insert(TABLES),
    text("UPDATE tables SET listed = :listed, changed_at = :at, summary = :summary WHERE code = :code"),
    text("UPDATE tables SET due_at = :due WHERE code = :code"),
    insert(ENTRIES),
    insert(RECORDS),
    text("INSERT INTO memberships (person, code, since) VALUES (:person, :code, :since) ON CONFLICT DO NOTHING"),
    text("UPDATE memberships SET open = false WHERE code = :code AND open"),
    text(
        "INSERT INTO memberships (person, code, since) VALUES (:person, :code, :since)"
        " ON CONFLICT (person, code) DO UPDATE SET open = true"
    ),
    insert(GAMES),
    *results.ADD.values(),
    *contest_rows.ADD.values(),
    ADD_GAME,
    *outbox.ADD.values(),
)
BRINGS_MEMBER = (log.Opened, log.Sat, log.HostPassed)
Values = tuple[Any, ...]


class CommitRows:
    """What a commit adds, statement by statement."""

    def __init__(self) -> None:
        self._claims: list[Values] = []
        self._opened: list[Values] = []
        self._changed: list[Values] = []
        self._due: list[Values] = []
        self._entries: list[Values] = []
        self._records: list[Values] = []
        self._members: list[Values] = []
        self._closed: list[Values] = []
        self._reopened: list[Values] = []
        self._games: list[Values] = []
        self._counted: dict[str, list[Values]] = {name: [] for name in (*results.ADD, *contest_rows.ADD)}
        self._of_groups: list[Values] = []
        self._notices: dict[str, list[Values]] = {name: [] for name in outbox.ADD}
        self.rated: list[Ending] = []

    def all(self) -> list[list[Values]]:
        return [
            self._claims, self._opened, self._changed, self._due, self._entries, self._records, self._members,
            self._closed, self._reopened, self._games, *self._counted.values(), self._of_groups,
            *self._notices.values(),
        ]  # fmt: skip

    def add(self, item: Writing, writer: str) -> None:
        """Nearly everything that is written is one move: what else there may be is looked at only if it is there."""
        to_move = item.standing.to_move
        for number, entry in enumerate(item.entries, item.number):
            self._entries.append((item.code, number, item.at, log.write(entry), to_move, writer))
            if isinstance(entry, BRINGS_MEMBER):
                self._members.append((log.person_of(entry), item.code, item.at))
        if item.number == 0 or item.standing.summary is not None:
            self._show(item)
        if item.standing.timed:
            self._due.append((item.standing.due, item.code))
        if item.record is not None:
            self._end(item, *item.record)
        if item.notices is not NOTHING:
            for name, new in outbox.rows_of(item.code, item.at, item.notices).items():
                self._notices[name] += new

    def _show(self, item: Writing) -> None:
        """A table that is new, or shows something else in lists."""
        standing = item.standing
        shown = None if standing.summary is None else standing.summary.decode()
        if item.number == 0:
            self._claims += [(item.code, *claim) for claim in item.claims]
            self._opened.append((item.code, item.at // 1000, standing.listed, item.at, shown, None))
        elif shown is not None:
            self._changed.append((standing.listed, item.at, shown, item.code))
        if shown is not None:
            self._closed.append((item.code,))
            self._reopened += [(person, item.code, item.at) for person in standing.members]

    def _end(self, item: Writing, name: str, record: bytes) -> None:
        contest = None if item.finished is None else item.finished.contest
        seal = None if contest is None else contest.seal
        self._records.append((name, record.decode(), seal))
        if item.finished is not None:
            self._finish(name, item.code, item.at, item.finished)

    def _finish(self, record: str, code: str, at: int, game: FinishedGame) -> None:
        self._games.append((record, code, at, finished.write(game)))
        counted = results.rows_of(record, at, game) | contest_rows.rows_of(code, record, at, game)
        for name, new in counted.items():
            self._counted[name] += new
        if game.counts and len(game.people()) > 1:
            self._of_groups.append((record,))
        if game.rated is not None:
            self.rated.append(Ending(game.rated, record, at))
