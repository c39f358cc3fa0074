"""Guests and people of a server."""

import httpx

from motherlode.web.guests import COOKIE
from tests.web.serving import Site, cookie_of


def as_guest(client: httpx.AsyncClient, cookie: str) -> None:
    client.cookies.clear()
    client.cookies.set(COOKIE, cookie)


async def become_person(site: Site, client: httpx.AsyncClient, name: str) -> str:
    """A new person's cookie."""
    as_guest(client, await site.become_guest())
    answer = await client.post("/api/me/person", json={"name": name})
    assert answer.status_code == 200, answer.text
    cookie = cookie_of(answer)
    as_guest(client, cookie)
    return cookie


def guest_in(site: Site, cookie: str) -> str:
    identity = site.context.guests.read(cookie)
    assert identity is not None
    return identity.guest
