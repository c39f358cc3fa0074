"""What every answer carries and every request is checked for."""

import hashlib
import re
from base64 import b64encode
from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.exceptions import ClientException, PermissionDeniedException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from motherlode.web.config import Config
from motherlode.web.lan import is_address

Headers = Mapping[str, str]
LOCAL = (".localhost", ".local", ".home.arpa", ".internal")
"""Domains that are given away in one's own network only."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers by which a proxy shows itself."""

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
        digest = b64encode(hashlib.sha256(text.encode()).digest()).decode()
        policy = policy.replace(f"{kind}-src 'self'", f"{kind}-src 'self' 'sha256-{digest}'")
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


class RequestGuard:
    """Which requests are answered: from which pages, under which host names, and from which addresses what is the
    operator's.
    """

    def __init__(self, config: Config) -> None:
        self._origins = config.origins
        self._names = {name.lower() for name in (*config.host_names, *map(_host_of, config.origins), config.host)}
        self._metrics_from = [ip_network(each, strict=False) for each in config.metrics_from]
        self._proxies = config.proxies

    def check_host(self, headers: Headers) -> None:
        """A stranger's name that leads here (DNS rebinding) makes a stranger's page look like one of ours."""
        host = headers.get("host")
        if host is None:
            return
        name = _host_of(f"//{host}")
        if name not in self._names and not is_address(name) and not _is_local(name):
            raise ClientException("This server is not known by this name; its operator can add it with --host-name.")

    def _is_ours(self, headers: Headers) -> bool:
        """Whether a request comes from one of our own pages, or from no page at all (a program has no origin to
        forge).
        """
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        _host_of(origin)
        return bool(headers.get("host")) and urlsplit(origin).netloc == headers.get("host")

    def check_socket(self, headers: Headers) -> None:
        """Before a WebSocket is accepted."""
        self.check_host(headers)
        self.check_page(headers)

    def check_page(self, headers: Headers) -> None:
        """What changes something, or goes on telling, is for our own pages and for programs."""
        if not self._is_ours(headers):
            raise PermissionDeniedException("This page is not one of ours.")

    def may_read_metrics(self, address: str, headers: Headers) -> bool:
        """What a proxy forwards is not its own request: if nobody named the proxy, we do not know whose it is."""
        forwarded = not self._proxies and any(name in headers for name in FORWARDED)
        if forwarded or not is_address(address):
            return False
        return any(ip_address(address) in network for network in self._metrics_from)


def _is_local(name: str) -> bool:
    """Whether a name is one that nobody can own on the internet."""
    return "." not in name or name.endswith(LOCAL)


def _host_of(url: str) -> str:
    """The host's name in a URL."""
    try:
        return (urlsplit(url).hostname or "").rstrip(".")
    except ValueError:
        raise ClientException("A host or an origin of this request is none.") from None
