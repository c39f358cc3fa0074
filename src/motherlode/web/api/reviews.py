"""Reviews of finished games, which grow while they are asked for."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar.params import JSONBody, QueryParameter

from motherlode.languages import Language
from motherlode.web import reviews
from motherlode.web.api.endpoint import AnyRequest, get, post
from motherlode.web.api.records import RecordName, brought_record, kept_record
from motherlode.web.context import context_of, limit, requester_of

Spoken = Annotated[Language, QueryParameter(description="The language of the page.")]
DEFAULT: Language = "en"


class ReviewShown(msgspec.Struct, frozen=True):
    """A review as far as it has grown; it grows on while it is asked for."""

    progress: float
    """From 0 to 1, when it grows no more."""
    page: str | None
    """HTML to be put into a page; null before the first curve is there."""


@get("/api/records/{name:str}/review", summary="Where a finished game was won; asked again, it has grown")
async def show_review(request: AnyRequest, name: RecordName, language: Spoken = DEFAULT) -> ReviewShown:
    return await _review(request, await kept_record(request, name), language, name)


@post("/api/review", summary="The same for a record of one's own", status_code=200)
async def review(request: AnyRequest, data: JSONBody[dict[str, Any]], language: Spoken = DEFAULT) -> ReviewShown:
    limit(request, "read")
    return await _review(request, brought_record(data), language, None)


async def _review(request: AnyRequest, text: bytes, language: str, name: str | None) -> ReviewShown:
    found = await context_of(request).reviews.find(text, requester_of(request))
    if found is None:
        return ReviewShown(0.0, None)
    return ReviewShown(found.progress, await asyncio.to_thread(reviews.show, text, found, language, name))


REVIEWS = [show_review, review]
