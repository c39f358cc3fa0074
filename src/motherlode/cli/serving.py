"""What `motherlode serve` does."""

import contextlib
import os
import socket
import threading
import time
import webbrowser
from typing import Any

import click

from motherlode.cli.database import default_database, open_store, shown
from motherlode.table.migrations import BadDatabase
from motherlode.table.retention import Retention
from motherlode.table.retention import sweep as remove_unused
from motherlode.table.server_lock import ServerLock
from motherlode.table.warmup import COMPILER
from motherlode.web import logs
from motherlode.web.config import Config
from motherlode.web.guests import KEYS, new_key, rotated
from motherlode.web.lan import EVERYWHERE, addresses
from motherlode.web.notices.mail import BadMailServer, MailServer
from motherlode.web.notices.mail import mail_server as parse_mail_server
from motherlode.web.server import make_server
from motherlode.web.urls import read_url


def serve(
    host: str,
    port: int,
    database: str | None,
    origins: tuple[str, ...],
    secure: bool,
    open_browser: bool = False,
    mail_server: str | None = None,
    mail_from: str | None = None,
    **more: Any,
) -> None:
    """Runs the server until it is told to stop; `more` of its `Config`."""
    place = database or default_database()
    more["url"] = _site(more.get("url"))
    more["mail"] = _mail(mail_server, mail_from, more["url"])
    _check(place)
    with _listen(host, port) as listening:
        logs.set_up()
        port = listening.getsockname()[1]
        config = Config(database=place, host=host, port=port, origins=origins, secure=secure, tell=_tell, **more)
        server = make_server(config, lambda: _welcome(config, open_browser))
        with contextlib.suppress(KeyboardInterrupt):  # it has stopped cleanly before it says so
            server.run([listening])
    _leave_the_compiler()


def _site(url: str | None) -> str | None:
    """Where people reach the server, without a slash at its end."""
    if url is None:
        return None
    parts = read_url(url)
    if parts is None or parts.path.strip("/") or parts.query:
        raise click.ClickException("--url is where people reach the server, without a path: https://gold.example.")
    return url.rstrip("/")


def _mail(server: str | None, sender: str | None, url: str | None) -> MailServer | None:
    if server is None:
        return None
    if sender is None or url is None:
        raise click.ClickException("Mail needs --mail-from, whom it comes from, and --url, for the links in it.")
    try:
        return parse_mail_server(server, sender)
    except BadMailServer as error:
        raise click.ClickException(str(error)) from None


def _check(place: str) -> None:
    """A database that cannot be used is told before anything starts."""
    with contextlib.closing(open_store(place)) as store:
        try:
            ServerLock(store).release()
        except BadDatabase as error:
            raise click.ClickException(f"The database {shown(place)} cannot be used: {error}") from None


def sweep(retention: Retention, dry_run: bool, database: str | None) -> None:
    place = database or default_database()
    with contextlib.closing(open_store(place, make=False)) as store:
        swept = remove_unused(store, retention, time.time(), dry_run=dry_run)
    click.echo(swept.sentence(dry_run))


def rotate_keys(keep: int, database: str | None) -> None:
    place = database or default_database()
    with contextlib.closing(open_store(place, make=False)) as store:
        keys = rotated(store.setting(KEYS, new_key()), keep)
        store.change_setting(KEYS, keys)
    click.echo(
        f"There is a new key in {shown(place)}, and {len(keys.split()) - 1} older; restart the server to use it."
    )


def _leave_the_compiler() -> None:
    """A first start's compiling cannot be interrupted, and Python would wait for it; all tables are on disk by now."""
    if any(thread.name.startswith(COMPILER) for thread in threading.enumerate()):
        os._exit(0)


def _tell(sentence: str) -> None:
    click.echo(sentence, err=True)


def _welcome(config: Config, open_browser: bool) -> None:
    """Says where the server is, and shows it."""
    here = f"http://{_in_a_url('127.0.0.1' if config.host in EVERYWHERE else config.host)}:{config.port}"
    _tell(f"Motherlode is at {here} (stop it with Ctrl-C) and keeps its tables in {shown(config.database)}.")
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
