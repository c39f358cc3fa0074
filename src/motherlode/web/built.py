"""The pages that were built for the browser, served from memory: `index.html`, and assets whose names never change
their content.
"""

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from motherlode.web import preview

FOLDER = Path(__file__).parent / "pages"
INDEX = "index.html"
PLACES = (
    "", "t", "rules", "learn", "replay", "review", "games", "me", "p", "friend", "lobby", "groups", "g", "join",
    "ratings", "daily", "notices", "puzzles", "tournaments", "c", "laboratory",
)  # fmt: skip
"""What the paths of the browser's screens begin with."""
OURS = ("api", "schema", "health", "metrics", "verify", "assets", ".well-known")
"""Paths that begin so are no pages of the browser."""
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
    ".txt": "text/plain",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""What may lie beside a file, the smallest first."""
FOREVER = "public, max-age=31536000, immutable"
CHECK = "no-cache"
NOT_BUILT = (
    "The pages for the browser were not built here: run `make pages` in a checkout, or install the wheel. "
    "Programs can play already; see /schema."
)


class Built(msgspec.Struct, frozen=True):
    """One file."""

    body: bytes
    media_type: str
    cache: str
    etag: str
    """Its ETag."""
    encoded: dict[str, bytes]


def read_folder(folder: Path) -> dict[str, Built]:
    """All files of a folder by their paths in it."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix not in ENCODINGS.values()]
    return {file.relative_to(folder).as_posix(): _read(file, folder) for file in files}


def _read(file: Path, folder: Path) -> Built:
    beside = {name: file.with_name(file.name + suffix) for name, suffix in ENCODINGS.items()}
    body = file.read_bytes()
    return Built(
        body=body,
        media_type=TYPES.get(file.suffix, "application/octet-stream"),
        cache=FOREVER if file.relative_to(folder).parts[0] == "assets" else CHECK,
        etag=_etag_of(body),
        encoded={name: other.read_bytes() for name, other in beside.items() if other.exists()},
    )


def _etag_of(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def index_of(folder: Path) -> str:
    """The page that every place in the app is; nothing if the pages were not built."""
    file = folder / INDEX
    return file.read_text("utf-8") if file.exists() else ""


def built_pages(folder: Path, *, secure: bool = False) -> HTTPRouteHandler:
    """Serves the files, and for every path that is a place in the app, as `/t/CODE`, the index with its preview."""
    files = read_folder(folder)
    index = index_of(folder)

    @lru_cache(maxsize=64)
    def place(kind: str, language: str, origin: str) -> Built:
        text = index.replace(preview.PLACE, preview.tags(kind, language, origin))
        body = text.encode()
        return Built(body, TYPES[".html"], CHECK, _etag_of(body), {"gzip": gzip.compress(body, mtime=0)})

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.scope["path"].strip("/")
        if path in files and path != INDEX:
            return _answer(files[path], request)
        first, _, rest = path.partition("/")
        is_place = first in PLACES and (first != "" or not rest)
        if first in OURS or ("." in path and not is_place):
            raise NotFoundException("There is nothing here.")
        if not index:
            return Response(NOT_BUILT.encode(), media_type="text/plain", headers={"cache-control": CHECK})
        origin = preview.origin_of(request.headers.get("host", ""), secure=secure)
        found = place(preview.kind_of(path), preview.language_of(request.headers.get("accept-language", "")), origin)
        return _answer(found, request, 200 if is_place else 404)

    return page


def _answer(file: Built, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    headers = {"cache-control": file.cache, "etag": file.etag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    for encoding in _accepted(request.headers.get("accept-encoding", "")):
        if encoding in file.encoded:
            body, headers["content-encoding"] = file.encoded[encoding], encoding
            break
    return Response(body, status_code=status, media_type=file.media_type, headers=headers)


def _accepted(header: str) -> list[str]:
    """The encodings that a browser takes, ours first; one with weight 0 is none."""
    wanted = [part.replace(" ", "").split(";q=") for part in header.lower().split(",")]
    taken = {name for name, *weight in wanted if not weight or weight[0].strip("0.") != ""}
    return [encoding for encoding in ENCODINGS if encoding in taken]
