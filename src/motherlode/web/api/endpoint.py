"""What all endpoints share: how they refuse, how they read a body, and the guest's cookie."""

from functools import partial
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.datastructures import Cookie
from litestar.exceptions import ValidationException
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, SkipValidation

from motherlode.table import Refused
from motherlode.web.context import context_of, guest_of, identity_of, was_signed_out
from motherlode.web.guests import COOKIE, COOKIE_SECONDS, Identity

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
StrictBody = SkipValidation[JSONBody[T]]
"""A body whose form is described, and which comes as plain JSON."""


class RefusedRequest(msgspec.Struct, frozen=True):
    """What comes with any status from 400 on."""

    name: str
    sentence: str
    reason: str | None = None
    """Why the rules forbid it: a stable name, where they give one."""
    facts: dict[str, str | int | tuple[str, ...]] = {}
    """What the reason speaks of."""


REFUSALS = {
    400: "What is asked for cannot be.",
    401: "You are no guest yet.",
    403: "Not from there.",
    404: "There is no such thing here.",
    409: "Somebody else has it.",
    413: "The body is too long.",
    429: "That is too much at once.",
    500: "It is not your fault.",
    503: "Nothing can be saved just now.",
}
REFUSED = {
    status: ResponseSpec(RefusedRequest, generate_examples=False, description=about)
    for status, about in REFUSALS.items()
}
get, post = partial(litestar_get, responses=REFUSED), partial(litestar_post, responses=REFUSED)


def read_strictly(data: Any, kind: type[T]) -> T:
    """Litestar takes 2.0 and "2" for 2 in a body; a table's socket does not, and what stands in a log is exact. A
    `StrictBody` leaves the reading to this.
    """
    try:
        return msgspec.convert(data, type=kind)
    except msgspec.ValidationError as error:
        raise ValidationException(f"{error}.") from None


def guest_if_any(request: AnyRequest) -> str | None:
    """Nobody for whoever comes for the first time; a person whose device was signed out is told so."""
    guest = guest_of(request)
    if guest is None and was_signed_out(request):
        raise Refused("signed_out", "This device was signed out: ask for /api/me to be a new guest.")
    return guest


def must_be_guest(request: AnyRequest) -> str:
    guest = guest_if_any(request)
    if guest is None:
        raise Refused("no_guest", "You are no guest yet: ask for /api/me first.")
    return guest


def with_cookie(request: AnyRequest, content: T, guest: str, status: int = 200) -> Response[T]:
    """An answer to whoever stays, or becomes, a guest; a person's device keeps its session."""
    identity = identity_of(request)
    session = identity.session if identity is not None and identity.guest == guest else None
    return with_identity(request, content, Identity(guest, session), status)


def with_identity(request: AnyRequest, content: T, identity: Identity, status: int = 200) -> Response[T]:
    context = context_of(request)
    cookie = Cookie(
        key=COOKIE,
        value=context.guests.sign(*identity),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=context.config.secure,
    )
    return Response(content, status_code=status, cookies=[cookie])
