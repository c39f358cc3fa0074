"""What `motherlode serve` does."""

import contextlib
import socket
import webbrowser
from pathlib import Path

import click
import platformdirs
from sqlalchemy.exc import SQLAlchemyError

from motherlode.table.store import Store
from motherlode.web import logs
from motherlode.web.config import Config
from motherlode.web.here import EVERYWHERE, addresses
from motherlode.web.server import make_server


def default_database() -> str:
    """A file in the user's data folder."""
    return str(Path(platformdirs.user_data_dir("motherlode")) / "tables.db")


def serve(
    host: str, port: int, database: str | None, origins: tuple[str, ...], secure: bool, open_browser: bool = False
) -> None:
    """Runs the server until it is told to stop."""
    place = database or default_database()
    _check(place)
    with _listen(host, port) as listening:
        logs.set_up()
        port = listening.getsockname()[1]
        config = Config(database=place, host=host, port=port, origins=origins, secure=secure, tell=_tell)
        server = make_server(config, lambda: _welcome(config, open_browser))
        with contextlib.suppress(KeyboardInterrupt):  # it has stopped cleanly before it says so
            server.run([listening])


def _tell(sentence: str) -> None:
    click.echo(sentence, err=True)


def _welcome(config: Config, open_browser: bool) -> None:
    """Says where the server is, and shows it."""
    here = f"http://{_in_a_url('127.0.0.1' if config.host in EVERYWHERE else config.host)}:{config.port}"
    _tell(f"Motherlode is at {here} (stop it with Ctrl-C) and keeps its tables in {_shown(config.database)}.")
    for address in addresses(config.host, config.port):
        _tell(f"Others on this network find it at {address}.")
    if open_browser:
        webbrowser.open(here)


def _in_a_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, dualstack_ipv6=host == "::", backlog=2048)
    except OSError as error:
        raise click.ClickException(
            f"The server cannot listen at {host}, port {port} ({error.strerror}): name another with --host or --port."
        ) from None


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
