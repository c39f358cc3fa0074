"""Contests: the daily deal and tournaments; records that are closed until others have played the same deal."""

from alembic import op

revision, down_revision = "0012", "0011"

NEW = (
    "ALTER TABLE records ADD COLUMN seal VARCHAR(48)",
    "CREATE TABLE seals (seal VARCHAR(48) NOT NULL PRIMARY KEY, opens_at BIGINT)",
    "CREATE TABLE attempts (name VARCHAR(32) NOT NULL, person VARCHAR(64) NOT NULL, day VARCHAR(10) NOT NULL,"
    " game VARCHAR(32) NOT NULL, code VARCHAR(16) NOT NULL, shown_name VARCHAR(64), began_at BIGINT NOT NULL,"
    " closes_at BIGINT NOT NULL, ended_at BIGINT, record VARCHAR(32), place INTEGER, margin INTEGER, score INTEGER,"
    " rank BIGINT, PRIMARY KEY (name, person))",
    "CREATE INDEX attempts_person ON attempts (person, day)",
    "CREATE INDEX attempts_rank ON attempts (name, rank)",
    "CREATE INDEX attempts_code ON attempts (code)",
    "CREATE TABLE contests (code VARCHAR(16) NOT NULL PRIMARY KEY, host VARCHAR(64) NOT NULL,"
    " opened_at BIGINT NOT NULL, settings TEXT NOT NULL, secret VARCHAR(64) NOT NULL, phase VARCHAR(8) NOT NULL,"
    " due_at BIGINT)",
    "CREATE INDEX contests_host ON contests (host, opened_at)",
    "CREATE INDEX contests_due_at ON contests (due_at) WHERE due_at IS NOT NULL",
    "CREATE TABLE entrants (contest VARCHAR(16) NOT NULL, player INTEGER NOT NULL, person VARCHAR(64),"
    " name VARCHAR(64), since BIGINT NOT NULL, gone BOOLEAN NOT NULL DEFAULT false, PRIMARY KEY (contest, player))",
    "CREATE INDEX entrants_person ON entrants (person, since)",
    "CREATE UNIQUE INDEX entrants_contest_person ON entrants (contest, person)",
    "CREATE TABLE rounds (contest VARCHAR(16) NOT NULL, number INTEGER NOT NULL, opened_at BIGINT NOT NULL,"
    " closes_at BIGINT, closed_at BIGINT, pairing TEXT NOT NULL, par TEXT, PRIMARY KEY (contest, number))",
    "CREATE TABLE contest_games (code VARCHAR(16) NOT NULL PRIMARY KEY, contest VARCHAR(16) NOT NULL,"
    " round INTEGER NOT NULL, number INTEGER NOT NULL, ended_at BIGINT, record VARCHAR(32), scores TEXT, places TEXT)",
    "CREATE UNIQUE INDEX contest_games_round ON contest_games (contest, round, number)",
)


def upgrade() -> None:
    for statement in NEW:
        op.execute(statement)
