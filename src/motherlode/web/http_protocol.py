"""HTTP connections that send half a request or nothing at all, or read nothing of an answer, are closed; an address has
only so many of them, and what comes too fast over them waits.

This file leans on how uvicorn's protocol is made, as `wire.py` does.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from motherlode.web.lan import is_address
from motherlode.web.limits import ARRIVING, MOST_PACED, OF_ADDRESS, Bucket, Buckets, Pacer, Rate, network

UNFINISHED = (h11.IDLE, h11.SEND_BODY)
"""States of a client of whose request something is missing."""
REQUEST = b" HTTP/1."
"""What every request's first line has."""
LONG, UPGRADE = 8 * 1024, 4
"""So many bytes count as one more request, and a new socket as so many."""
READ_AT_LEAST = 16 * 1024
"""So many bytes of a long answer have to be read in the time that there is for some of it."""


MOST_HELD = 512 * 1024
"""Bytes; who sends so many requests without waiting for answers is cut off."""
ANY = Rate(1e9, 1e9)


class OpenConnections:
    """How many HTTP connections each address has open, and how fast requests come over them. What comes through a
    proxy is the proxy's to count.
    """

    def __init__(
        self, most: int, proxies: Iterable[str], requests: Rate = ANY, bytes_of_address: Rate | None = None
    ) -> None:
        self._most = most
        self._arriving = Buckets(bytes_of_address or ARRIVING.times(OF_ADDRESS))
        self._pacer = Pacer(requests)
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

    def wait(self, address: str, data: bytes) -> float:
        """For how many seconds what an address has sent must wait before it is heard; several requests at once wait as
        if they had come one by one.
        """
        return 0.0 if self._is_proxy(address) else self._pacer.wait(address, _cost(data))

    def arriving(self, address: str) -> Bucket | None:
        """The bytes that all sockets of an address may send together, those of some moments ago included."""
        if self._is_proxy(address):
            return None
        now = time.monotonic()
        if len(self._arriving) > MOST_PACED:
            self._arriving.forget_full(now)
        return self._arriving.of(network(address), now)

    def _is_proxy(self, address: str) -> bool:
        return is_address(address) and any(ip_address(address) in each for each in self._proxies)

    def __len__(self) -> int:
        return self._open.total()


def _cost(data: bytes) -> int:
    """As how many small requests something counts that came in."""
    return max(1, data.count(REQUEST)) + len(data) // LONG + UPGRADE * (b"websocket" in data.lower())


class TimedHttp(H11Protocol):
    """A request has to be there within some seconds from the connection, or from its first byte, on; and some of an
    answer has to be read.
    """

    def __init__(
        self, *args: Any, open_connections: OpenConnections, within: float, read_within: float, **more: Any
    ) -> None:
        super().__init__(*args, **more)
        self._open_connections = open_connections
        self._within = within
        self._read_within = read_within
        self._unread: asyncio.TimerHandle | None = None
        self._held: list[bytes] = []
        """What came too fast, and is heard in a moment."""
        self._heard_at = 0.0
        self._deadline: asyncio.TimerHandle | None = None
        self._counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self._open_connections.enter(self._address)
        transport.set_write_buffer_limits(0)
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
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade(event)

    def _release(self) -> None:
        self._stop_waiting()
        self._was_read()
        if self._counted:
            self._counted = False
            self._open_connections.leave(self._address)

    def data_received(self, data: bytes) -> None:
        """One who sends too fast waits, and sends no more meanwhile."""
        seconds = self._open_connections.wait(self._address, data)
        if not self._held and seconds <= 0:
            self._hear(data)
            return
        # Again each time: uvicorn reads on whenever it has answered something.
        self.transport.pause_reading()
        self._held.append(data)
        self._heard_at = self.loop.time() + seconds
        if sum(map(len, self._held)) > MOST_HELD:
            self.transport.abort()
        elif len(self._held) == 1:
            self.loop.call_later(seconds, self._hear_held)

    def _hear_held(self) -> None:
        if self.transport.is_closing():
            return
        if (seconds := self._heard_at - self.loop.time()) > 0:
            self.loop.call_later(seconds, self._hear_held)
            return
        data, self._held = b"".join(self._held), []
        if not self.flow.read_paused:
            self.transport.resume_reading()
        self._hear(data)

    def _hear(self, data: bytes) -> None:
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

    # The transport says when something waits for the reader, and when nothing does any more.

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for_reader(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._was_read()

    def _wait_for_reader(self, waiting: int) -> None:
        self._was_read()
        self._unread = self.loop.call_later(self._read_within, self._check_reader, waiting)

    def _check_reader(self, waited: int) -> None:
        waiting = self.transport.get_write_buffer_size()
        if waited - waiting < READ_AT_LEAST:
            self.transport.abort()
        else:
            self._wait_for_reader(waiting)

    def _was_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
