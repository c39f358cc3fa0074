"""What every answer carries and every request is checked for."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_PAIRS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_NO_STORE = (b"cache-control", b"no-store")


def with_headers(app: ASGIApp) -> ASGIApp:
    """Adds the security headers to every answer, errors included. Answers of the API are never cached: they are
    for one guest.
    """

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                private = [_NO_STORE] if scope["path"].startswith("/api/") else []
                message["headers"] = [*message["headers"], *_PAIRS, *private]
            await send(message)

        await app(scope, receive, send_more if scope["type"] == ScopeType.HTTP else send)

    return wrapped


def origin_checker(origins: tuple[str, ...]) -> Callable[[Any], bool]:
    """Whether a request comes from one of our own pages, or from no page at all (a program has no origin to forge)."""

    def is_ours(headers: Any) -> bool:
        origin = headers.get("origin")
        if origin is None or origin in origins:
            return True
        return bool(headers.get("host")) and urlsplit(origin).netloc == headers.get("host")

    return is_ours
