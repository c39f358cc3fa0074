"""Tables in use are found by their own times; an index of all entries' times would cost every move."""

from alembic import op

revision, down_revision = "0006", "0005"


def upgrade() -> None:
    op.execute("DROP INDEX entries_at")
