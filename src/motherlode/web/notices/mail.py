"""Mail by the operator's server, to addresses that were confirmed; every mail says how to stop it."""

import re
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Literal
from urllib.parse import unquote

import msgspec

from motherlode.rules import MotherlodeError
from motherlode.table import Refused
from motherlode.table.notices.channels import Mail
from motherlode.table.notices.preferences import NoticePreferences
from motherlode.web.notices.delivery import Delivery, DeliveryResult
from motherlode.web.notices.telling import words_for
from motherlode.web.urls import read_url

TIMEOUT = 20.0
"""Seconds for all of a mail."""
LONGEST = 254
_ADDRESS = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}


class BadMailServer(MotherlodeError):
    """A setting of the operator's that is none."""

    name = "bad_mail_server"


class MailServer(msgspec.Struct, frozen=True):
    """The operator's mail server."""

    host: str
    port: int
    security: Literal["tls", "starttls", "none"]
    user: str | None
    password: str | None
    sender: str
    """The address that mails come from, with or without a name."""

    @property
    def domain(self) -> str:
        return parseaddr(self.sender)[1].rpartition("@")[2]


def mail_server(url: str, sender: str) -> MailServer:
    """From a URL: `smtps://` speaks TLS from the start, `smtp://` insists on STARTTLS, `smtp+plain://` has neither and
    is for a relay on the same machine.
    """
    parts = read_url(url, PORTS)
    if parts is None or not parts.hostname:
        raise BadMailServer(
            "The mail server is a URL like smtps://USER:PASSWORD@mail.example or smtp://mail.example:587."
        )
    if not _ADDRESS.fullmatch(parseaddr(sender)[1]):
        raise BadMailServer("The sender of mails is an address like 'Motherlode <table@gold.example>'.")
    security: dict[str, Literal["tls", "starttls", "none"]] = {"smtps": "tls", "smtp": "starttls"}
    return MailServer(
        parts.hostname,
        parts.port or PORTS[parts.scheme],
        security.get(parts.scheme, "none"),
        unquote(parts.username) if parts.username else None,
        unquote(parts.password) if parts.password else None,
        sender,
    )


def check_address(text: str) -> str:
    """An address as it is kept."""
    name, _, domain = text.strip().rpartition("@")
    address = f"{name}@{domain.lower()}"
    if len(address) > LONGEST or not _ADDRESS.fullmatch(address) or ".." in address:
        raise Refused("bad_address", "This is no e-mail address: it looks like name@example.org.")
    return address


class Mailer:
    def __init__(self, server: MailServer, site: str) -> None:
        """`site` is where people reach this server: links lead there and nowhere else."""
        self._server = server
        self._site = site

    async def ask(self, mail: Mail, preferences: NoticePreferences) -> DeliveryResult:
        """Whether the address is theirs who gave it."""
        words, link = words_for(preferences), f"{self._site}/notices/confirm/{mail.token}"
        text = words("mail-confirm-text", site=self._site)
        return await self._send(
            mail, words("mail-confirm-subject"), [text, link], preferences, f"ask.{mail.token[:12]}"
        )

    async def send(self, mail: Mail, delivery: Delivery, preferences: NoticePreferences) -> DeliveryResult:
        title, body = delivery.text
        return await self._send(mail, title, [body, self._site + delivery.place], preferences, delivery.id)

    async def send_list(
        self, mail: Mail, deliveries: Sequence[Delivery], preferences: NoticePreferences, name: str
    ) -> DeliveryResult:
        words = words_for(preferences)
        parts = [f"{each.text.title}: {each.text.body}\n{self._site}{each.place}" for each in deliveries]
        subject = words("mail-list-subject", count=len(deliveries))
        return await self._send(mail, subject, parts, preferences, name)

    async def _send(
        self, mail: Mail, subject: str, parts: Sequence[str], preferences: NoticePreferences, name: str
    ) -> DeliveryResult:
        # only for whoever sends
        import aiosmtplib

        server = self._server
        try:
            await aiosmtplib.send(
                self._message(mail, subject, parts, preferences, name),
                hostname=server.host,
                port=server.port,
                username=server.user,
                password=server.password,
                use_tls=server.security == "tls",
                start_tls=server.security == "starttls",
                timeout=TIMEOUT,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            return (
                DeliveryResult.REFUSED if all(each.code >= 500 for each in error.recipients) else DeliveryResult.LATER
            )
        except (aiosmtplib.SMTPException, OSError):
            return DeliveryResult.LATER
        return DeliveryResult.SENT

    def _message(
        self, mail: Mail, subject: str, parts: Sequence[str], preferences: NoticePreferences, name: str
    ) -> EmailMessage:
        stop = f"{self._site}/notices/stop/{mail.token}"
        message = EmailMessage()
        message["From"], message["To"] = self._server.sender, mail.address
        message["Subject"] = " ".join(subject.split())
        message["Date"], message["Message-ID"] = formatdate(), f"<{name}@{self._server.domain}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self._site}/api/notices/stop/{mail.token}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        why = words_for(preferences)("mail-why", site=self._site)
        message.set_content("\n\n".join([*parts, f"-- \n{why}\n{stop}"]) + "\n")
        return message
