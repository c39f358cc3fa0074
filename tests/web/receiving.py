"""What notices go to, on this machine: a push service and a webhook over TLS, and a mail server."""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from motherlode.web.notices.mail import MailServer
from motherlode.web.notices.outgoing import Outgoing

NAME = "hooks.example"


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Takes whatever is posted to it."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.status = 201
        self.port = 0

    def url(self, path: str = "/one") -> str:
        return f"https://{NAME}:{self.port}{path}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posted.append(Posted(first.split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Fine\r\nLocation: https://127.0.0.1/\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiver(folder: Path) -> AsyncIterator[tuple[Receiver, Outgoing]]:
    """A server with a certificate of its own, and the way to it."""
    certificate = make_certificate(folder)
    receiver = Receiver()
    serving = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    serving.load_cert_chain(certificate)
    server = await asyncio.start_server(receiver.take, "127.0.0.1", 0, ssl=serving)
    receiver.port = server.sockets[0].getsockname()[1]

    async def resolve(host: str, port: int) -> Sequence[str]:
        return ["127.0.0.1"]

    trusting = ssl.create_default_context(cafile=str(certificate))
    try:
        yield receiver, Outgoing(resolve, lambda address: True, trusting)
    finally:
        server.close()
        await server.wait_closed()


def make_certificate(folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(1))
        .not_valid_after(now + timedelta(1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), False)
        .add_extension(x509.BasicConstraints(True, None), True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    file.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        + certificate.public_bytes(serialization.Encoding.PEM)
    )
    return file


class Mailbox:
    """A mail server's inbox."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = ""
        """What recipients are answered instead."""

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, to: str, options: Any) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        mail = message_from_bytes(envelope.content or b"", policy=policy.default)  # type: ignore[arg-type]
        self.mails.append(mail)
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, MailServer]]:
    mailbox = Mailbox()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(mailbox, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield mailbox, MailServer("127.0.0.1", port, "none", None, None, "Motherlode <table@gold.example>")
    finally:
        controller.stop()
