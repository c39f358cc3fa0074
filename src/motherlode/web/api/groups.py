"""Groups, and the codes by which people come to them and become friends."""

from typing import Annotated, Literal

import msgspec
from litestar import Response
from litestar.params import FromQuery, PathParameter, QueryParameter

from motherlode.table import Refused
from motherlode.table.group_rows import GROUP
from motherlode.table.groups import Groups
from motherlode.table.invitations import FRIEND
from motherlode.table.text import Avatar, known_avatar
from motherlode.web.api.endpoint import AnyRequest, StrictBody, get, must_be_guest, post, read_strictly, with_cookie
from motherlode.web.api.people import Deletion, Done, work
from motherlode.web.context import AppContext, context_of, guest_or_new, limit, now_of

GroupPageName = Annotated[str, PathParameter(max_length=16, pattern="^[0-9a-f]+$", description="The page of a group.")]
Days = Annotated[int, QueryParameter(ge=0, le=3660, description="Games of so many days count; 0 is all.")]
DAY = 86_400_000


class GroupShort(msgspec.Struct, frozen=True):
    page: str
    name: str
    members: int
    owner: bool
    """Whether it is one's own."""


class GroupMember(msgspec.Struct, frozen=True, kw_only=True):
    page: str
    """Of the person."""
    name: str | None
    avatar: Avatar | None
    owner: bool
    you: bool
    since: int
    """In milliseconds since 1970."""


class GroupStanding(msgspec.Struct, frozen=True, kw_only=True):
    """What a member did in games against other members."""

    page: str
    played: int
    won: int
    """No member came in ahead."""
    ahead: int
    """So often another member came in behind."""
    behind: int


class GroupShown(msgspec.Struct, frozen=True, kw_only=True):
    page: str
    name: str
    code: str
    """With which others come in."""
    owner: bool
    """Whether it is one's own."""
    members: tuple[GroupMember, ...]
    standings: tuple[GroupStanding, ...]
    """The best first."""
    games: int
    """So many were counted."""


class GroupName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class MemberChosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    member: str
    """The page of the person."""


class InvitationCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str


class CodeShown(msgspec.Struct, frozen=True):
    """What a code leads to."""

    kind: Literal["friend", "group"]
    name: str | None
    """Of the group, or of the friend."""
    page: str | None
    """Of the group, or of the friend, for one who is a member, or a friend, already."""


@get("/api/me/groups", summary="The groups that one is in, the newest first")
async def my_groups(request: AnyRequest) -> list[GroupShort]:
    limit(request, "read")
    groups, guest = context_of(request).groups, must_be_guest(request)
    return [GroupShort(*each) for each in await work(lambda: groups.of(guest))]


@post("/api/groups", summary="Make a group")
async def make_group(request: AnyRequest, data: StrictBody[GroupName]) -> Response[GroupShown]:
    wanted = read_strictly(data, GroupName)
    limit(request, "person")
    context, guest = context_of(request), guest_or_new(request)

    def make() -> GroupShown:
        context.people.make(guest, now_of(context))
        return _show(context, context.groups.make(guest, wanted.name, now_of(context)), guest, 0, None)

    return with_cookie(request, await work(make), guest, 201)


@get("/api/groups/{page:str}", summary="A group that one is in: members and standings")
async def show_group(
    request: AnyRequest, page: GroupPageName, days: Days = 0, game: FromQuery[str | None] = None
) -> GroupShown:
    limit(request, "read", 3)
    context, guest = context_of(request), must_be_guest(request)
    return await work(lambda: _show(context, page, guest, days, game))


def _show(context: AppContext, page: str, guest: str, days: int, game: str | None) -> GroupShown:
    groups = context.groups
    groups.check(page, guest)
    members = groups.members(page)
    standings, games = groups.standings(page, now_of(context) - days * DAY if days else 0, game)
    pages = {member.person: member.page for member in members}
    return GroupShown(
        page=page,
        name=groups.name_of(page) or "",
        code=groups.codes.of(GROUP, page) or groups.codes.renew(GROUP, page, now_of(context)),
        owner=any(member.owner and member.person == guest for member in members),
        members=tuple(
            GroupMember(
                page=member.page,
                name=member.name,
                avatar=known_avatar(member.avatar),
                owner=member.owner,
                you=member.person == guest,
                since=member.since,
            )
            for member in members
        ),
        standings=tuple(
            GroupStanding(
                page=pages[each.person], played=each.played, won=each.won, ahead=each.ahead, behind=each.behind
            )
            for each in standings
            if each.person in pages
        ),
        games=games,
    )


@post("/api/groups/{page:str}/rename", summary="Owner: another name", status_code=200)
async def rename_group(request: AnyRequest, page: GroupPageName, data: StrictBody[GroupName]) -> Done:
    wanted = read_strictly(data, GroupName)
    groups, guest = _asking(request)
    await work(lambda: groups.rename(page, guest, wanted.name))
    return Done()


@post("/api/groups/{page:str}/code", summary="Owner: another code; the old one leads nowhere", status_code=200)
async def renew_group_code(request: AnyRequest, page: GroupPageName) -> InvitationCode:
    groups, guest = _asking(request)
    now = now_of(context_of(request))
    return InvitationCode(await work(lambda: groups.renew_code(page, guest, now)))


@post("/api/groups/{page:str}/remove", summary="Owner: somebody is a member no longer", status_code=200)
async def remove_member(request: AnyRequest, page: GroupPageName, data: StrictBody[MemberChosen]) -> Done:
    chosen = read_strictly(data, MemberChosen)
    groups, guest = _asking(request)
    now = now_of(context_of(request))
    await work(lambda: groups.remove_member(page, guest, chosen.member, now))
    return Done()


@post("/api/groups/{page:str}/owner", summary="Owner: somebody else owns the group from now on", status_code=200)
async def pass_group_on(request: AnyRequest, page: GroupPageName, data: StrictBody[MemberChosen]) -> Done:
    chosen = read_strictly(data, MemberChosen)
    groups, guest = _asking(request)
    await work(lambda: groups.pass_on(page, guest, chosen.member))
    return Done()


@post("/api/groups/{page:str}/leave", summary="Be a member no longer", status_code=200)
async def leave_group(request: AnyRequest, page: GroupPageName) -> Done:
    groups, guest = _asking(request)
    await work(lambda: groups.leave(page, guest))
    return Done()


@post("/api/groups/{page:str}/delete", summary="Owner: end the group", status_code=200)
async def delete_group(request: AnyRequest, page: GroupPageName, data: StrictBody[Deletion]) -> Done:
    sure = read_strictly(data, Deletion).sure
    groups, guest = _asking(request)
    if not sure:
        raise Refused("not_sure", "What one is not sure of is not deleted.")
    await work(lambda: groups.delete(page, guest))
    return Done()


def _asking(request: AnyRequest) -> tuple[Groups, str]:
    limit(request, "person")
    return context_of(request).groups, must_be_guest(request)


# Codes.


@post("/api/me/friends/code", summary="A code with which somebody becomes a friend, for a week", status_code=200)
async def friend_code(request: AnyRequest) -> InvitationCode:
    limit(request, "person")
    context, guest = context_of(request), must_be_guest(request)

    def make() -> InvitationCode:
        context.people.make(guest, now_of(context))
        return InvitationCode(context.groups.codes.renew(FRIEND, guest, now_of(context)))

    return await work(make)


@post("/api/codes/look", summary="What a code leads to; nothing is changed", status_code=200)
async def look_at_code(request: AnyRequest, data: StrictBody[InvitationCode]) -> CodeShown:
    code = read_strictly(data, InvitationCode).code
    limit(request, "guess")
    context, guest = context_of(request), must_be_guest(request)
    return await work(lambda: _look(context, guest, code))


def _look(context: AppContext, guest: str, code: str) -> CodeShown:
    kind, subject = context.groups.codes.find(code.strip().lower(), now_of(context))
    if kind == GROUP:
        known = context.social.access.is_member(subject, guest)
        return CodeShown("group", context.groups.name_of(subject), subject if known else None)
    friend = context.people.find(subject)
    if friend is None:
        raise Refused("no_such_person", "There is no such person here.")
    return CodeShown("friend", friend.name, friend.page if context.social.are_friends(guest, subject) else None)


@post("/api/codes", summary="Join the group of a code, or become the friend of whose it is", status_code=200)
async def use_code(request: AnyRequest, data: StrictBody[InvitationCode]) -> CodeShown:
    code = read_strictly(data, InvitationCode).code
    limit(request, "guess")
    context, guest = context_of(request), must_be_guest(request)

    def use() -> CodeShown:
        now = now_of(context)
        kind, subject = context.groups.codes.find(code.strip().lower(), now)
        context.people.make(guest, now)
        if kind == GROUP:
            context.groups.join(subject, guest, now)
        else:
            context.social.befriend(guest, subject, now)
        return _look(context, guest, code)

    return await work(use)


GROUPS = [
    my_groups, make_group, show_group, rename_group, renew_group_code, remove_member, pass_group_on, leave_group,
    delete_group, friend_code, look_at_code, use_code,
]  # fmt: skip
