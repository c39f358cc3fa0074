"""Commands of whoever runs a server."""

from typing import Any

import click

from motherlode.cli.options import DATABASE, JSON, retention
from motherlode.cli.parameters import NetworkAddress
from motherlode.extras import needs


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--network", is_flag=True, help="Listen to other devices on the network, too (as --host 0.0.0.0).")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port to listen at.")
@DATABASE
@click.option("--origin", "origins", multiple=True, help="Another origin that browsers may come from; can be repeated.")
@click.option("--host-name", "host_names", multiple=True, help="A name by which browsers reach it; can be repeated.")
@click.option(
    "--proxy",
    "proxies",
    type=NetworkAddress(),
    multiple=True,
    help="A proxy before the server, whose forwarded addresses are believed; can be repeated.",
)
@click.option(
    "--metrics-from",
    type=NetworkAddress(),
    multiple=True,
    help="Who may read /metrics, instead of this machine alone; can be repeated.",
)
@click.option("--secure", is_flag=True, help="Send cookies over HTTPS only; for a server behind TLS.")
@click.option("--url", help="Where people reach it, as https://gold.example: for links in what is sent to them.")
@click.option(
    "--mail-server",
    envvar="MOTHERLODE_MAIL_SERVER",
    metavar="URL",
    help="What sends mail, as smtps://USER:PASSWORD@mail.example; better given as MOTHERLODE_MAIL_SERVER. Needs --url.",
)
@click.option(
    "--mail-from",
    envvar="MOTHERLODE_MAIL_FROM",
    metavar="ADDRESS",
    help="Whom mails come from, as 'Motherlode <table@gold.example>'.",
)
@click.option(
    "--drain",
    type=click.FloatRange(0, 600),
    default=0,
    metavar="SECONDS",
    help="When told to stop, send people on to other servers for so long; with several servers.",
)
@click.option("--laboratory/--no-laboratory", default=True, help="Let people play experiments with rules.")
@click.option(
    "--laboratory-seconds",
    type=click.FloatRange(1, 3600),
    default=60,
    show_default=True,
    help="How long a core works for one experiment at most.",
)
@click.option(
    "--laboratory-cores",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="How many cores work for experiments, after everybody else.",
)
@click.option(
    "--pondering/--no-pondering",
    default=False,
    show_default=True,
    help="Let bots think ahead while people decide, as long as no other bot wants to think.",
)
@retention
@click.option("--open", "open_browser", is_flag=True, help="Open the browser when the server is ready.")
def serve(
    host: str,
    network: bool,
    port: int,
    database: str | None,
    origins: tuple[str, ...],
    secure: bool,
    open_browser: bool,
    metrics_from: tuple[str, ...],
    keep_tables: int,
    keep_unstarted: int,
    **more: Any,
) -> None:
    """Run a server where people and bots play, in the browser or through the protocol (docs/protocol.md)."""
    with needs("play"):
        from motherlode.cli.serving import serve as run
        from motherlode.table.retention import Retention

    more["retention"] = Retention(keep_tables, keep_unstarted)
    if metrics_from:
        more["metrics_from"] = metrics_from
    run("0.0.0.0" if network else host, port, database, origins, secure, open_browser, **more)


@click.command()
@retention
@click.option("--dry-run", is_flag=True, help="Only say what would be removed.")
@DATABASE
def sweep(keep_tables: int, keep_unstarted: int, dry_run: bool, database: str | None) -> None:
    """Remove tables that nobody has used for long, with their logs and records.

    Finished games of people who are more than guests stay. A server does the same by itself, every hour.
    """
    with needs("play"):
        from motherlode.cli.serving import sweep as run
        from motherlode.table.retention import Retention

    run(Retention(keep_tables, keep_unstarted), dry_run, database)


@click.command("rotate-keys")
@click.option(
    "--keep", type=click.IntRange(0), default=3, show_default=True, help="How many older keys are still read."
)
@DATABASE
def rotate_keys(keep: int, database: str | None) -> None:
    """Make a new key that signs the guests' cookies, used from the server's next start on.

    Guests whose cookie an older key has signed stay who they are, and get a new cookie; with `--keep 0` all cookies
    and personal links become void, and people lose their seats.
    """
    with needs("play"):
        from motherlode.cli.serving import rotate_keys as run

    run(keep, database)


@click.command()
@DATABASE
@click.option("--url", help="Also ask a running server, as people reach it: https://gold.example.")
@JSON
def doctor(database: str | None, url: str | None, as_json: bool) -> None:
    """Look at all that a server stands on, and say what to do; nothing is changed.

    Versions, the database's form, clocks, the standby, time limits, disks; with --url also TLS, WebSockets and the
    addresses that a proxy forwards. The exit status is 1 if there is a problem, 0 if there are at most warnings.

    \b
    Try:
      motherlode doctor --database postgresql://motherlode@db.example/motherlode --url https://gold.example
    """
    with needs("play"):
        from motherlode.cli.doctor import doctor as run

    run(database, url, as_json)
