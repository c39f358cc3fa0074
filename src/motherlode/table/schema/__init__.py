"""The tables of the database, as they are now. How older databases become like this stands in `migrations/`."""

from motherlode.table.schema.company import GROUP_GAMES, GROUP_MEMBERS, GROUPS, INVITATIONS, SEEKERS
from motherlode.table.schema.contests import ATTEMPTS, CONTEST_GAMES, CONTESTS, ENTRANTS, ROUNDS
from motherlode.table.schema.metadata import SCHEMA
from motherlode.table.schema.notices import NOTICE_MAIL, NOTICE_WISHES, OUTBOX, PUSH_DEVICES
from motherlode.table.schema.people import (
    BLOCKS,
    CHALLENGES,
    FRIENDS,
    PASSKEYS,
    PEOPLE,
    PEOPLE_LOG,
    REPORTS,
    REVOKED,
    SESSIONS,
)
from motherlode.table.schema.puzzles import PUZZLE_ATTEMPTS
from motherlode.table.schema.ratings import RATED, RATING_CHANGES, RATING_POOLS, RATINGS
from motherlode.table.schema.results import ACHIEVED, GAMES, LEDGERS, MET, PLAYED, TALLIES
from motherlode.table.schema.servers import NODES, PRESENCE, SETTINGS, SPENT
from motherlode.table.schema.tables import DOWNTIMES, ENTRIES, MEMBERSHIPS, RECORDS, SEALS, TABLES

__all__ = [
    "ACHIEVED",
    "ATTEMPTS",
    "BLOCKS",
    "CHALLENGES",
    "CONTESTS",
    "CONTEST_GAMES",
    "DOWNTIMES",
    "ENTRANTS",
    "ENTRIES",
    "FRIENDS",
    "GAMES",
    "GROUPS",
    "GROUP_GAMES",
    "GROUP_MEMBERS",
    "INVITATIONS",
    "LEDGERS",
    "MEMBERSHIPS",
    "MET",
    "NODES",
    "NOTICE_MAIL",
    "NOTICE_WISHES",
    "OUTBOX",
    "PASSKEYS",
    "PEOPLE",
    "PEOPLE_LOG",
    "PLAYED",
    "PRESENCE",
    "PUSH_DEVICES",
    "PUZZLE_ATTEMPTS",
    "RATED",
    "RATINGS",
    "RATING_CHANGES",
    "RATING_POOLS",
    "RECORDS",
    "REPORTS",
    "REVOKED",
    "ROUNDS",
    "SCHEMA",
    "SEALS",
    "SEEKERS",
    "SESSIONS",
    "SETTINGS",
    "SPENT",
    "TABLES",
    "TALLIES",
]
