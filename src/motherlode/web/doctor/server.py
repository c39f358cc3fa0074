"""A running server, asked as a browser would ask it, through whatever proxies stand before it."""

import json
import ssl
import time
from collections.abc import Iterator, Mapping
from email.message import Message
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from urllib.parse import SplitResult

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from motherlode.web.doctor.findings import Finding, ok, problem, warning
from motherlode.web.lan import is_address, is_this_machine
from motherlode.web.urls import read_url

PATIENCE = 10.0
"""Seconds in which the server has to answer."""
FORGED = "192.0.2.77"
"""An address that nobody has (RFC 5737)."""
NO_TABLE = "doctor"
"""No code of a table."""
DAYS = 14
"""A certificate that ends sooner should have been renewed."""
OURS = range(4000, 5000)
"""Our own close codes: only a server that was reached sends them."""


class HttpAnswer(msgspec.Struct):
    status: int
    headers: Message
    body: bytes
    own_address: str
    """This machine's address on the way to the server."""
    certificate_ends: float | None

    def says(self, name: str) -> str:
        """A field of a JSON answer; empty if there is none."""
        try:
            found = json.loads(self.body)
        except ValueError:
            return ""
        return str(found.get(name, "")) if isinstance(found, dict) else ""


def examine_server(url: str) -> Iterator[Finding]:
    parts = read_url(url)
    if parts is None:
        yield problem("server", f"{url!r} is no URL of a server.", "Write it as https://gold.example.")
        return
    try:
        me = _ask(parts, "/api/me")
        yield check_server(me, _ask(parts, "/ready"))
        if me.status == 200:
            yield check_tls(parts, me)
            yield check_websocket(parts, me)
            yield check_addresses(
                parts, _ask(parts, "/api/here"), _ask(parts, "/api/here", {"X-Forwarded-For": FORGED})
            )
    except ssl.SSLCertVerificationError as error:
        yield problem(
            "tls", f"The certificate of {parts.hostname} is not valid: {error.verify_message}.", "Renew or replace it."
        )
    except (OSError, HTTPException) as error:
        reason = str(error) or type(error).__name__
        yield problem(
            "server", f"{url} does not answer: {reason}.", "Start the server and its proxy, or correct --url."
        )


def check_server(me: HttpAnswer, ready: HttpAnswer) -> Finding:
    if me.status == 400:
        return problem("server", f"The server refuses this URL's name: {me.says('sentence')}", "Use --host-name.")
    if me.status != 200:
        return problem(
            "server",
            f"The server answers with the status {me.status}.",
            "Look into the logs of the server and its proxy; 502 and 503 are a proxy's that finds no server.",
        )
    if ready.status != 200:
        return problem(
            "server",
            f"The server is not ready: {ready.says('status') or ready.status}.",
            "Look into its logs: the database does not answer, or its disk is full.",
        )
    return ok("server", "The server answers and can save moves.")


def check_tls(url: SplitResult, me: HttpAnswer) -> Finding:
    if url.scheme == "http":
        if is_this_machine(url.hostname or ""):
            return ok("tls", "This is the server itself, without TLS: ask the proxy's URL, too.")
        return warning(
            "tls",
            "There is no TLS: whoever is on the way can read along and take seats.",
            "Put a proxy with a certificate before the server (deploy/ has two).",
        )
    days = ((me.certificate_ends or 0) - time.time()) / 86400
    if days < DAYS:
        return warning("tls", f"The certificate ends in {days:.0f} days.", "Renew it, and see why that was not done.")
    if "secure" not in (me.headers.get("set-cookie") or "").lower():
        return warning("tls", "The guests' cookies would go over HTTP, too.", "Start the server with --secure.")
    return ok("tls", f"TLS works, the certificate is valid for {days:.0f} days, and cookies go over HTTPS only.")


def check_websocket(url: SplitResult, me: HttpAnswer) -> Finding:
    """Asks for a table that is not there: our own close code says that the socket went through."""
    target = url._replace(scheme="wss" if url.scheme == "https" else "ws", path=f"/api/tables/{NO_TABLE}/socket")
    cookie = (me.headers.get("set-cookie") or "").split(";")[0]
    advice = "Let the proxy pass Upgrade and Connection on, as in deploy/."
    try:
        with connect(
            target.geturl(), additional_headers={"Cookie": cookie}, open_timeout=PATIENCE, proxy=None
        ) as socket:
            while True:
                socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else None
        if code in OURS:
            return ok("websocket", "WebSockets go through.")
        return problem("websocket", f"A WebSocket is closed on the way (code {code}).", advice)
    except InvalidStatus as refused:
        status = refused.response.status_code
        return problem("websocket", f"A WebSocket is refused with the status {status}.", advice)
    except (OSError, WebSocketException) as error:
        return problem("websocket", f"A WebSocket does not go through: {str(error) or type(error).__name__}.", advice)


def check_addresses(url: SplitResult, here: HttpAnswer, forged: HttpAnswer) -> Finding:
    """Which address the server takes us for, and whether anybody can forge it."""
    seen = here.says("you")
    if not seen:
        return warning(
            "addresses", "The server does not say which address it sees: it is of an older version.", "Update it."
        )
    if forged.says("you") == FORGED:
        if is_this_machine(url.hostname or ""):
            return ok(
                "addresses",
                "The server believes this machine when it forwards addresses (--proxy): ask the proxy's URL, too.",
            )
        return problem(
            "addresses",
            "Anybody can forge an address: the X-Forwarded-For of a client is believed, and limits hold off nobody.",
            "Name only the proxy with --proxy, and let it overwrite the header.",
        )
    if _is_a_proxys(seen, here.own_address):
        return warning(
            "addresses",
            f"The server sees {seen}, and not this machine's address {here.own_address}: everybody behind the proxy"
            " shares one set of limits.",
            f"Start the server with --proxy {seen}, and let the proxy set X-Forwarded-For.",
        )
    return ok("addresses", f"The server sees this machine as {seen}, and a forged address is not believed.")


def _is_a_proxys(seen: str, own: str) -> bool:
    """Whether the address that a server sees is that of a proxy near it: one that no way to us could end at."""
    if seen == own or not is_address(seen) or not is_address(own):
        return False
    return ip_address(seen).is_loopback or (ip_address(seen).is_private and not ip_address(own).is_private)


def _ask(url: SplitResult, path: str, headers: Mapping[str, str] | None = None) -> HttpAnswer:
    kind = HTTPSConnection if url.scheme == "https" else HTTPConnection
    connection = kind(url.hostname or "", url.port, timeout=PATIENCE)
    try:
        connection.request("GET", path, headers=dict(headers or {}))
        socket = connection.sock
        own = str(socket.getsockname()[0])
        certificate = socket.getpeercert() if isinstance(socket, ssl.SSLSocket) else None
        ends = ssl.cert_time_to_seconds(str(certificate["notAfter"])) if certificate else None
        response = connection.getresponse()
        return HttpAnswer(response.status, response.headers, response.read(), own, ends)
    finally:
        connection.close()
