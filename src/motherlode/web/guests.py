"""Guests: nobody needs an account. A guest is a random id, signed so that nobody can claim another's."""

import hashlib
import hmac
import secrets

from itsdangerous import BadSignature, Signer

COOKIE = "motherlode_guest"
COOKIE_SECONDS = 400 * 24 * 3600
KEYS = "guest key"
"""The setting that holds the keys, the oldest first; the first edition kept one there."""


def new_key() -> str:
    return secrets.token_hex(32)


def rotated(keys: str, keep: int) -> str:
    """A list of keys with a new one, and at most so many of the old ones."""
    old = keys.split()
    return " ".join([*old[len(old) - min(keep, len(old)) :], new_key()])


class Guests:
    """Signs ids with keys that are kept in the database, so that guests stay who they are after a restart. The newest
    signs; what an older one has signed is still read.
    """

    def __init__(self, keys: str) -> None:
        self._keys = [bytes.fromhex(key) for key in keys.split()]
        self._signer = Signer(
            list(self._keys), salt=b"motherlode guest", key_derivation="hmac", digest_method=hashlib.sha256
        )

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def sign(self, guest: str) -> str:
        """What the cookie and the personal link hold. It is as good as the guest: never to be shown to others."""
        return self._signer.sign(guest).decode()

    def read(self, signed: str | None) -> str | None:
        """The guest of a cookie; None if nobody signed it here."""
        try:
            return self._signer.unsign(signed or "").decode()
        except (BadSignature, UnicodeError):
            return self._read_first_edition(signed or "")

    def _read_first_edition(self, signed: str) -> str | None:
        """Cookies of the first edition are valid for 400 days; who comes with one gets a new one."""
        guest, _, mark = signed.rpartition(".")
        wanted = (
            hmac.new(key, guest.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest() for key in self._keys
        )
        return guest if guest and mark.isascii() and any(hmac.compare_digest(mark, each) for each in wanted) else None
