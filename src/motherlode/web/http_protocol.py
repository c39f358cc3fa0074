"""HTTP connections that send half a request, or nothing at all, are closed; and an address has only so many of them.

This file leans on how uvicorn's protocol is made, as `wire.py` does.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from motherlode.web.lan import is_address
from motherlode.web.limits import network

UNFINISHED = (h11.IDLE, h11.SEND_BODY)
"""States of a client of whose request something is missing."""


class OpenConnections:
    """How many HTTP connections each address has open. What comes through a proxy is the proxy's to count."""

    def __init__(self, most: int, proxies: Iterable[str]) -> None:
        self._most = most
        self._proxies = [ip_network(each, strict=False) for each in proxies]
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Counts one more; False if there are too many."""
        if self._is_proxy(address):
            return True
        who = network(address)
        if self._open[who] >= self._most:
            return False
        self._open[who] += 1
        return True

    def leave(self, address: str) -> None:
        if self._is_proxy(address):
            return
        who = network(address)
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]

    def _is_proxy(self, address: str) -> bool:
        return is_address(address) and any(ip_address(address) in each for each in self._proxies)

    def __len__(self) -> int:
        return self._open.total()


class TimedHttp(H11Protocol):
    """A request has to be there within some seconds from the connection, or from its first byte, on."""

    def __init__(self, *args: Any, open_connections: OpenConnections, within: float, **more: Any) -> None:
        super().__init__(*args, **more)
        self._open_connections = open_connections
        self._within = within
        self._deadline: asyncio.TimerHandle | None = None
        self._counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self._open_connections.enter(self._address)
        if self._counted:
            self._wait_for_request()
        else:
            transport.abort()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._release()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket: those are counted for themselves."""
        self._release()
        super().handle_websocket_upgrade(event)

    def _release(self) -> None:
        self._stop_waiting()
        if self._counted:
            self._counted = False
            self._open_connections.leave(self._address)

    def data_received(self, data: bytes) -> None:
        self._wait_for_request()
        super().data_received(data)
        if self.conn.their_state not in UNFINISHED:
            self._stop_waiting()

    def _wait_for_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self._within, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
