"""People who want to be more than guests."""

from sqlalchemy import BigInteger, Boolean, Column, Index, String, Text, false
from sqlalchemy import Table as SqlTable

from motherlode.table.schema.metadata import SCHEMA

PEOPLE = SqlTable(
    "people",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("page", String(16), nullable=False),
    Column("name", String(64)),
    Column("skeleton", String(255)),
    Column("avatar", String(16)),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("suspended_at", BigInteger),
    Index("people_page", "page", unique=True),
    Index("people_skeleton", "skeleton", unique=True),
)
"""`page` names a person's page to others. `skeleton` is what a reserved name looks like (`names.py`); none without a
passkey. Times are in milliseconds since 1970.
"""
PASSKEYS = SqlTable(
    "passkeys",
    SCHEMA,
    Column("credential", String(1400), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Index("passkeys_person", "person"),
)
CHALLENGES = SqlTable(
    "challenges",
    SCHEMA,
    Column("challenge", String(128), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("challenges_at", "at"),
)
"""What a passkey has to sign: each once, and soon. The person is empty where it is the passkey that says who it is."""
SESSIONS = SqlTable(
    "sessions",
    SCHEMA,
    Column("session", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("device", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("sessions_person", "person"),
)
"""The devices on which somebody is a person."""
REVOKED = SqlTable(
    "revoked",
    SCHEMA,
    Column("mark", String(80), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("lifted", Boolean, nullable=False, server_default=false()),
    Index("revoked_at", "at"),
)
"""What is signed and yet not valid any more (`sessions.py`): sessions that were ended, guests that are no more, people
who are suspended. One that is lifted is valid again.
"""
BLOCKS = SqlTable(
    "blocks",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("name", String(64)),
    Column("at", BigInteger, nullable=False),
    Index("blocks_other", "other"),
)
FRIENDS = SqlTable(
    "friends",
    SCHEMA,
    Column("person", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("friends_other", "other"),
)
"""Each friendship is two rows."""
REPORTS = SqlTable(
    "reports",
    SCHEMA,
    Column("number", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("code", String(16), nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("person", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("closed_at", BigInteger),
    Index("reports_at", "at"),
    Index("reports_code", "code", "at"),
    Index("reports_person", "person"),
    Index("reports_reporter", "reporter"),
)
"""Chat that somebody reported, for the operator and the host of the table."""
PEOPLE_LOG = SqlTable(
    "people_log",
    SCHEMA,
    Column("number", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(64), nullable=False),
    Column("what", Text, nullable=False),
    Index("people_log_at", "at"),
    Index("people_log_person", "person"),
)
"""What operators did to people."""
