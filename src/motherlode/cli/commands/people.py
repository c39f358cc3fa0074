"""What operators do about people."""

import click

from motherlode.cli.options import DATABASE
from motherlode.extras import needs

PAGE = click.argument("page")


@click.group()
def people() -> None:
    """Find, rename and suspend people, and read what was reported. Everything that changes somebody is logged.

    A person is named by the page: the last part of its address, /p/PAGE.

    \b
    Try:
      motherlode people find mia
      motherlode people suspend 3f2a90c1b7de --why "insults in the chat"
    """


@people.command()
@click.argument("text")
@DATABASE
def find(text: str, database: str | None) -> None:
    """List people by a part of their name, or by their page."""
    with needs("play"):
        from motherlode.cli.people import find as run

    run(text, database)


@people.command()
@PAGE
@click.argument("name")
@DATABASE
def rename(page: str, name: str, database: str | None) -> None:
    """Give somebody another name."""
    with needs("play"):
        from motherlode.cli.people import rename as run

    run(page, name, database)


WHY = click.option("--why", default="", help="For the log.")


@people.command()
@PAGE
@WHY
@DATABASE
def suspend(page: str, why: str, database: str | None) -> None:
    """Let nobody be this person any more: sessions and passkeys are void within seconds, and the page is gone."""
    with needs("play"):
        from motherlode.cli.people import suspend as run

    run(page, True, why, database)


@people.command()
@PAGE
@WHY
@DATABASE
def allow(page: str, why: str, database: str | None) -> None:
    """Take a suspension back."""
    with needs("play"):
        from motherlode.cli.people import suspend as run

    run(page, False, why, database)


@people.command()
@click.option("--close", metavar="NUMBER", help="Note that a report was dealt with.")
@DATABASE
def reports(close: str | None, database: str | None) -> None:
    """Show what people reported and nobody has dealt with, the oldest first."""
    with needs("play"):
        from motherlode.cli.people import reports as run

    run(close, database)


@people.command()
@DATABASE
def log(database: str | None) -> None:
    """Show what operators did to people, the newest first."""
    with needs("play"):
        from motherlode.cli.people import show_audit_log as run

    run(database)


@people.command()
@DATABASE
def recount(database: str | None) -> None:
    """Count all finished games anew: results, who met whom, achievements. Nothing should change by it."""
    with needs("play"):
        from motherlode.cli.people import recount as run

    run(database)
