"""The ways by which a person wants notices: browsers, an address for mail, a webhook. All methods wait for the disk."""

import hashlib
import secrets
from typing import Any, NamedTuple

from sqlalchemy import Engine, Row, delete, func, insert, select, update

from motherlode.table.errors import Refused
from motherlode.table.notices import preferences as preferences_form
from motherlode.table.notices.preferences import NoticePreferences
from motherlode.table.people import writing
from motherlode.table.ports import Token
from motherlode.table.schema import NOTICE_MAIL, NOTICE_WISHES, OUTBOX, PUSH_DEVICES

MOST_DEVICES = 10
CONFIRM_WITHIN = 24 * 3_600_000
"""Milliseconds in which an address has to be confirmed."""
MOST_QUESTIONS = 3
"""So often an address is asked in that time, whoever claims it."""


class PushDevice(NamedTuple):
    """A browser that has subscribed."""

    device: str
    endpoint: str
    p256dh: str
    auth: str
    label: str
    created_at: int


class Mail(NamedTuple):
    person: str
    address: str
    token: str
    """Is in every mail, and confirms or stops them."""
    asked_at: int
    confirmed_at: int | None


class Webhook(NamedTuple):
    url: str
    form: str


class Channels(NamedTuple):
    """All that a person has."""

    preferences: NoticePreferences | None
    """None for whoever has never asked for any notice."""
    origin: str
    devices: tuple[PushDevice, ...]
    mail: Mail | None
    webhook: Webhook | None


def device_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


class ChannelStore:
    def __init__(self, engine: Engine, token: Token = secrets.token_hex) -> None:
        self._engine = engine
        self._token = token

    def of(self, person: str) -> Channels:
        with self._engine.connect() as connection:
            wanted = connection.execute(select(NOTICE_WISHES).where(NOTICE_WISHES.c.person == person)).first()
            devices = connection.execute(
                select(PUSH_DEVICES).where(PUSH_DEVICES.c.person == person).order_by(PUSH_DEVICES.c.created_at)
            ).all()
            mail = connection.execute(select(NOTICE_MAIL).where(NOTICE_MAIL.c.person == person)).first()
        return Channels(
            None if wanted is None else preferences_form.read(wanted.wishes),
            "" if wanted is None else wanted.origin,
            tuple(_device(row) for row in devices),
            None if mail is None else Mail(*mail),
            None if wanted is None or wanted.webhook is None else Webhook(wanted.webhook, wanted.webhook_form),
        )

    def set_preferences(self, person: str, preferences: NoticePreferences, origin: str) -> None:
        values = {"wishes": preferences_form.write(preferences), "origin": origin}
        is_mine = NOTICE_WISHES.c.person == person
        with writing(self._engine) as connection:
            if connection.execute(update(NOTICE_WISHES).where(is_mine).values(values)).rowcount:
                if preferences.mails == "each":
                    connection.execute(update(NOTICE_WISHES).where(is_mine).values(list_at=None))
            else:
                connection.execute(insert(NOTICE_WISHES), {"person": person} | values)

    def set_webhook(self, person: str, webhook: Webhook | None) -> None:
        url, form = webhook or (None, None)
        values = {"webhook": url, "webhook_form": form}
        with writing(self._engine) as connection:
            connection.execute(update(NOTICE_WISHES).where(NOTICE_WISHES.c.person == person).values(values))

    # Browsers.

    def add_device(self, person: str, device: PushDevice) -> None:
        """A browser belongs to whoever subscribed last with it."""
        with writing(self._engine) as connection:
            connection.execute(delete(PUSH_DEVICES).where(PUSH_DEVICES.c.device == device.device))
            number = connection.scalar(select(func.count()).where(PUSH_DEVICES.c.person == person)) or 0
            if number >= MOST_DEVICES:
                raise Refused("too_many", f"A person has notices in at most {MOST_DEVICES} browsers; remove one first.")
            connection.execute(insert(PUSH_DEVICES), {"person": person} | device._asdict())

    def remove_device(self, device: str, person: str | None = None) -> bool:
        """Also for a browser that its push service knows no more; False if there was none."""
        own = () if person is None else (PUSH_DEVICES.c.person == person,)
        with writing(self._engine) as connection:
            return bool(connection.execute(delete(PUSH_DEVICES).where(PUSH_DEVICES.c.device == device, *own)).rowcount)

    # Mail.

    def ask_mail(self, person: str, address: str, now: int) -> Mail:
        """An address that is to be confirmed, with a new token."""
        mail = Mail(person, address, self._token(16), now, None)
        lately = (NOTICE_MAIL.c.address == address, NOTICE_MAIL.c.asked_at > now - CONFIRM_WITHIN)
        with writing(self._engine) as connection:
            asked = connection.scalar(select(func.count()).where(*lately, NOTICE_MAIL.c.person != person)) or 0
            if asked >= MOST_QUESTIONS:
                raise Refused("too_many", "This address was asked too often already; try again tomorrow.")
            connection.execute(delete(NOTICE_MAIL).where(NOTICE_MAIL.c.person == person))
            connection.execute(insert(NOTICE_MAIL), mail._asdict())
        return mail

    def confirm_mail(self, token: str, now: int) -> str | None:
        """Whose address it is; None if the token is not one of ours, or too old."""
        is_it = NOTICE_MAIL.c.token == token
        with writing(self._engine) as connection:
            mail = connection.execute(select(NOTICE_MAIL).where(is_it)).first()
            if mail is None or (mail.confirmed_at is None and mail.asked_at <= now - CONFIRM_WITHIN):
                return None
            connection.execute(update(NOTICE_MAIL).where(is_it).values(confirmed_at=mail.confirmed_at or now))
        return str(mail.person)

    def stop_mail(self, token: str) -> bool:
        """No more mail; the address would have to be confirmed anew."""
        stop = update(NOTICE_MAIL).where(NOTICE_MAIL.c.token == token)
        with writing(self._engine) as connection:
            return bool(connection.execute(stop.values(confirmed_at=None, asked_at=0)).rowcount)

    def remove_mail(self, person: str) -> None:
        with writing(self._engine) as connection:
            connection.execute(delete(NOTICE_MAIL).where(NOTICE_MAIL.c.person == person))

    def remove(self, person: str) -> None:
        """Nothing is told any more."""
        with writing(self._engine) as connection:
            for each in (NOTICE_WISHES, NOTICE_MAIL, PUSH_DEVICES, OUTBOX):
                connection.execute(delete(each).where(each.c.person == person))


def _device(row: Row[Any]) -> PushDevice:
    return PushDevice(row.device, row.endpoint, row.p256dh, row.auth, row.label, row.created_at)
