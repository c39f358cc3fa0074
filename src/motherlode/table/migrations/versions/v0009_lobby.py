"""People to play with: the lobby by an index, who wants to play with anybody, groups, and codes that invite."""

from alembic import op

revision, down_revision = "0009", "0008"

NEW = (
    "CREATE INDEX tables_listed ON tables (changed_at, code) WHERE listed",
    "CREATE TABLE seekers (person VARCHAR(64) NOT NULL PRIMARY KEY, ticket VARCHAR(32) NOT NULL,"
    " node VARCHAR(32) NOT NULL, game VARCHAR(32) NOT NULL, players INTEGER NOT NULL, bots VARCHAR(64),"
    " since BIGINT NOT NULL, seen_at BIGINT NOT NULL, code VARCHAR(16))",
    "CREATE INDEX seekers_node ON seekers (node)",
    "CREATE INDEX seekers_seen_at ON seekers (seen_at)",
    "CREATE TABLE people_groups (page VARCHAR(16) NOT NULL PRIMARY KEY, name VARCHAR(64) NOT NULL,"
    " created_at BIGINT NOT NULL)",
    "CREATE TABLE group_members (page VARCHAR(16) NOT NULL, person VARCHAR(64) NOT NULL,"
    " owner BOOLEAN NOT NULL DEFAULT false, at BIGINT NOT NULL, PRIMARY KEY (page, person))",
    "CREATE INDEX group_members_person ON group_members (person)",
    "CREATE TABLE group_games (page VARCHAR(16) NOT NULL, ended_at BIGINT NOT NULL, record VARCHAR(32) NOT NULL,"
    " PRIMARY KEY (page, ended_at, record))",
    "CREATE INDEX group_games_record ON group_games (record)",
    "CREATE TABLE invitations (code VARCHAR(16) NOT NULL PRIMARY KEY, kind VARCHAR(16) NOT NULL,"
    " subject VARCHAR(64) NOT NULL, at BIGINT NOT NULL)",
    "CREATE UNIQUE INDEX invitations_subject ON invitations (kind, subject)",
)


def upgrade() -> None:
    for statement in NEW:
        op.execute(statement)
