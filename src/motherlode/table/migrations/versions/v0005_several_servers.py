"""Several servers at one database know of each other and who is connected where; lists of tables need no logs."""

from alembic import op

revision, down_revision = "0005", "0004"


def upgrade() -> None:
    op.execute("ALTER TABLE tables ADD COLUMN listed BOOLEAN NOT NULL DEFAULT false")
    op.execute("ALTER TABLE tables ADD COLUMN changed_at BIGINT NOT NULL DEFAULT 0")
    op.execute("ALTER TABLE tables ADD COLUMN summary TEXT")
    op.execute("CREATE INDEX tables_changed_at ON tables (changed_at)")
    op.execute("ALTER TABLE entries ADD COLUMN to_move INTEGER")
    op.execute("ALTER TABLE entries ADD COLUMN writer VARCHAR(16)")
    op.execute("CREATE TABLE nodes (node VARCHAR(32) PRIMARY KEY, seen_at BIGINT NOT NULL)")
    op.execute(
        "CREATE TABLE presence (node VARCHAR(32) NOT NULL, code VARCHAR(16) NOT NULL, person VARCHAR(64) NOT NULL,"
        " PRIMARY KEY (node, code, person))"
    )
    op.execute("CREATE INDEX presence_code ON presence (code)")
    op.execute(
        "CREATE TABLE spent (node VARCHAR(32) NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL,"
        " what VARCHAR(16) NOT NULL, who VARCHAR(32) NOT NULL, cost FLOAT NOT NULL,"
        " PRIMARY KEY (node, number))"
    )
    op.execute("CREATE INDEX spent_at ON spent (at)")
