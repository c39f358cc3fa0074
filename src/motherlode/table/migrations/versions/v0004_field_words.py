"""Settings and memberships under these names, times of entries in milliseconds, and the tables of people that the step
before had forgotten.
"""

import json

from alembic import op
from sqlalchemy import text

revision, down_revision = "0004", "0003"

AT_ONCE = 1000
FIRST_MILLISECONDS = 100_000_000_000
"""Seconds since 1970 are far below, milliseconds far above."""


def upgrade() -> None:
    op.execute("ALTER TABLE keepsakes RENAME TO settings")
    op.execute("ALTER TABLE sitters RENAME TO memberships")
    op.execute(f"UPDATE entries SET at = at * 1000 WHERE at < {FIRST_MILLISECONDS}")
    op.execute("DROP TABLE IF EXISTS schema_version")
    _remember_members()


def _remember_members() -> None:
    connection = op.get_bind()
    wanted = " OR ".join(f"""entry LIKE '{{"kind":"{kind}"%'""" for kind in ("opened", "sat", "host_passed"))
    found = connection.execute(text(f"SELECT code, entry FROM entries WHERE {wanted}")).all()
    rows = [{"code": code, "person": _person(json.loads(entry))} for code, entry in found]
    add = text("INSERT INTO memberships (person, code) VALUES (:person, :code) ON CONFLICT DO NOTHING")
    for start in range(0, len(rows), AT_ONCE):
        connection.execute(add, rows[start : start + AT_ONCE])


def _person(entry: dict[str, str]) -> str:
    return entry["host"] if entry["kind"] == "opened" else entry["person"]
