"""Requests of this server to others whose addresses people give us: over HTTPS, to public addresses only.

A name is looked up once, all its addresses are checked, and the connection goes to the very address that was checked:
a name that leads elsewhere a moment later (DNS rebinding) is of no use. Redirects are not followed, and nobody is told
what was answered.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cached_property
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

from motherlode.table import Refused
from motherlode.web.urls import read_url

TIMEOUT = 15.0
"""Seconds for all of a request."""
LONGEST_URL = 1000
LONGEST_HEAD = 16 * 1024
"""Bytes of an answer that are read."""
TRANSLATED = [ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""Networks of IPv6 that lead to addresses of IPv4, and to private ones as well."""

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
"""All addresses of a name."""


class Unreachable(Exception):
    """There was no answer that could be read."""


class Target(NamedTuple):
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        name = f"[{self.host}]" if ":" in self.host else self.host
        return f"https://{name}" if self.port == 443 else f"https://{name}:{self.port}"


def target_of(url: str) -> Target:
    """Where a URL leads; one that is not for us to ask is refused with a sentence."""
    if len(url) > LONGEST_URL or not url.isascii() or any(each <= " " for each in url):
        raise Refused("bad_url", f"A URL has at most {LONGEST_URL} characters of ASCII, and no spaces.")
    parts = read_url(url, ("https",))
    if parts is None or not parts.hostname:
        raise Refused("bad_url", "The URL has to begin with https:// and name a server.")
    if parts.username is not None or parts.password is not None:
        raise Refused("bad_url", "The URL must not hold a user or a password.")
    query = f"?{parts.query}" if parts.query else ""
    return Target(parts.hostname, parts.port or 443, f"{parts.path or '/'}{query}")


def is_public(text: str) -> bool:
    """Whether an address is one that everybody can reach: not of this machine, of a private network, or of none."""
    address: Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif any(address in network for network in TRANSLATED):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def look_up(host: str, port: int) -> Sequence[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(sockaddr[0]) for *_, sockaddr in found))


class Outgoing:
    """Posts to servers that people have named."""

    def __init__(
        self,
        resolve: Resolve = look_up,
        allows: Callable[[str], bool] = is_public,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self._resolve = resolve
        self._allows = allows
        self._given_tls = tls

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        """Reads all certificates of the machine: only servers that send something do it."""
        return self._given_tls or ssl.create_default_context()

    async def addresses(self, target: Target) -> Sequence[str]:
        """Where a target is; refused if any of its addresses is not public."""
        try:
            found = await asyncio.wait_for(self._resolve(target.host, target.port), TIMEOUT)
        except (OSError, UnicodeError, TimeoutError):
            raise Refused("bad_url", f"There is no server called {target.host[:100]!r}.") from None
        if not found or not all(map(self._allows, found)):
            raise Refused("bad_url", "The URL leads to a private address; it has to be a public one.")
        return found

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status that was answered."""
        target = target_of(url)
        addresses = await self.addresses(target)
        try:
            return await asyncio.wait_for(self._post(target, addresses, headers, body), TIMEOUT)
        except (OSError, ssl.SSLError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            raise Unreachable(type(error).__name__) from None

    async def _post(self, target: Target, addresses: Sequence[str], headers: Mapping[str, str], body: bytes) -> int:
        reader, writer = await self._connect(target, addresses)
        try:
            lines = {"Host": target.origin.removeprefix("https://"), "Connection": "close"} | dict(headers)
            lines["Content-Length"] = str(len(body))
            head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
            writer.write(f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)
            await writer.drain()
            first = await reader.readuntil(b"\r\n")
            return int(first.split()[1])
        except IndexError:
            raise Unreachable("no answer of HTTP") from None
        finally:
            writer.transport.abort()

    async def _connect(
        self, target: Target, addresses: Sequence[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To one of the addresses that were checked; the certificate has to be the name's."""
        for number, address in enumerate(addresses, 1):
            try:
                return await asyncio.open_connection(
                    address, target.port, ssl=self._tls, server_hostname=target.host, limit=LONGEST_HEAD
                )
            except OSError:
                if number == len(addresses):
                    raise
        raise Unreachable("no address")
