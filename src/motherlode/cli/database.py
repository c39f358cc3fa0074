"""Where the tables are kept, for the server and for play at the keyboard alike."""

from pathlib import Path

import click
import platformdirs
from sqlalchemy.exc import SQLAlchemyError

from motherlode.table.migrations import BadDatabase
from motherlode.table.store import Store


def default_database() -> str:
    """A file in the user's data folder."""
    return str(Path(platformdirs.user_data_dir("motherlode")) / "tables.db")


def open_store(place: str, *, make: bool = True) -> Store:
    """The database at a place, a new one where there is none and it may be made. One that cannot be used is told in a
    sentence.
    """
    if not make and "://" not in place and not Path(place).exists():
        raise click.ClickException(f"There is no database {place}: 'motherlode serve --database {place}' makes one.")
    try:
        if "://" not in place:
            Path(place).parent.mkdir(parents=True, exist_ok=True)
        store = Store(place)
    except (OSError, SQLAlchemyError, ImportError, BadDatabase) as error:
        reason = str(error).splitlines()[0]
        raise click.ClickException(f"The database {shown(place)} cannot be used: {reason}") from None
    if store.lost:
        click.echo(
            f"Of the database {shown(place)} the end is missing: {store.lost} entries of tables' logs were there and"
            " are no more. Tables go on from what is left; a backup may have more.",
            err=True,
        )
    return store


def shown(place: str) -> str:
    """A place without the password that it may hold."""
    scheme, separator, rest = place.partition("://")
    return f"{scheme}{separator}{rest.rpartition('@')[2]}" if separator else place
