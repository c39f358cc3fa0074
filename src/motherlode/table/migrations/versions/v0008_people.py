"""People: finished games by who played them, what they count, and those who want to be more than guests."""

import json
from collections.abc import Iterator
from typing import Any

from alembic import op
from sqlalchemy import text

revision, down_revision = "0008", "0007"

OVER = '%"phase":"over"%'
PLAYED = (
    "CREATE TABLE played (person VARCHAR(64) NOT NULL, ended_at BIGINT NOT NULL, record VARCHAR(32) NOT NULL,"
    " game VARCHAR(32) NOT NULL, players INTEGER NOT NULL, place INTEGER, names TEXT NOT NULL,"
    " PRIMARY KEY (person, ended_at, record))"
)
NEW = (
    "CREATE TABLE games (record VARCHAR(32) NOT NULL PRIMARY KEY, code VARCHAR(16) NOT NULL, ended_at BIGINT NOT NULL,"
    " summary TEXT NOT NULL)",
    "CREATE INDEX games_ended_at ON games (ended_at, record)",
    "CREATE INDEX played_by_game ON played (person, game, ended_at, record)",
    "CREATE INDEX played_record ON played (record)",
    "CREATE TABLE tallies (person VARCHAR(64) NOT NULL, game VARCHAR(32) NOT NULL, players INTEGER NOT NULL,"
    " played INTEGER NOT NULL, won INTEGER NOT NULL, points BIGINT NOT NULL, best INTEGER NOT NULL,"
    " PRIMARY KEY (person, game, players))",
    "CREATE TABLE met (person VARCHAR(64) NOT NULL, other VARCHAR(64) NOT NULL, name VARCHAR(64),"
    " played INTEGER NOT NULL, ahead INTEGER NOT NULL, behind INTEGER NOT NULL, PRIMARY KEY (person, other))",
    "CREATE INDEX met_most ON met (person, played)",
    "CREATE TABLE achieved (person VARCHAR(64) NOT NULL, name VARCHAR(32) NOT NULL, times INTEGER NOT NULL,"
    " record VARCHAR(32) NOT NULL, first_at BIGINT NOT NULL, PRIMARY KEY (person, name))",
    "CREATE TABLE people (person VARCHAR(64) NOT NULL PRIMARY KEY, page VARCHAR(16) NOT NULL, name VARCHAR(64),"
    " skeleton VARCHAR(255), avatar VARCHAR(16), created_at BIGINT NOT NULL, seen_at BIGINT NOT NULL,"
    " suspended_at BIGINT)",
    "CREATE UNIQUE INDEX people_page ON people (page)",
    "CREATE UNIQUE INDEX people_skeleton ON people (skeleton)",
    "CREATE TABLE passkeys (credential VARCHAR(1400) NOT NULL PRIMARY KEY, person VARCHAR(64) NOT NULL,"
    " public_key TEXT NOT NULL, sign_count BIGINT NOT NULL, label VARCHAR(64) NOT NULL, created_at BIGINT NOT NULL,"
    " used_at BIGINT NOT NULL)",
    "CREATE INDEX passkeys_person ON passkeys (person)",
    "CREATE TABLE challenges (challenge VARCHAR(128) NOT NULL PRIMARY KEY, person VARCHAR(64) NOT NULL,"
    " at BIGINT NOT NULL)",
    "CREATE INDEX challenges_at ON challenges (at)",
    "CREATE TABLE sessions (session VARCHAR(32) NOT NULL PRIMARY KEY, person VARCHAR(64) NOT NULL,"
    " device VARCHAR(64) NOT NULL, created_at BIGINT NOT NULL, seen_at BIGINT NOT NULL)",
    "CREATE INDEX sessions_person ON sessions (person)",
    "CREATE TABLE revoked (mark VARCHAR(80) NOT NULL PRIMARY KEY, at BIGINT NOT NULL,"
    " lifted BOOLEAN NOT NULL DEFAULT false)",
    "CREATE INDEX revoked_at ON revoked (at)",
    "CREATE TABLE blocks (person VARCHAR(64) NOT NULL, other VARCHAR(64) NOT NULL, name VARCHAR(64),"
    " at BIGINT NOT NULL, PRIMARY KEY (person, other))",
    "CREATE TABLE friends (person VARCHAR(64) NOT NULL, other VARCHAR(64) NOT NULL, at BIGINT NOT NULL,"
    " PRIMARY KEY (person, other))",
    "CREATE TABLE reports (number VARCHAR(16) NOT NULL PRIMARY KEY, at BIGINT NOT NULL, code VARCHAR(16) NOT NULL,"
    " reporter VARCHAR(64) NOT NULL, person VARCHAR(64) NOT NULL, text TEXT NOT NULL, closed_at BIGINT)",
    "CREATE INDEX reports_at ON reports (at)",
    "CREATE TABLE people_log (number VARCHAR(16) NOT NULL PRIMARY KEY, at BIGINT NOT NULL, person VARCHAR(64) NOT NULL,"
    " what TEXT NOT NULL)",
    "CREATE INDEX people_log_at ON people_log (at)",
)


def upgrade() -> None:
    op.execute("ALTER TABLE memberships ADD COLUMN open BOOLEAN NOT NULL DEFAULT true")
    op.execute("ALTER TABLE memberships ADD COLUMN since BIGINT NOT NULL DEFAULT 0")
    op.execute(
        "UPDATE memberships SET since ="
        " COALESCE((SELECT 1000 * opened_at FROM tables WHERE tables.code = memberships.code), 0)"
    )
    op.execute(
        f"UPDATE memberships SET open = false WHERE code IN (SELECT code FROM tables WHERE summary LIKE '{OVER}')"
    )
    op.execute("CREATE INDEX memberships_open ON memberships (person, open, since)")
    op.execute("CREATE INDEX memberships_code ON memberships (code)")
    together = " WITHOUT ROWID" if op.get_bind().dialect.name == "sqlite" else ""
    op.execute(PLAYED + together)
    for statement in NEW:
        op.execute(statement)
    _find_finished_games()


def _find_finished_games() -> None:
    """The games of the logs that have a record, with who sat there at their end."""
    connection = op.get_bind()
    add = text("INSERT INTO games (record, code, ended_at, summary) VALUES (:record, :code, :ended_at, :summary)")
    find = text("SELECT record FROM records WHERE name = :name")
    for code in connection.scalars(text("SELECT code FROM tables")).all():
        log = connection.execute(
            text("SELECT entry, at FROM entries WHERE code = :code ORDER BY number"), {"code": code}
        )
        for name, at, seats in _ends(json.loads(entry) | {"at": at} for entry, at in log.all()):
            record = connection.scalar(find, {"name": name})
            if record is not None:
                summary = json.dumps(_summary(json.loads(record), seats))
                connection.execute(add, {"record": name, "code": code, "ended_at": at, "summary": summary})


Seats = list[dict[str, Any]]


def _ends(log: Iterator[dict[str, Any]]) -> Iterator[tuple[str, int, Seats]]:
    """For each game of a log: the name of its record, when its last move was made, and who sat where then."""
    seats: dict[int, dict[str, Any]] = {}
    names: dict[str, str] = {}
    last: tuple[str, int, Seats] | None = None
    for entry in log:
        kind, seat = entry["kind"], entry.get("seat", 0)
        if kind == "named":
            names[entry["person"]] = entry["name"]
        elif kind == "sat":
            seats[seat] = {"person": entry["person"], "bot": None}
        elif kind == "bot_sat":
            seats[seat] = {"person": None, "bot": entry["level"]}
        elif kind == "left":
            seats.pop(seat, None)
        elif kind == "started":
            if last is not None:
                yield last
            last = (entry["record"], entry["at"], [])
        elif kind in ("moved", "ended") and last is not None:
            last = (last[0], entry["at"], [_named(number, seats[number], names) for number in sorted(seats)])
    if last is not None:
        yield last


def _named(number: int, seat: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    person = seat["person"]
    return seat | {"name": names.get(f"{person}/{number}", names.get(person)) if person else None}


def _summary(record: dict[str, Any], seats: Seats) -> dict[str, Any]:
    summary = {"game": record["game"], "players": record["players"], "seats": seats, "counts": "given" not in record}
    if result := record.get("result"):
        scores, winners = result["scores"], result["winners"]
        standings = [(seat in winners, score) for seat, score in enumerate(scores)]
        summary |= {"scores": scores, "places": [1 + sum(each > own for each in standings) for own in standings]}
    return summary
