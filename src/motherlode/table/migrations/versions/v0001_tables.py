"""Tables, their logs, records, and what is kept."""

from alembic import op

revision, down_revision = "0001", None


def upgrade() -> None:
    op.execute("CREATE TABLE tables (code VARCHAR(16) PRIMARY KEY, opened_at BIGINT NOT NULL)")
    op.execute(
        "CREATE TABLE entries (code VARCHAR(16) NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL,"
        " entry TEXT NOT NULL, PRIMARY KEY (code, number))"
    )
    op.execute("CREATE TABLE records (name VARCHAR(32) PRIMARY KEY, record TEXT NOT NULL)")
    op.execute("CREATE TABLE keepsakes (name VARCHAR(32) PRIMARY KEY, value TEXT NOT NULL)")
