"""What `motherlode ratings` shows."""

import click

from motherlode.cli.people import now, opened, person_of
from motherlode.ratings.anchors import ladders
from motherlode.ratings.model import points
from motherlode.table import ratings
from motherlode.table.people import People, writing

MOST = 20


def check(repair: bool, database: str | None) -> None:
    with opened(database) as store:
        with store.engine.connect() as connection:
            games, found = ratings.check(connection)
        if repair and found:
            with writing(store.engine) as connection:
                ratings.repair(connection)
    for each in found[:MOST]:
        click.echo(f"{each.pool}: {each.what}")
    if not found:
        click.echo(f"The ratings follow from {_rated(games)}, bit for bit.")
    elif repair:
        click.echo(f"Repaired {len(found)} differences, from {_rated(games)}.")
    else:
        raise click.ClickException(f"{len(found)} differences from {_rated(games)}; --repair writes them anew.")


def _rated(games: int) -> str:
    return "1 rated game" if games == 1 else f"{games} rated games"


def leaders(pool: str | None, database: str | None) -> None:
    if pool is not None and pool not in ladders():
        raise click.ClickException(f"There are no ratings of {pool!r}: choose one of {', '.join(ladders())}.")
    with opened(database) as store:
        found = {
            name: ratings.all_rows(store.engine, ratings.leaders(name, MOST))
            for name in ([pool] if pool else ladders())
        }
    for name, rows in found.items():
        if rows or pool:
            click.echo(f"{name}: {len(rows)} with a rating that is certain enough")
        for place, row in enumerate(rows, 1):
            shown = f"{points(row.certain):5}  {points(row.mu):5} ±{points(row.sigma)}"
            click.echo(f"{place:4}  {shown}  {row.games:4} games  {row.name or '-'}  {row.page}")
    if not pool and not any(found.values()):
        click.echo("Nobody has a rating that is certain enough yet.")


def void(page: str, why: str, is_void: bool, database: str | None) -> None:
    with opened(database) as store:
        people = People(store.engine)
        person = person_of(people, page)
        with writing(store.engine) as connection:
            games = ratings.void(connection, person.person, is_void)
        done = "out of the ratings" if is_void else "in the ratings again"
        people.note(person.person, f"{games} rated games {done}{f': {why}' if why else ''}", now())
    click.echo(f"{games} rated games of {person.name or page} are {done}; all others were computed anew.")


def bots() -> None:
    for pool, ladder in ladders().items():
        click.echo(f"{pool}: luck {points(ladder.beta)}, {ladder.games} games")
        for name, bot in sorted((ladder.bots | ladder.beside).items(), key=lambda named: named[1].mu):
            click.echo(f"{points(bot.mu):7} ±{points((bot.high - bot.low) / 2):<4} {name}")
