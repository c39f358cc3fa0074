"""Pages that the server brings itself: the description of its API, and the checker of fair deals. No foreign script."""

from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.response import File

from motherlode.rules import GAMES
from motherlode.web import schema

FOLDER = Path(__file__).parent / "static"


class PlainPage(OpenAPIRenderPlugin):
    """The API's description as a plain page; the usual ones load scripts from elsewhere, which our policy forbids."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type="text/html")  # type: ignore[arg-type]

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = [
            f"<tr><td>{method.upper()}</td><td><code>{escape(path)}</code></td><td>{escape(about['summary'])}</td></tr>"
            for path, methods in openapi_schema["paths"].items()
            for method, about in methods.items()
        ]
        return (
            "<!doctype html><html lang=en><meta charset=utf-8><title>Motherlode: API</title><h1>Motherlode: API</h1>"
            "<p>The whole description: <a href=/schema/openapi.json>openapi.json</a>. "
            "The messages of a table's socket: <a href=/schema/messages.json>messages.json</a>.</p>"
            f"<table>{''.join(rows)}</table></html>"
        ).encode()


def _page(path: str, name: str, media_type: str) -> Any:
    @get(path, include_in_schema=False, sync_to_thread=False)
    def page() -> File:
        return File(FOLDER / name, media_type=media_type, content_disposition_type="inline")

    return page


@get("/schema/messages.json", include_in_schema=False, sync_to_thread=True, media_type="application/json")
def messages() -> bytes:
    """All messages, frames and answers, for whoever writes a client."""
    return _messages(tuple(GAMES))


@cache
def _messages(games: tuple[str, ...]) -> bytes:
    """Made once for the games that there are."""
    return msgspec.json.encode(schema.document())


PAGES = [
    messages,
    _page("/verify", "verify.html", "text/html; charset=utf-8"),
    _page("/verify.js", "verify.js", "text/javascript; charset=utf-8"),
    _page("/verify.css", "verify.css", "text/css; charset=utf-8"),
]
