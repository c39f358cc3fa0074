"""What every answer carries and every request is checked for."""

import hashlib
import re
from base64 import b64encode
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
_INLINE = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)
_NO_STORE = (b"cache-control", b"no-store")


def policy_for(index: str) -> str:
    """The policy that also allows what stands inside our own page, and by its hash nothing else."""
    policy = POLICY
    for kind, text in _INLINE.findall(index):
        mark = b64encode(hashlib.sha256(text.encode()).digest()).decode()
        policy = policy.replace(f"{kind}-src 'self'", f"{kind}-src 'self' 'sha256-{mark}'")
    return policy


def with_headers(app: ASGIApp, policy: str = POLICY) -> ASGIApp:
    """Adds the security headers to every answer, errors included. Answers of the API are never cached: they are
    for one guest.
    """
    headers = HEADERS | {"content-security-policy": policy}
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                private = [_NO_STORE] if scope["path"].startswith("/api/") else []
                message["headers"] = [*message["headers"], *pairs, *private]
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
