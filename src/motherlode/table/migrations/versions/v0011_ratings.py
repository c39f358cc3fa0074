"""Ratings: the rated games in the order in which they count, and what follows from them."""

from alembic import op

revision, down_revision = "0011", "0010"

NEW = (
    "CREATE TABLE rating_pools (pool VARCHAR(48) NOT NULL PRIMARY KEY, last BIGINT NOT NULL)",
    "CREATE TABLE rated (pool VARCHAR(48) NOT NULL, number BIGINT NOT NULL, record VARCHAR(32) NOT NULL,"
    " ended_at BIGINT NOT NULL, void BOOLEAN NOT NULL DEFAULT false, PRIMARY KEY (pool, number))",
    "CREATE UNIQUE INDEX rated_record ON rated (record)",
    "CREATE TABLE ratings (person VARCHAR(64) NOT NULL, pool VARCHAR(48) NOT NULL, mu FLOAT(53) NOT NULL,"
    " sigma FLOAT(53) NOT NULL, games INTEGER NOT NULL, provisional BOOLEAN NOT NULL, certain FLOAT(53) NOT NULL,"
    " PRIMARY KEY (person, pool))",
    "CREATE INDEX ratings_leaders ON ratings (pool, provisional, certain)",
    "CREATE TABLE rating_changes (person VARCHAR(64) NOT NULL, pool VARCHAR(48) NOT NULL, number BIGINT NOT NULL,"
    " record VARCHAR(32) NOT NULL, at BIGINT NOT NULL, mu FLOAT(53) NOT NULL, sigma FLOAT(53) NOT NULL,"
    " before FLOAT(53) NOT NULL, PRIMARY KEY (person, pool, number))",
    "CREATE INDEX rating_changes_record ON rating_changes (record)",
)


def upgrade() -> None:
    for statement in NEW:
        op.execute(statement)
