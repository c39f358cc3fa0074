"""How a table gets its host: it is opened, by a person or for some, or comes back from its log."""

import asyncio

from motherlode.table import entries as log
from motherlode.table.decide import new_code, open_table
from motherlode.table.entries import Entry, Settings, Written
from motherlode.table.errors import Refused
from motherlode.table.host import TableHost
from motherlode.table.ports import AlreadyWritten, Log, Ports, Writing
from motherlode.table.summary import status_of
from motherlode.table.table import Table


async def open_host(ports: Ports, person: str, settings: Settings) -> TableHost:
    """A new table."""
    return await found_host(ports, [open_table(person, settings, ports.token)])


async def found_host(
    ports: Ports, entries: list[Entry], code: str | None = None, claims: tuple[tuple[str, str], ...] = ()
) -> TableHost:
    """A new table whose log begins with some entries; a code that is given is known to who keeps it already. With
    claims, only if all of those people still want a seat.
    """
    is_known, code, at = code is not None, code or new_code(ports.token), ports.clock.now()
    table = await _rebuild(ports, code, [Written(entry, at) for entry in entries])
    try:
        await _append(ports.log, Writing(code, 0, tuple(entries), at, status=status_of(table), claims=claims))
    except Exception as error:
        if claims and isinstance(error, AlreadyWritten):
            raise Refused("taken", "Somebody of these people is gone, or has a seat already.") from None
        if is_known and isinstance(error, AlreadyWritten):
            return await load_host(ports, code)  # somebody else has opened it at the same moment
        ports.monitor.fail("table not opened", error, code)
        raise Refused("not_saved", "The table could not be saved; try again in a moment.") from None
    return TableHost(table, ports)


async def _append(log: Log, writing: Writing) -> None:
    """Returns when a writing is on disk."""
    done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    log.append(writing, lambda error: None if done.cancelled() else done.set_result(error))
    if error := await done:
        raise error


async def load_host(ports: Ports, code: str) -> TableHost:
    """A table as its log has it."""
    written = await ports.log.read(code, 0)
    if not written:
        raise Refused("no_such_table", "There is no table with this code.")
    return TableHost(await _rebuild(ports, code, written), ports)


async def _rebuild(ports: Ports, code: str, written: list[Written]) -> Table:
    if not any(isinstance(entry, log.Started) for entry, _ in written):
        return Table.rebuild(code, written)
    for name in {entry.settings.game for entry, _ in written if isinstance(entry, log.Opened | log.Configured)}:
        await ports.rules_loader.rules(name)
    return await asyncio.to_thread(Table.rebuild, code, written)
