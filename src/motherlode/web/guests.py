"""Guests: nobody needs an account. A guest is a random id, signed so that nobody can claim another's.

A guest who has become a person has a session on each device, which is signed, too, and can be ended (`sessions.py`).
"""

import hashlib
import hmac
import secrets
from typing import NamedTuple

from itsdangerous import BadSignature, Signer, TimestampSigner

COOKIE = "motherlode_guest"
COOKIE_SECONDS = 400 * 24 * 3600
FRIEND_SECONDS = 30 * 24 * 3600
LINK_SECONDS = 24 * 3600
KEYS = "guest key"
"""The setting that holds the keys, the oldest first; the first edition kept one there."""


SESSION = "~"
"""Stands between a guest and a session, and in neither."""


class Identity(NamedTuple):
    """Whom a cookie belongs to."""

    guest: str
    session: str | None = None
    """Of a person's device; a guest's has none."""


def new_key() -> str:
    return secrets.token_hex(32)


def rotated(keys: str, keep: int) -> str:
    """A list of keys with a new one, and at most so many of the old ones."""
    old = keys.split()
    return " ".join([*old[len(old) - min(keep, len(old)) :], new_key()])


def _read(signer: TimestampSigner, token: str, seconds: int) -> str | None:
    try:
        return signer.unsign(token, max_age=seconds).decode()
    except (BadSignature, UnicodeError):
        return None


class Guests:
    """Signs ids with keys that are kept in the database, so that guests stay who they are after a restart. The newest
    signs; what an older one has signed is still read.
    """

    def __init__(self, keys: str) -> None:
        self._keys = [bytes.fromhex(key) for key in keys.split()]
        self._signer = Signer(
            list(self._keys), salt=b"motherlode guest", key_derivation="hmac", digest_method=hashlib.sha256
        )
        self._friend_links, self._links = (
            TimestampSigner(list(self._keys), salt=salt, key_derivation="hmac", digest_method=hashlib.sha256)
            for salt in (b"motherlode friend", b"motherlode link")
        )

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def sign_page(self, page: str) -> str:
        """A token for somebody who is to become the friend of a page's owner; it is good for some days."""
        return self._friend_links.sign(page).decode()

    def read_page(self, token: str) -> str | None:
        return _read(self._friend_links, token, FRIEND_SECONDS)

    def sign_link(self, person: str) -> str:
        """What brings another device of a person in, once and for a while. It is no cookie: the device gets a session,
        and what stands for that session in the link is ended then.
        """
        return self._links.sign(f"{person}{SESSION}{secrets.token_hex(12)}").decode()

    def read_link(self, token: str) -> Identity | None:
        person, _, once = (_read(self._links, token, LINK_SECONDS) or "").partition(SESSION)
        return Identity(person, once) if once else None

    def sign(self, guest: str, session: str | None = None) -> str:
        """What the cookie and the personal link hold. It is as good as the guest: never to be shown to others."""
        return self._signer.sign(guest if session is None else f"{guest}{SESSION}{session}").decode()

    def read(self, signed: str | None) -> Identity | None:
        """Whom a cookie belongs to; None if it was not signed here."""
        text = self._read(signed)
        if text is None:
            return None
        guest, _, session = text.partition(SESSION)
        return Identity(guest, session or None)

    def _read(self, signed: str | None) -> str | None:
        try:
            return self._signer.unsign(signed or "").decode()
        except (BadSignature, UnicodeError):
            return self._read_first_edition(signed or "")

    def _read_first_edition(self, signed: str) -> str | None:
        """Cookies of the first edition are valid for 400 days; who comes with one gets a new one."""
        guest, _, signature = signed.rpartition(".")
        wanted = (
            hmac.new(key, guest.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest() for key in self._keys
        )
        return (
            guest
            if guest and signature.isascii() and any(hmac.compare_digest(signature, each) for each in wanted)
            else None
        )
