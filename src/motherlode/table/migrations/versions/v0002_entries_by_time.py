"""Tables in use are found by the time of their entries."""

from alembic import op

revision, down_revision = "0002", "0001"


def upgrade() -> None:
    op.execute("CREATE INDEX entries_at ON entries (at)")
