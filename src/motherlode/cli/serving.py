"""What `motherlode serve` does."""

import contextlib
from pathlib import Path

import click
import platformdirs
from sqlalchemy.exc import SQLAlchemyError

from motherlode.table.store import Store
from motherlode.web import logs
from motherlode.web.config import Config
from motherlode.web.server import make_server


def default_database() -> str:
    """A file in the user's data folder."""
    return str(Path(platformdirs.user_data_dir("motherlode")) / "tables.db")


def serve(host: str, port: int, database: str | None, origins: tuple[str, ...], secure: bool) -> None:
    """Runs the server until it is told to stop."""
    place = database or default_database()
    _check(place)
    logs.set_up()
    click.echo(f"Motherlode serves on http://{host}:{port} and keeps its tables in {_shown(place)}.", err=True)
    server = make_server(Config(database=place, host=host, port=port, origins=origins, secure=secure))
    with contextlib.suppress(KeyboardInterrupt):  # it has stopped cleanly before it says so
        server.run()


def _check(place: str) -> None:
    """A database that cannot be used is told before anything starts."""
    try:
        if "://" not in place:
            Path(place).parent.mkdir(parents=True, exist_ok=True)
        Store(place).close()
    except (OSError, SQLAlchemyError, ImportError) as error:
        reason = str(error).splitlines()[0]
        raise click.ClickException(f"The database {_shown(place)} cannot be used: {reason}") from None


def _shown(place: str) -> str:
    """A place without the password that it may hold."""
    scheme, mark, rest = place.partition("://")
    return f"{scheme}{mark}{rest.rpartition('@')[2]}" if mark else place
