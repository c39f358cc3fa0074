"""`motherlode doctor`: looks at everything a server stands on, changes nothing, and says what to do."""

from collections.abc import Iterator

from motherlode.web.doctor.database import examine_database
from motherlode.web.doctor.findings import Finding, Level
from motherlode.web.doctor.machine import examine_machine
from motherlode.web.doctor.server import examine_server

__all__ = ["Finding", "Level", "examine"]


def examine(database: str, url: str | None) -> Iterator[Finding]:
    """Everything that can be found out about this machine, a database and, by its URL, a running server."""
    yield from examine_machine()
    yield from examine_database(database)
    if url is not None:
        yield from examine_server(url)
