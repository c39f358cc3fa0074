"""Notices (`notices/`)."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Text, false
from sqlalchemy import Table as SqlTable

from motherlode.table.schema.metadata import SCHEMA, index_of_set

OUTBOX = SqlTable(
    "outbox",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("code", String(16), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("facts", Text, nullable=False),
    Column("due_at", BigInteger),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("sent", Text, nullable=False, server_default=""),
    Column("sent_at", BigInteger),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Index("outbox_code", "code"),
)
"""What people are told of tables where they are not. `due_at` is when it is to be sent; none for one that was sent,
which stays until the person comes to the table: there is only one of a kind meanwhile. `sent` are the ways by which it
went already, `listed` that it waits for the daily list. Times are in milliseconds since 1970, `at` that of the entry.
"""
index_of_set("outbox_due_at", OUTBOX.c.due_at)
NOTICE_WISHES = SqlTable(
    "notice_wishes",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("wishes", Text, nullable=False),
    Column("origin", String(255), nullable=False),
    Column("webhook", Text),
    Column("webhook_form", String(8)),
    Column("list_at", BigInteger),
)
"""What a person wants to be told (`notices/preferences.py`); who wants nothing has no row, and nothing is written for
them. `origin` is where the person uses this server, `list_at` when the next daily list is due.
"""
index_of_set("notice_wishes_list_at", NOTICE_WISHES.c.list_at)
NOTICE_MAIL = SqlTable(
    "notice_mail",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("token", String(32), nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger),
    Index("notice_mail_token", "token", unique=True),
    Index("notice_mail_address", "address", "asked_at"),
)
"""Where a person wants mail. Nothing but one question is sent there before it is confirmed by the token in it."""
PUSH_DEVICES = SqlTable(
    "push_devices",
    SCHEMA,
    Column("device", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("label", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("push_devices_person", "person"),
)
"""Browsers that get notices by web push; `device` is a digest of the endpoint."""
