"""What every request can ask of the server: who asks, from where, whether too often, and for which table."""

from collections.abc import Callable
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from motherlode.table import Refused
from motherlode.web.config import Config
from motherlode.web.guests import COOKIE, Guests
from motherlode.web.hall import Hall
from motherlode.web.limits import Limits, Sockets
from motherlode.web.live import LiveTable

Asker = ASGIConnection[Any, Any, Any, Any]


class Site(msgspec.Struct):
    config: Config
    hall: Hall
    guests: Guests
    limits: Limits
    sockets: Sockets
    is_ours: Callable[[Any], bool]
    """Whether headers are of a request from our own pages."""


def site_of(asker: Asker) -> Site:
    site: Site = asker.app.state.site
    return site


def guest_of(asker: Asker) -> str | None:
    """The guest whose cookie it is, if we signed it."""
    return site_of(asker).guests.read(asker.cookies.get(COOKIE))


def address_of(asker: Asker) -> str:
    return asker.client.host if asker.client else ""


def limit(asker: Asker, what: str) -> None:
    """Refuses what comes too often."""
    site = site_of(asker)
    if not site.limits.allow(what, guest_of(asker), address_of(asker)):
        site.hall.metrics.count("limited")
        raise Refused("too_many", "That is too much at once; wait a moment.")


async def find_table(asker: Asker, code: str) -> LiveTable:
    """The table of a code. Wrong codes cost more, so that nobody finds a table by trying."""
    site = site_of(asker)
    limit(asker, "join")
    if not site.limits.has("guess", address_of(asker)):
        site.hall.metrics.count("limited")
        raise Refused("too_many", "There were too many wrong codes; wait a moment.")
    try:
        return await site.hall.find(code)
    except Refused:
        site.limits.allow("guess", None, address_of(asker))
        raise
