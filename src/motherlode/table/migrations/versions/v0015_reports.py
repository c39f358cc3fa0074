"""Reports of a table are found by its host, and everything about a person without reading whole tables."""

from alembic import op

revision, down_revision = "0015", "0014"


def upgrade() -> None:
    for name, table, columns in (
        ("reports_code", "reports", ["code", "at"]),
        ("reports_person", "reports", ["person"]),
        ("reports_reporter", "reports", ["reporter"]),
        ("blocks_other", "blocks", ["other"]),
        ("friends_other", "friends", ["other"]),
        ("people_log_person", "people_log", ["person"]),
        ("met_other", "met", ["other"]),
    ):
        op.create_index(name, table, columns)
