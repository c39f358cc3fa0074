"""What was luck in a game that is over."""

from alembic import op

revision, down_revision = "0014", "0013"


def upgrade() -> None:
    op.execute("CREATE TABLE ledgers (record VARCHAR(32) NOT NULL, shares TEXT NOT NULL, PRIMARY KEY (record))")
