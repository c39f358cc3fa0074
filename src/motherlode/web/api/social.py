"""Friends, blocks and reports."""

import asyncio

import msgspec

from motherlode.table import Refused, Table
from motherlode.table.people import Person
from motherlode.table.text import clean_text
from motherlode.web.api.endpoint import AnyRequest, StrictBody, get, must_be_guest, post, read_strictly
from motherlode.web.api.people import Done
from motherlode.web.api.profiles import PageName
from motherlode.web.api.tables import Code
from motherlode.web.context import AppContext, context_of, find_table, limit, now_of


class SeatChosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int


class SeatReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    note: str = ""
    """What the operator should know."""


class OtherChosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str


class OtherShown(msgspec.Struct, frozen=True):
    id: str
    name: str | None
    page: str | None


class Others(msgspec.Struct, frozen=True):
    friends: tuple[OtherShown, ...]
    blocked: tuple[OtherShown, ...]


class ReportShown(msgspec.Struct, frozen=True):
    """What the host of a table learns of a report."""

    name: str | None
    """Of who was reported."""
    lines: tuple[str, ...]


class TableReports(msgspec.Struct, frozen=True):
    reports: tuple[ReportShown, ...]


class FriendLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever uses the token becomes a friend of the person who gave it."""

    token: str


@get("/api/me/others", summary="One's friends, and whom one has blocked")
async def my_others(request: AnyRequest) -> Others:
    limit(request, "read")
    social, guest = context_of(request).social, must_be_guest(request)
    friends, blocked = await asyncio.to_thread(lambda: (social.friends(guest), social.blocks(guest)))
    return Others(tuple(OtherShown(*each) for each in friends), tuple(OtherShown(*each) for each in blocked))


@post("/api/tables/{code:str}/block", summary="Block who sits in a seat", status_code=200)
async def block_seat(request: AnyRequest, code: Code, data: StrictBody[SeatChosen]) -> Done:
    chosen = read_strictly(data, SeatChosen)
    limit(request, "person")
    table, guest = (await find_table(request, code)).table, must_be_guest(request)
    await _block(request, guest, person_in(table, guest, chosen.seat), table.name_of(chosen.seat))
    return Done()


@post("/api/people/{page:str}/block", summary="Block a person", status_code=200)
async def block_person(request: AnyRequest, page: PageName) -> Done:
    limit(request, "person")
    guest = must_be_guest(request)
    person = await asyncio.to_thread(context_of(request).people.by_page, page)
    if person is None:
        raise Refused("no_such_person", "There is no such person here.")
    await _block(request, guest, person.person, person.name)
    return Done()


async def _block(request: AnyRequest, guest: str, other: str, name: str | None) -> None:
    context = context_of(request)
    now = now_of(context)
    await asyncio.to_thread(context.social.block, guest, other, name, now)
    for table in _tables_of(context, guest):
        table.blocked.add((guest, other))


@post("/api/me/others/unblock", summary="Block somebody no longer", status_code=200)
async def unblock(request: AnyRequest, data: StrictBody[OtherChosen]) -> Done:
    chosen = read_strictly(data, OtherChosen)
    limit(request, "person")
    context, guest = context_of(request), must_be_guest(request)
    other = await asyncio.to_thread(context.social.unblock, guest, chosen.id)
    for table in _tables_of(context, guest):
        table.blocked.discard((guest, other))
    return Done()


def _tables_of(context: AppContext, guest: str) -> list[Table]:
    """The tables where somebody is connected here."""
    hosts = context.manager.hosts()
    return [host.table for host in hosts if any(each.person == guest for each in host.connections)]


def person_in(table: Table, guest: str, seat: int) -> str:
    """The person in a seat of a table at which the asker sits, or which the asker hosts."""
    person = table.seats[seat].person if 0 <= seat < len(table.seats) else None
    if person is None or person == guest:
        raise Refused("no_person", f"Nobody else sits in seat {seat + 1}.")
    if guest != table.host and not table.seats_of(guest):
        raise Refused("not_seated", "Only who sits at the table can do that.")
    return person


@post("/api/tables/{code:str}/report", summary="Report what was said in a seat to operator and host", status_code=200)
async def report(request: AnyRequest, code: Code, data: StrictBody[SeatReport]) -> Done:
    told = read_strictly(data, SeatReport)
    limit(request, "person")
    context, guest = context_of(request), must_be_guest(request)
    table = (await find_table(request, code)).table
    person_in(table, guest, told.seat)
    note = clean_text(told.note) if told.note else ""
    await asyncio.to_thread(context.social.report, table, guest, told.seat, note, now_of(context))
    return Done()


@get("/api/tables/{code:str}/reports", summary="Host: what was reported at the table, except about oneself")
async def table_reports(request: AnyRequest, code: Code) -> TableReports:
    limit(request, "read")
    table = (await find_table(request, code)).table
    if must_be_guest(request) != table.host:
        raise Refused("not_host", "Only the host of the table can do that.")
    found = await asyncio.to_thread(context_of(request).social.reports_for_host, table)
    return TableReports(tuple(ReportShown(*each) for each in found))


@post("/api/me/friends/link", summary="A token with which somebody becomes a friend", status_code=200)
async def friend_link(request: AnyRequest) -> FriendLink:
    limit(request, "person")
    context, guest = context_of(request), must_be_guest(request)
    person = await asyncio.to_thread(context.people.make, guest, now_of(context))
    return FriendLink(context.guests.sign_page(person.page))


@post("/api/me/friends/look", summary="Whose friend one would become by a token; nothing is changed", status_code=200)
async def look_at_friend(request: AnyRequest, data: StrictBody[FriendLink]) -> OtherShown:
    """With the page if they are friends already."""
    link = read_strictly(data, FriendLink)
    limit(request, "guess")
    context, guest = context_of(request), must_be_guest(request)

    def look() -> OtherShown:
        friend = _whose(context, link.token)
        if friend.person == guest:
            raise Refused("not_yourself", "That is yourself.")
        known = context.social.are_friends(guest, friend.person)
        return OtherShown("", friend.name, friend.page if known else None)

    return await asyncio.to_thread(look)


def _whose(context: AppContext, token: str) -> Person:
    page = context.guests.read_page(token)
    friend = None if page is None else context.people.by_page(page)
    if friend is None:
        raise Refused("bad_link", "This link is not one of ours, or it is too old.")
    return friend


@post("/api/me/friends", summary="Become the friend of whose token it is", status_code=200)
async def befriend(request: AnyRequest, data: StrictBody[FriendLink]) -> OtherShown:
    link = read_strictly(data, FriendLink)
    limit(request, "guess")
    context, guest = context_of(request), must_be_guest(request)

    def make() -> OtherShown:
        friend = _whose(context, link.token)
        now = now_of(context)
        context.people.make(guest, now)
        context.social.befriend(guest, friend.person, now)
        return OtherShown("", friend.name, friend.page)

    return await asyncio.to_thread(make)


@post("/api/me/friends/remove", summary="Be friends no longer", status_code=200)
async def part(request: AnyRequest, data: StrictBody[OtherChosen]) -> Done:
    chosen = read_strictly(data, OtherChosen)
    limit(request, "person")
    guest = must_be_guest(request)
    await asyncio.to_thread(context_of(request).social.part, guest, chosen.id)
    return Done()


SOCIAL = [
    my_others,
    block_seat,
    block_person,
    unblock,
    report,
    table_reports,
    friend_link,
    look_at_friend,
    befriend,
    part,
]
