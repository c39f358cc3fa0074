"""Guests: nobody needs an account. A guest is a random id, signed so that nobody can claim another's."""

import hashlib
import hmac
import secrets

COOKIE = "motherlode_guest"
COOKIE_SECONDS = 400 * 24 * 3600


class Guests:
    """Signs ids with a key that is kept in the database, so that guests stay who they are after a restart."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def sign(self, guest: str) -> str:
        """What the cookie and the personal link hold. It is as good as the guest: never to be shown to others."""
        return f"{guest}.{self._mark(guest)}"

    def read(self, signed: str | None) -> str | None:
        """The guest of a cookie; None if nobody signed it here."""
        guest, dot, mark = (signed or "").rpartition(".")
        if not dot or not mark.isascii() or not hmac.compare_digest(mark, self._mark(guest)):
            return None
        return guest

    def _mark(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()
