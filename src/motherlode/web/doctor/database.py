"""A database: whether it can be used, its form, and what its surroundings promise. Nothing in it is changed."""

import os
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, create_engine, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from motherlode.table.database import database_url, open_engine
from motherlode.table.migrations import NEWEST, BadDatabase, check_tables, version_of
from motherlode.web.doctor.findings import Finding, ok, problem, warning
from motherlode.web.doctor.machine import check_space
from motherlode.web.doctor.postgresql import examine_postgresql

BACKUP = "Bring back a backup, or name another database (docs/operating.md)."


def examine_database(place: str) -> Iterator[Finding]:
    backend = make_url(database_url(place)).get_backend_name()
    if backend == "postgresql":
        yield from _examine(place, _shared, "Start it, or correct --database.")
    elif backend == "sqlite":
        yield from _examine_file(Path(make_url(database_url(place)).database or ""))
    else:
        yield problem(
            "database",
            f"{backend!r} is no database that Motherlode knows.",
            "Name a file, or the URL of a PostgreSQL database as postgresql://USER@HOST/NAME.",
        )


def _examine_file(file: Path) -> Iterator[Finding]:
    folder = next(parent for parent in (file, *file.parents) if parent.is_dir())
    if not os.access(folder, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
        yield problem(
            "database", f"{file} cannot be written by this user.", "Run this as the server's user, or let it write."
        )
    elif file.exists():
        yield from _examine(f"sqlite:///file:{file}?mode=ro&uri=true", _alone, BACKUP)
    else:
        yield ok("database", f"There is no file {file} yet: the first start of a server makes it.")
    yield check_space("disk", f"the database in {folder}", folder)


def _examine(place: str, more: Callable[[Connection], Iterator[Finding]], advice: str) -> Iterator[Finding]:
    try:
        # A server's own connections, with its time limits; a file is opened for reading alone.
        engine = create_engine(place) if place.startswith("sqlite://") else open_engine(place)
        try:
            with closing(engine.connect().execution_options(isolation_level="AUTOCOMMIT")) as connection:
                yield check_schema(connection)
                yield from more(connection)
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        yield problem("database", f"The database cannot be used: {_first_line(error)}", advice)


def check_schema(connection: Connection) -> Finding:
    try:
        version = version_of(connection)
        if version == NEWEST:
            check_tables(connection)
    except BadDatabase as error:
        return problem("schema", f"The database cannot be used: {error}", BACKUP)
    if version is None:
        return ok("schema", "The database is empty: the first start of a server makes its tables.")
    if version != NEWEST:
        return warning(
            "schema",
            f"The database is of an older version (step {version} of {NEWEST}).",
            "Make a backup: the next start of a server changes it, and older servers cannot use it then.",
        )
    return ok("schema", f"The database has the form of this version (step {version}).")


def _alone(connection: Connection) -> Iterator[Finding]:
    found = connection.scalar(text("PRAGMA quick_check(1)"))
    if found == "ok":
        yield ok("database", "The file is whole. It is for one server: several need PostgreSQL.")
    else:
        yield problem("database", f"The file is damaged: {found}.", BACKUP)


def _shared(connection: Connection) -> Iterator[Finding]:
    yield from examine_postgresql(connection)


def _first_line(error: Exception) -> str:
    return str(error.__cause__ or error).splitlines()[0].rstrip(".") + "."
