"""Puzzles: who tried which one, and whether the first attempt was right."""

from alembic import op

revision, down_revision = "0013", "0012"

NEW = (
    "CREATE TABLE puzzle_attempts (person VARCHAR(64) NOT NULL, puzzle VARCHAR(16) NOT NULL, at BIGINT NOT NULL,"
    " solved BOOLEAN NOT NULL, PRIMARY KEY (person, puzzle))",
    "CREATE INDEX puzzle_attempts_person ON puzzle_attempts (person, at)",
    "CREATE INDEX puzzle_attempts_at ON puzzle_attempts (at)",
)


def upgrade() -> None:
    for statement in NEW:
        op.execute(statement)
