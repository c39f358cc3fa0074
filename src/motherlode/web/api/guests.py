"""Who somebody is: guests, and their personal links to other devices."""

import asyncio

import msgspec
from litestar import Response
from litestar.params import JSONBody

from motherlode.table import Refused
from motherlode.table.commands import PHRASES
from motherlode.web.api.endpoint import AnyRequest, get, must_be_guest, post, with_cookie, with_identity
from motherlode.web.context import context_of, guest_of, guest_or_new, identity_of, limit, now_of, was_signed_out
from motherlode.web.guests import Identity

BROWSERS = ("Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "Safari")
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux")
CALLED = {"Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung", "Macintosh": "Mac", "CrOS": "ChromeOS"}


class Welcome(msgspec.Struct, frozen=True):
    phrases: tuple[str, ...] = PHRASES
    signed_out: bool = False
    """This device was somebody's until it was signed out; from now on it is a new guest's."""


class PersonalLink(msgspec.Struct, frozen=True):
    """Whoever has the token is the same guest: for another device of one's own."""

    token: str


class GuestShown(msgspec.Struct, frozen=True):
    """What a guest has here: the name that was used last, and the tables."""

    name: str | None
    tables: int


class LinkShown(msgspec.Struct, frozen=True):
    """What would change for whoever uses a personal link on this device."""

    same: bool
    """The link is one's own; nothing would change."""
    yours: GuestShown
    theirs: GuestShown


class Switched(msgspec.Struct, frozen=True):
    """Whoever uses a personal link is another guest from then on, on that device."""

    back: str | None
    """The token of the person it was before; null if it was nobody, or the same."""


@get("/api/me", summary="Become a guest, or stay one")
async def me(request: AnyRequest) -> Response[Welcome]:
    context, identity = context_of(request), identity_of(request)
    if identity is not None and identity.session is not None:
        now = now_of(context)
        await asyncio.to_thread(context.people.seen, identity.guest, identity.session, now)
    return with_cookie(request, Welcome(signed_out=was_signed_out(request)), guest_or_new(request))


@get("/api/me/link", summary="A token for another device of one's own")
async def link(request: AnyRequest) -> PersonalLink:
    context, guest = context_of(request), must_be_guest(request)
    person = await asyncio.to_thread(context.people.find, guest)
    return PersonalLink(context.guests.sign(guest) if person is None else context.guests.sign_link(guest))


@post("/api/me/link/look", summary="What a personal link would change here; nothing is changed", status_code=200)
async def look_at_link(request: AnyRequest, data: JSONBody[PersonalLink]) -> LinkShown:
    theirs, yours = _linked(request, data).guest, guest_of(request)
    return LinkShown(
        same=theirs == yours,
        yours=GuestShown(None, 0) if yours is None else await _show_guest(request, yours),
        theirs=await _show_guest(request, theirs),
    )


@post("/api/me/link", summary="Be the same guest on this device", status_code=200)
async def use_link(request: AnyRequest, data: JSONBody[PersonalLink]) -> Response[Switched]:
    identity, context = _linked(request, data), context_of(request)
    person, once = identity
    if context.guests.read_link(data.token) is not None and once is not None:
        now = now_of(context)
        session = await asyncio.to_thread(context.people.open_session_by_link, person, once, device_of(request), now)
        identity = Identity(person, session)
    return with_identity(request, Switched(way_back(request, identity.guest)), identity)


def device_of(request: AnyRequest) -> str:
    """A browser in a few words, for whoever looks at the list of sessions."""
    agent = request.headers.get("user-agent", "")
    found = [next((CALLED.get(name, name) for name in names if name in agent), None) for names in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name) or "?"


def way_back(request: AnyRequest, guest: str) -> str | None:
    """The token of the person that this device was, if it becomes somebody else."""
    before = identity_of(request)
    return None if before is None or before.guest == guest else context_of(request).guests.sign(*before)


def _linked(request: AnyRequest, link: PersonalLink) -> Identity:
    limit(request, "guess")
    context = context_of(request)
    identity = context.guests.read_link(link.token) or context.guests.read(link.token)
    if identity is None or not context.sessions.is_valid(identity):
        raise Refused("bad_link", "This link is not one of ours, was used already, or was ended.")
    return identity


async def _show_guest(request: AnyRequest, guest: str) -> GuestShown:
    context = context_of(request)
    tables = [own.summary for own in await context.manager.tables_of(guest)]
    person = await asyncio.to_thread(context.people.find, guest)
    if person is not None and person.name is not None:
        return GuestShown(person.name, len(tables))
    names = [seat.name for table in tables for seat in table.seats if seat.person == guest and seat.name is not None]
    names += [table.host_name for table in tables if table.host == guest and table.host_name is not None]
    return GuestShown(names[0] if names else None, len(tables))


GUESTS = [me, link, look_at_link, use_link]
