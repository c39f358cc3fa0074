"""Notices: what people are told who are not at the table, and by which ways."""

from alembic import op

revision, down_revision = "0010", "0009"

NEW = (
    "CREATE TABLE outbox (person VARCHAR(64) NOT NULL, code VARCHAR(16) NOT NULL, kind VARCHAR(8) NOT NULL,"
    " at BIGINT NOT NULL, facts TEXT NOT NULL, due_at BIGINT, tries INTEGER NOT NULL DEFAULT 0,"
    " sent TEXT NOT NULL DEFAULT '', sent_at BIGINT, listed BOOLEAN NOT NULL DEFAULT false,"
    " PRIMARY KEY (person, code, kind))",
    "CREATE INDEX outbox_code ON outbox (code)",
    "CREATE INDEX outbox_due_at ON outbox (due_at) WHERE due_at IS NOT NULL",
    "CREATE TABLE notice_wishes (person VARCHAR(64) NOT NULL PRIMARY KEY, wishes TEXT NOT NULL,"
    " origin VARCHAR(255) NOT NULL, webhook TEXT, webhook_form VARCHAR(8), list_at BIGINT)",
    "CREATE INDEX notice_wishes_list_at ON notice_wishes (list_at) WHERE list_at IS NOT NULL",
    "CREATE TABLE notice_mail (person VARCHAR(64) NOT NULL PRIMARY KEY, address VARCHAR(254) NOT NULL,"
    " token VARCHAR(32) NOT NULL, asked_at BIGINT NOT NULL, confirmed_at BIGINT)",
    "CREATE UNIQUE INDEX notice_mail_token ON notice_mail (token)",
    "CREATE INDEX notice_mail_address ON notice_mail (address, asked_at)",
    "CREATE TABLE push_devices (device VARCHAR(32) NOT NULL PRIMARY KEY, person VARCHAR(64) NOT NULL,"
    " endpoint TEXT NOT NULL, p256dh VARCHAR(128) NOT NULL, auth VARCHAR(64) NOT NULL, label VARCHAR(64) NOT NULL,"
    " created_at BIGINT NOT NULL)",
    "CREATE INDEX push_devices_person ON push_devices (person)",
)


def upgrade() -> None:
    for statement in NEW:
        op.execute(statement)
