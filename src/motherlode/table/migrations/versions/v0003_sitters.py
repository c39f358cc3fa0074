"""A person's tables are found without reading all logs."""

from alembic import op

revision, down_revision = "0003", "0002"


def upgrade() -> None:
    op.execute("CREATE TABLE sitters (person VARCHAR(64), code VARCHAR(16), PRIMARY KEY (person, code))")
