"""What an operator asks, and a device nearby: is the server alive, where is it, what does it count."""

import msgspec
from litestar import Response
from litestar import get as litestar_get
from litestar.exceptions import PermissionDeniedException
from litestar.openapi import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST

from motherlode.web.api.endpoint import REFUSED, AnyRequest, get
from motherlode.web.context import address_of, context_of
from motherlode.web.lan import LanAddresses, addresses, is_near


class Health(msgspec.Struct, frozen=True):
    status: str


_STATUS = REFUSED | {503: ResponseSpec(Health, generate_examples=False, description="It stops, or cannot save.")}


@litestar_get("/health", summary="Whether the server is alive", responses=_STATUS)
async def health(request: AnyRequest) -> Response[Health]:
    stopping = context_of(request).manager.stopping
    return Response(Health("stopping" if stopping else "ok"), status_code=503 if stopping else 200)


@litestar_get("/ready", summary="Whether the server can save what people do", responses=_STATUS)
async def ready(request: AnyRequest) -> Response[Health]:
    context = context_of(request)
    status = "stopping" if context.manager.stopping else await context.readiness.status()
    return Response(Health(status), status_code=200 if status == "ok" else 503)


@get(
    "/metrics", summary="Counts and times for Prometheus, for whom the operator allows", media_type=CONTENT_TYPE_LATEST
)
async def metrics(request: AnyRequest) -> Response[bytes]:
    context = context_of(request)
    if not context.request_guard.may_read_metrics(address_of(request), request.headers):
        raise PermissionDeniedException("Only the operator's own addresses may read this: see --metrics-from.")
    return Response(context.manager.metrics.text(context.manager.gauges()), media_type=CONTENT_TYPE_LATEST)


@get("/api/here", summary="Where devices nearby find this server")
async def reachable_at(request: AnyRequest) -> LanAddresses:
    config, you = context_of(request).config, address_of(request)
    if config.secure or not is_near(you):
        return LanAddresses(True, (), you)
    server = request.scope.get("server")
    found = addresses(config.host, server[1] if server and server[1] else config.port)
    return LanAddresses(bool(found), found, you)


OPERATION = [reachable_at, health, ready, metrics]
