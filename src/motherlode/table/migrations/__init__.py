"""How a database comes to its present form (`schema/`): a new one is made at once, an older one goes step by step.

The steps are Alembic's, in `versions/`. A step that was released is never edited: add another and change `schema/`; a
test compares the two.
"""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from motherlode.rules import MotherlodeError
from motherlode.table.results import recount
from motherlode.table.schema import SCHEMA

NEWEST = "0015"
COUNTED = "0008"
"""From this step on games are counted as they end."""
NUMBERED = 3
"""The first versions counted their steps themselves, up to this one, in a table of one number."""
VERSION = "alembic_version"
OLD_VERSION = "schema_version"
LOCK = 7_305_805_231
"""The name of the advisory lock under which a PostgreSQL database is changed: several servers may start at once."""


class BadDatabase(MotherlodeError):
    """A database that this version cannot use."""

    name = "bad_database"


def migrate(engine: Engine) -> None:
    """Brings a database to its present form, all in one transaction; one that is not ours is refused."""
    with engine.connect() as connection:
        current = version_of(connection) == NEWEST
    if not current:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            _change(connection)
    with engine.connect() as connection:
        check_tables(connection)


def _change(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    version = version_of(connection)
    if version is None:
        SCHEMA.create_all(connection)
        _stamp(connection, NEWEST)
    elif version != NEWEST:
        _stamp(connection, version)
        _upgrade(connection)
        if version < COUNTED:
            recount(connection)


def version_of(connection: Connection) -> str | None:
    """The last step that a database went; None if it is empty."""
    names = inspect(connection).get_table_names()
    if VERSION in names:
        found = str(connection.scalar(text(f"SELECT version_num FROM {VERSION}")))
        if found > NEWEST:
            raise BadDatabase(f"it was changed by a newer version of Motherlode (step {found}); update this one.")
        return found
    if OLD_VERSION in names:
        return _numbered(connection.scalar(text(f"SELECT number FROM {OLD_VERSION}")))
    if strangers := set(names) & SCHEMA.tables.keys():
        raise BadDatabase(f"it has tables ({', '.join(sorted(strangers))}), but does not say of which version.")
    return None


def _numbered(number: object) -> str:
    try:
        step = int(str(number))
    except ValueError:
        raise BadDatabase(f"its version is {number!r}, which is no number; a backup may help.") from None
    if not 0 <= step <= NUMBERED:
        raise BadDatabase(f"it was changed by a newer version of Motherlode (step {step}); update this one.")
    return f"{step:04}"


def check_tables(connection: Connection) -> None:
    """Refuses a database where something is missing."""
    if missing := SCHEMA.tables.keys() - set(inspect(connection).get_table_names()):
        raise BadDatabase(f"the table {' and '.join(sorted(missing))} is missing in it; a backup may help.")


def _stamp(connection: Connection, version: str) -> None:
    connection.execute(text(f"CREATE TABLE IF NOT EXISTS {VERSION} (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text(f"DELETE FROM {VERSION}"))
    if version != f"{0:04}":
        connection.execute(text(f"INSERT INTO {VERSION} (version_num) VALUES (:version)"), {"version": version})


def _upgrade(connection: Connection) -> None:
    # Only an old database pays for loading Alembic.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, NEWEST)
