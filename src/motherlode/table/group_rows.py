"""Coming to a group and leaving it, within a transaction of whoever calls."""

from sqlalchemy import Connection, delete, func, insert, select, update

from motherlode.table.errors import Refused
from motherlode.table.schema import GROUP_GAMES, GROUP_MEMBERS, GROUPS, INVITATIONS

GROUP = "group"
"""The kind of a group's code."""
MOST_GROUPS = 20
"""So many groups a person is in."""
MOST_MEMBERS = 200


def enter(connection: Connection, page: str, person: str, now: int, owner: bool = False) -> None:
    """Makes somebody a member, who may be one already."""
    own = select(GROUP_MEMBERS.c.page).where(GROUP_MEMBERS.c.person == person)
    groups = set(connection.scalars(own))
    if page in groups:
        return
    if len(groups) >= MOST_GROUPS:
        raise Refused("too_many", f"A person is in at most {MOST_GROUPS} groups; leave one first.")
    if (connection.scalar(select(func.count()).where(GROUP_MEMBERS.c.page == page)) or 0) >= MOST_MEMBERS:
        raise Refused("too_many", f"A group has at most {MOST_MEMBERS} members.")
    connection.execute(insert(GROUP_MEMBERS), {"page": page, "person": person, "owner": owner, "at": now})


def leave(connection: Connection, page: str, person: str) -> None:
    """Takes somebody out. Who has been a member longest owns the group after its owner; the last one ends it."""
    connection.execute(delete(GROUP_MEMBERS).where(GROUP_MEMBERS.c.page == page, GROUP_MEMBERS.c.person == person))
    left = select(GROUP_MEMBERS).where(GROUP_MEMBERS.c.page == page)
    members = connection.execute(left.order_by(GROUP_MEMBERS.c.at, GROUP_MEMBERS.c.person)).all()
    if not members:
        remove(connection, page)
    elif not any(member.owner for member in members):
        own(connection, page, members[0].person)


def leave_all(connection: Connection, person: str) -> None:
    for page in connection.scalars(select(GROUP_MEMBERS.c.page).where(GROUP_MEMBERS.c.person == person)).all():
        leave(connection, page, person)


def own(connection: Connection, page: str, person: str) -> None:
    """Makes somebody the owner, instead of whoever it was."""
    members = GROUP_MEMBERS.c.page == page
    connection.execute(update(GROUP_MEMBERS).where(members).values(owner=GROUP_MEMBERS.c.person == person))


def remove(connection: Connection, page: str) -> None:
    """Ends a group; its members' games stay theirs."""
    for rows in (GROUPS, GROUP_MEMBERS, GROUP_GAMES):
        connection.execute(delete(rows).where(rows.c.page == page))
    connection.execute(delete(INVITATIONS).where(INVITATIONS.c.kind == GROUP, INVITATIONS.c.subject == page))
