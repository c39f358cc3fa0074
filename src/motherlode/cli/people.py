"""Find, rename and suspend people, in the database of a server that may run meanwhile."""

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime

import click

from motherlode.cli.database import default_database, open_store
from motherlode.table import results
from motherlode.table.people import RENAMED, People, Person, writing
from motherlode.table.social import Social
from motherlode.table.store import Store

MOST = 50


@contextmanager
def opened(database: str | None) -> Iterator[Store]:
    with closing(open_store(database or default_database(), make=False)) as store:
        yield store


def find(text: str, database: str | None) -> None:
    with opened(database) as store:
        found = People(store.engine).search(text, MOST)
    for person in found:
        click.echo(_line(person))
    if not found:
        click.echo(f"Nobody is called anything like {text!r}, and no page either.")


def _line(person: Person) -> str:
    state = "  suspended" if person.suspended_at is not None else ""
    reserved = "" if person.skeleton is None else "  passkey"
    return f"{person.page}  {person.name or '-'}  seen {_day(person.seen_at)}{reserved}{state}"


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def person_of(people: People, page: str) -> Person:
    person = people.by_page(page)
    if person is None:
        raise click.ClickException(f"Nobody has the page {page!r}: `motherlode people find NAME` lists pages.")
    return person


def now() -> int:
    return int(1000 * time.time())


def rename(page: str, name: str, database: str | None) -> None:
    with opened(database) as store:
        people = People(store.engine)
        person = person_of(people, page)
        people.rename(person.person, name, person.avatar)
        people.note(person.person, f"{RENAMED} from {person.name!r} to {name!r}", now())
    click.echo(f"{page} is called {name} now.")


def suspend(page: str, suspended: bool, why: str, database: str | None) -> None:
    with opened(database) as store:
        people = People(store.engine)
        person = person_of(people, page)
        people.suspend(person, suspended, now(), why)
    click.echo(f"{person.name or page} is {'suspended' if suspended else 'allowed again'}.")


def reports(close: str | None, database: str | None) -> None:
    with opened(database) as store:
        people = People(store.engine)
        social = Social(store.engine, people)
        if close is not None:
            person = social.close_report(close, now())
            if person is None:
                raise click.ClickException(f"There is no open report {close!r}.")
            people.note(person, f"report {close} closed", now())
            click.echo(f"Report {close} is closed.")
            return
        found = social.reports(MOST)
    for row in found:
        click.echo(f"{row.number}  {_day(row.at)}  table {row.code}  about {row.name or 'a guest'} {row.page or ''}")
        click.echo("".join(f"    {line}\n" for line in row.text.splitlines()), nl=False)
    if not found:
        click.echo("There are no open reports.")


def show_audit_log(database: str | None) -> None:
    with opened(database) as store:
        found = People(store.engine).notes(MOST)
    for row in found:
        click.echo(f"{_day(row.at)}  {row.page or '-'}  {row.name or '-'}  {row.what}")
    if not found:
        click.echo("Nothing was done to anybody yet.")


def recount(database: str | None) -> None:
    with opened(database) as store, writing(store.engine) as connection:
        number = results.recount(connection)
    click.echo(f"Counted {number} games.")
