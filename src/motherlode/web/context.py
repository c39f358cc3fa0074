"""What every request can ask of the server: who asks, from where, whether too often, and for which table."""

import asyncio
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from motherlode.table import Refused
from motherlode.table.fair_queue import FairQueue, Requester
from motherlode.table.groups import Groups
from motherlode.table.host import TableHost
from motherlode.table.people import People
from motherlode.table.social import Social
from motherlode.web.config import Config
from motherlode.web.contest_watch import ContestWatch
from motherlode.web.guests import COOKIE, Guests, Identity
from motherlode.web.laboratory import Laboratory
from motherlode.web.limits import Limits, Sockets, network
from motherlode.web.lobby import Lobby
from motherlode.web.manager import TableManager
from motherlode.web.notices.sender import NoticeSender
from motherlode.web.readiness import Readiness
from motherlode.web.reviews import Reviews
from motherlode.web.security import RequestGuard
from motherlode.web.sessions import Sessions
from motherlode.web.skills import Skills
from motherlode.web.tournaments import TournamentKeeper

Asker = ASGIConnection[Any, Any, Any, Any]


class AppContext(msgspec.Struct):
    config: Config
    manager: TableManager
    warming: "asyncio.Task[None]"
    """Compiles all games; done when the server is as fast as it will be."""
    guests: Guests
    limits: Limits
    sockets: Sockets
    request_guard: RequestGuard
    readiness: Readiness
    sessions: Sessions
    people: People
    social: Social
    lobby: Lobby
    groups: Groups
    record_jobs: FairQueue
    """What plays a whole record again: one after another, and addresses take turns."""
    reviews: Reviews
    skills: Skills
    notices: NoticeSender
    tournaments: TournamentKeeper
    contest_watch: ContestWatch
    laboratory: Laboratory


def context_of(asker: Asker) -> AppContext:
    context: AppContext = asker.app.state.context
    return context


def identity_of(asker: Asker) -> Identity | None:
    """Whose cookie it is, if we signed it and it is still valid."""
    context = context_of(asker)
    identity = context.guests.read(asker.cookies.get(COOKIE))
    return identity if identity is not None and context.sessions.is_valid(identity) else None


def was_signed_out(asker: Asker) -> bool:
    """Whether a cookie of ours came that is not valid any more."""
    return identity_of(asker) is None and context_of(asker).guests.read(asker.cookies.get(COOKIE)) is not None


def guest_of(asker: Asker) -> str | None:
    identity = identity_of(asker)
    return None if identity is None else identity.guest


def address_of(asker: Asker) -> str:
    return asker.client.host if asker.client else ""


def now_of(context: AppContext) -> int:
    """Milliseconds since 1970."""
    return context.manager.ports.clock.now()


def requester_of(asker: Asker) -> Requester:
    return Requester(network(address_of(asker)), guest_of(asker) or "")


def guest_or_new(asker: Asker) -> str:
    """Who asks. Somebody without a cookie becomes a guest; an address gets only so many new guests."""
    guest = guest_of(asker)
    if guest is None:
        limit(asker, "guest")
    return guest or context_of(asker).guests.new()


def limit(asker: Asker, what: str, cost: float = 1) -> None:
    """Refuses what comes too often."""
    context = context_of(asker)
    if not context.limits.allow(what, guest_of(asker), address_of(asker), cost):
        context.manager.metrics.count("limited")
        raise Refused("too_many", "That is too much at once; wait a moment.")


async def find_table(asker: Asker, code: str) -> TableHost:
    """The table of a code. Wrong codes cost more, so that nobody finds a table by trying; a guest pays for no others
    behind the same address.
    """
    context = context_of(asker)
    guest, address = guest_of(asker), address_of(asker)
    if not context.limits.allow_alone("join", guest, address):
        context.manager.metrics.count("limited")
        raise Refused("too_many", "That is too much at once; wait a moment.")
    if not context.limits.has("guess", guest, address):
        context.manager.metrics.count("limited")
        raise Refused("too_many", "There were too many wrong codes; wait a moment.")
    try:
        return await context.manager.find(code)
    except Refused:
        context.limits.allow("guess", guest, address)
        raise
