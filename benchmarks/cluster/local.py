"""`make cluster`: three servers, PostgreSQL with a synchronous standby, and HAProxy on this machine, until Ctrl-C.

All of it lies in a folder that is gone afterwards. HAProxy runs with `deploy/haproxy/haproxy.cfg` as it is.
"""

import argparse
import asyncio
import os
import shutil
import signal
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from benchmarks.faults.database import Database, temporary_folder
from benchmarks.faults.processes import PATIENCE, Server, free_port, wait_until

HAPROXY = Path(__file__).parents[2] / "deploy" / "haproxy" / "haproxy.cfg"
SERVERS = 3
DRAIN = "5"


def find_program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if found is None:
        raise SystemExit(f"There is no {name} here; Debian's package is `{name}`.")
    return found


def check_free(port: int) -> None:
    try:
        socket.create_server(("", port)).close()
    except OSError as error:
        raise SystemExit(f"Port {port} cannot be used ({error.strerror}); name another with --port.") from None


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine that signs itself, and its key."""
    made, key = folder / "certificate.pem", folder / "key.pem"
    names = "subjectAltName=DNS:localhost,IP:127.0.0.1"
    command = [find_program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30"]
    command += ["-subj", "/CN=localhost", "-addext", names, "-out", str(made), "-keyout", str(key)]
    subprocess.run(command, check=True, capture_output=True)
    return made, key


def haproxy_environment(hosts: list[str], folder: Path, http: int, https: int) -> dict[str, str]:
    """What the shipped configuration wants to know, for servers of this machine; those that are missing are down."""
    made, key = make_certificate(folder)
    both = folder / "haproxy.pem"
    both.write_text(made.read_text() + key.read_text())
    hosts = [*hosts, *(f"127.0.0.1:{free_port()}" for _ in range(SERVERS - len(hosts)))]
    return {
        "HTTP_PORT": str(http),
        "HTTPS_PORT": str(https),
        "CERTIFICATE": str(both),
        "MAXCONN": "1000",
        **{f"SERVER_{number}": host for number, host in enumerate(hosts, 1)},
    }


@asynccontextmanager
async def haproxy(hosts: list[str], folder: Path, port: int) -> AsyncIterator[None]:
    environment = os.environ | haproxy_environment(hosts, folder, free_port(), port)
    command = [find_program("haproxy"), "-db", "-f", str(HAPROXY)]
    with (folder / "haproxy.log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)

    async def listens() -> bool:
        if process.poll() is not None:
            said = (folder / "haproxy.log").read_text().strip()
            raise SystemExit(f"HAProxy does not start. It says:\n{said}")
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    try:
        await wait_until(listens, PATIENCE, "HAProxy did not come up")
        yield
    finally:
        process.terminate()
        process.wait()


@asynccontextmanager
async def cluster(folder: Path, port: int, servers: int) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        print("PostgreSQL and its synchronous standby …", flush=True)
        database = Database(folder, standby=True)
        stack.push_async_callback(database.stop)
        await database.start()
        print(f"{servers} servers …", flush=True)
        options = ("--secure", "--drain", DRAIN)
        started = [
            Server(number, database.primary.url, folder / f"server-{number}.log", *options) for number in range(servers)
        ]
        for server in started:
            stack.push_async_callback(server.stop)
            server.start()
        await asyncio.gather(*(server.ready() for server in started))
        await stack.enter_async_context(haproxy([server.host for server in started], folder, port))
        print(f"Motherlode is at https://localhost:{port} (stop it with Ctrl-C).")
        print("The certificate signs itself: the browser warns of it, once.")
        print(f"The servers behind it: {', '.join(f'http://{server.host}' for server in started)}.")
        print(f"The database: {database.primary.url}. Logs: {folder}.")
        print(f"Try: motherlode doctor --database {database.primary.url}", flush=True)
        stack.callback(print, "Stopping …", flush=True)
        yield


async def run(port: int, servers: int) -> None:
    """Until somebody says stop; who says it while things still start stops them, too."""
    running = asyncio.create_task(_serve(port, servers))
    for what in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(what, running.cancel)
    with suppress(asyncio.CancelledError):
        await running
    print("All is stopped, and nothing is left.")


async def _serve(port: int, servers: int) -> None:
    with temporary_folder("motherlode-cluster-") as folder:
        async with cluster(folder, port, servers):
            await asyncio.get_running_loop().create_future()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8443)
    parser.add_argument("--servers", type=int, default=SERVERS, choices=range(1, SERVERS + 1))
    chosen = parser.parse_args()
    for needed in ("haproxy", "openssl"):
        find_program(needed)
    check_free(chosen.port)
    asyncio.run(run(chosen.port, chosen.servers))


if __name__ == "__main__":
    main()
