"""Several servers at one database know of each other, and who is connected where."""

from alembic import op

revision, down_revision = "0005", "0004"


def upgrade() -> None:
    op.execute("CREATE TABLE nodes (node VARCHAR(32) PRIMARY KEY, seen_at BIGINT NOT NULL)")
    op.execute(
        "CREATE TABLE presence (node VARCHAR(32) NOT NULL, code VARCHAR(16) NOT NULL, person VARCHAR(64) NOT NULL,"
        " PRIMARY KEY (node, code, person))"
    )
    op.execute("CREATE INDEX presence_code ON presence (code)")
