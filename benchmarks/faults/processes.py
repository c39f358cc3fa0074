"""The servers as processes of their own: what a user starts, killed, paused and started again."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

PATIENCE = 600.0
"""Seconds; nothing takes so long to start or to end, however busy the machine is: it only ends what hangs."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def wait_until(holds: Callable[[], Awaitable[bool]], seconds: float, complaint: str) -> None:
    deadline = time.monotonic() + seconds
    while not await holds():
        if time.monotonic() > deadline:
            raise TimeoutError(complaint)
        await asyncio.sleep(0.05)


class Server:
    """A server at a port that stays the same."""

    def __init__(self, number: int, database: str, log: Path, *more: str) -> None:
        self.number = number
        self.port = free_port()
        self._log = log
        # Players come from one machine; by the header of a proxy each has an address, and so limits, of its own.
        arguments = ["serve", "--port", str(self.port), "--database", database, "--proxy", "127.0.0.1", "--drain", "1"]
        arguments += more
        self._command = [sys.executable, "-m", "motherlode", *arguments]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, start_new_session=True)

    async def ready(self, again: bool = False) -> None:
        """Returns when it can save what people do. One that ends by itself, because it found no database, may be
        started again, as systemd does it.
        """
        async with httpx.AsyncClient(trust_env=False, verify=False, timeout=5) as client:

            async def answers() -> bool:
                if not self.running:
                    if not again:
                        raise RuntimeError(f"server {self.number} ended by itself; see {self._log}")
                    self.start()
                try:
                    return (await client.get(f"http://{self.host}/ready")).status_code == 200
                except httpx.TransportError:
                    return False

            await wait_until(answers, PATIENCE, f"server {self.number} did not become ready; see {self._log}")

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """As an operator stops it."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        if self.running:
            os.kill(self._process.pid, how)
        try:
            await asyncio.to_thread(self._process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            raise TimeoutError(f"server {self.number} did not end; see {self._log}") from None

    def pause(self) -> None:
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        if self._process is not None and self.running:
            os.kill(self._process.pid, what)
