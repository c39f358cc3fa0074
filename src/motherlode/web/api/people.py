"""Who I am, beyond a guest: a name of one's own, passkeys, sessions, and one's data."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from litestar import Response
from litestar.datastructures import Cookie

from motherlode.table import Refused
from motherlode.table import commands as ask
from motherlode.table.people import Person
from motherlode.table.text import Avatar, known_avatar
from motherlode.web import passkeys
from motherlode.web.api.endpoint import (
    AnyRequest,
    StrictBody,
    get,
    must_be_guest,
    post,
    read_strictly,
    with_identity,
)
from motherlode.web.api.guests import Switched, device_of, way_back
from motherlode.web.context import AppContext, context_of, identity_of, limit, now_of
from motherlode.web.guests import COOKIE, Identity
from motherlode.web.internal_commands import run_command_as

T = TypeVar("T")
BEFORE = "before"
"""The session of all devices that were the guest before there was a person."""


class PasskeyShown(msgspec.Struct, frozen=True):
    id: str
    label: str
    created_at: int
    """In milliseconds since 1970."""
    used_at: int


class SessionShown(msgspec.Struct, frozen=True):
    id: str
    """`before` is all devices that were the guest before there was a person."""
    device: str
    created_at: int
    seen_at: int
    here: bool


class Myself(msgspec.Struct, frozen=True, kw_only=True):
    """Who one is; a guest has no page."""

    page: str | None
    name: str | None
    avatar: Avatar | None
    reserved: bool
    """Nobody else can have the name, or one that looks like it."""
    passkeys: tuple[PasskeyShown, ...]
    sessions: tuple[SessionShown, ...]


class NameWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    avatar: str | None = None


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What a browser hands to its passkeys, as WebAuthn has it."""

    options: dict[str, Any]


class PasskeyAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a passkey said, as WebAuthn has it."""

    credential: dict[str, Any]


class PasskeyChosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    passkey: str


class SessionChosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    session: str


class Done(msgspec.Struct, frozen=True):
    done: bool = True


async def work(job: Callable[[], T]) -> T:
    """What waits for the disk."""
    return await asyncio.to_thread(job)


@get("/api/me/person", summary="Who one is: name, passkeys, sessions")
async def myself(request: AnyRequest) -> Myself:
    limit(request, "read")
    context, identity = context_of(request), identity_of(request)
    if identity is None:
        return Myself(page=None, name=None, avatar=None, reserved=False, passkeys=(), sessions=())
    return await work(lambda: _show(context, identity))


def _show(context: AppContext, identity: Identity) -> Myself:
    people, person = context.people, context.people.find(identity.guest)
    if person is None:
        return Myself(page=None, name=None, avatar=None, reserved=False, passkeys=(), sessions=())
    sessions = [
        SessionShown(row.session, row.device, row.created_at, row.seen_at, row.session == identity.session)
        for row in people.sessions(person.person)
    ]
    if context.sessions.is_valid(Identity(person.person)):
        here = identity.session is None
        sessions.append(SessionShown(BEFORE, "", person.created_at, person.created_at, here))
    return Myself(
        page=person.page,
        name=person.name,
        avatar=known_avatar(person.avatar),
        reserved=person.skeleton is not None,
        passkeys=tuple(
            PasskeyShown(row.credential, row.label, row.created_at, row.used_at)
            for row in people.passkeys(person.person)
        ),
        sessions=tuple(sessions),
    )


@post("/api/me/person", summary="Take a name; with a passkey it is reserved", status_code=200)
async def rename(request: AnyRequest, data: StrictBody[NameWanted]) -> Response[Myself]:
    wanted = read_strictly(data, NameWanted)
    limit(request, "person")
    context, guest = context_of(request), must_be_guest(request)
    identity = await work(lambda: _become_person(request, context, guest))
    await work(lambda: context.people.rename(guest, wanted.name, wanted.avatar))
    return with_identity(request, await work(lambda: _show(context, identity)), identity)


@post("/api/me/name/look", summary="Whether one may have a name; nothing is changed", status_code=200)
async def look_at_name(request: AnyRequest, data: StrictBody[NameWanted]) -> Done:
    wanted = read_strictly(data, NameWanted)
    limit(request, "person")
    context, guest = context_of(request), must_be_guest(request)
    await work(lambda: context.people.check_name(wanted.name, guest))
    return Done()


def _become_person(request: AnyRequest, context: AppContext, guest: str) -> Identity:
    """A guest becomes a person, and this device has a session."""
    context.people.make(guest, now_of(context))
    identity = identity_of(request)
    if identity is not None and identity.guest == guest and identity.session is not None:
        return identity
    return Identity(guest, context.people.open_session(guest, device_of(request), now_of(context)))


# Passkeys.


@post("/api/me/passkeys/options", summary="What a browser needs to make a passkey", status_code=200)
async def passkey_options(request: AnyRequest, data: StrictBody[NameWanted]) -> PasskeyOptions:
    wanted = read_strictly(data, NameWanted)
    limit(request, "person")
    site, context, guest = passkeys.relying_party_of(request), context_of(request), must_be_guest(request)

    def make() -> PasskeyOptions:
        context.people.check_name(wanted.name, guest)
        person = context.people.make(guest, now_of(context))
        known = [row.credential for row in context.people.passkeys(guest)]
        challenge, options = passkeys.creation(site, person.page, wanted.name, known)
        context.people.challenge(challenge, guest, now_of(context))
        return PasskeyOptions(options)

    return await work(make)


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a browser made, and the name that it reserves."""

    credential: dict[str, Any]
    name: str
    avatar: str | None = None


@post("/api/me/passkeys", summary="Add a passkey; the name is reserved from then on")
async def add_passkey(request: AnyRequest, data: StrictBody[NewPasskey]) -> Response[Myself]:
    new = read_strictly(data, NewPasskey)
    limit(request, "person")
    site, context, guest = passkeys.relying_party_of(request), context_of(request), must_be_guest(request)

    def add() -> Identity:
        people, now = context.people, now_of(context)
        people.check_name(new.name, guest)
        challenge = passkeys.challenge_in(new.credential)
        people.answer(challenge, guest, now)
        answer = passkeys.check_new(site, new.credential, challenge)
        people.add_passkey(guest, *answer, device_of(request), now)
        people.rename(guest, new.name, new.avatar)
        return _become_person(request, context, guest)

    identity = await work(add)
    return with_identity(request, await work(lambda: _show(context, identity)), identity, 201)


@post("/api/me/passkeys/remove", summary="Remove a passkey", status_code=200)
async def remove_passkey(request: AnyRequest, data: StrictBody[PasskeyChosen]) -> Done:
    chosen = read_strictly(data, PasskeyChosen)
    limit(request, "person")
    guest = must_be_guest(request)
    await work(lambda: context_of(request).people.remove_passkey(guest, chosen.passkey))
    return Done()


@post("/api/passkey/options", summary="What a browser needs to ask for a passkey", status_code=200)
async def sign_in_options(request: AnyRequest) -> PasskeyOptions:
    limit(request, "person")
    site, context = passkeys.relying_party_of(request), context_of(request)
    challenge, options = passkeys.request_of(site)
    await work(lambda: context.people.challenge(challenge, "", now_of(context)))
    return PasskeyOptions(options)


@post("/api/passkey", summary="Be the person of a passkey on this device", status_code=200)
async def sign_in(request: AnyRequest, data: StrictBody[PasskeyAnswer]) -> Response[Switched]:
    said = read_strictly(data, PasskeyAnswer)
    limit(request, "guess")
    site, context = passkeys.relying_party_of(request), context_of(request)
    person = await work(lambda: _check_passkey(context, site, said.credential))
    if person.suspended_at is not None:
        raise Refused("suspended", "The operator of this server has suspended this person.")
    session = await work(lambda: context.people.open_session(person.person, device_of(request), now_of(context)))
    return with_identity(request, Switched(way_back(request, person.person)), Identity(person.person, session))


def _check_passkey(context: AppContext, site: passkeys.RelyingParty, credential: dict[str, Any]) -> Person:
    people, now = context.people, now_of(context)
    challenge = passkeys.challenge_in(credential)
    people.answer(challenge, "", now)
    known = people.passkey(str(credential.get("id")))
    person = None if known is None else people.find(known.person)
    if known is None or person is None:
        raise Refused("bad_passkey", "Nobody here has this passkey.")
    count = passkeys.check_known(site, credential, challenge, known.public_key, known.sign_count)
    people.used_passkey(known.credential, count, now)
    return person


# Sessions.


@post("/api/me/sessions/end", summary="End a session of one's own", status_code=200)
async def end_session(request: AnyRequest, data: StrictBody[SessionChosen]) -> Done:
    chosen = read_strictly(data, SessionChosen)
    limit(request, "person")
    context, guest = context_of(request), must_be_guest(request)

    def end() -> None:
        if chosen.session == BEFORE:
            context.people.end_plain_sessions(guest, now_of(context))
        else:
            context.people.end_session(guest, chosen.session, now_of(context))

    await work(end)
    await context.sessions.refresh()
    return Done()


# One's data.


@get("/api/me/data", summary="Everything that is kept of oneself")
async def my_data(request: AnyRequest) -> Response[dict[str, Any]]:
    limit(request, "read", 20)
    context, guest = context_of(request), must_be_guest(request)
    data = await work(lambda: context.people.data_of(guest))
    return Response(data, headers={"content-disposition": 'attachment; filename="motherlode.json"'})


class Deletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So that nobody is deleted by a mere visit."""

    sure: bool


@post("/api/me/delete", summary="Forget who one is; games keep a seat without a name", status_code=200)
async def delete_me(request: AnyRequest, data: StrictBody[Deletion]) -> Response[Done]:
    sure = read_strictly(data, Deletion).sure
    limit(request, "person")
    context, guest = context_of(request), must_be_guest(request)
    if not sure:
        raise Refused("not_sure", "Who is not sure is not deleted.")
    await _leave_tables(context, guest)
    await work(lambda: context.people.delete(guest, now_of(context)))
    await context.sessions.refresh()
    return Response(Done(), cookies=[Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")])


async def _leave_tables(context: AppContext, guest: str) -> None:
    """As by hand: seats become free, and where others play a bot plays on."""
    for own in await context.manager.tables_of(guest):
        host = await context.manager.find(own.listed.code)
        with suppress(Refused):
            await run_command_as(host, guest, ask.Leave(level="medium" if host.table.running else None))


PEOPLE = [
    myself, rename, look_at_name, passkey_options, add_passkey, remove_passkey, sign_in_options, sign_in, end_session,
    my_data, delete_me,
]  # fmt: skip
