"""Time to think: where it runs out is found without reading logs, and clocks stand still while nobody serves."""

from alembic import op

revision, down_revision = "0007", "0006"


def upgrade() -> None:
    op.execute("ALTER TABLE tables ADD COLUMN due_at BIGINT")
    op.execute("CREATE INDEX tables_due_at ON tables (due_at) WHERE due_at IS NOT NULL")
    op.execute("CREATE TABLE downtimes (begin_at BIGINT PRIMARY KEY, end_at BIGINT NOT NULL)")
