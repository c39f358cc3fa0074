"""What `motherlode serve` does."""

import contextlib

import click

from motherlode.cli.database import default_database, open_store, shown
from motherlode.web import logs
from motherlode.web.config import Config
from motherlode.web.server import make_server


def serve(host: str, port: int, database: str | None, origins: tuple[str, ...], secure: bool) -> None:
    """Runs the server until it is told to stop."""
    place = database or default_database()
    open_store(place).close()  # one that cannot be used is told before anything starts
    logs.set_up()
    click.echo(f"Motherlode serves on http://{host}:{port} and keeps its tables in {shown(place)}.", err=True)
    server = make_server(Config(database=place, host=host, port=port, origins=origins, secure=secure))
    with contextlib.suppress(KeyboardInterrupt):  # it has stopped cleanly before it says so
        server.run()
