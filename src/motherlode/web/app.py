"""The application: handlers, headers, refusals, and what lives as long as the server."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Method

from motherlode import __version__
from motherlode.rules import MotherlodeError
from motherlode.table.fair_queue import FairQueue
from motherlode.table.groups import Groups
from motherlode.table.people import People
from motherlode.table.server_lock import ServerLock
from motherlode.table.social import Social
from motherlode.table.store import Store
from motherlode.web import logs
from motherlode.web.api import HANDLERS
from motherlode.web.api.endpoint import RefusedRequest
from motherlode.web.built import built_pages
from motherlode.web.config import Config
from motherlode.web.contest_socket import contest_socket
from motherlode.web.contest_watch import ContestWatch
from motherlode.web.context import AppContext, context_of
from motherlode.web.guests import KEYS, Guests, new_key
from motherlode.web.laboratory import Laboratory
from motherlode.web.limits import Limits, Sockets
from motherlode.web.lobby import Lobby
from motherlode.web.lobby_socket import lobby_socket
from motherlode.web.manager import TableManager
from motherlode.web.notices.sender import NoticeSender
from motherlode.web.pages import PAGES, PlainPage
from motherlode.web.readiness import Readiness
from motherlode.web.reviews import Reviews
from motherlode.web.security import RequestGuard
from motherlode.web.sessions import Sessions
from motherlode.web.skills import Skills
from motherlode.web.socket import table_socket
from motherlode.web.tournaments import TournamentKeeper
from motherlode.web.warmup import warm_up

LARGEST_BODY = 128 * 1024
RECORDS_WAITING = 8
"""So many records of an address may wait to be played again."""
STATUS = {
    "too_many": 429,
    "not_saved": 503,
    "stopping": 503,
    "no_such_table": 404,
    "no_such_record": 404,
    "no_such_turn": 404,
    "no_such_puzzle": 404,
    "no_guest": 401,
    "signed_out": 401,
    "no_such_person": 404,
    "no_such_rating": 404,
    "no_such_passkey": 404,
    "no_such_session": 404,
    "no_such_group": 404,
    "no_such_code": 404,
    "not_owner": 403,
    "not_member": 403,
    "no_such_device": 404,
    "name_taken": 409,
    "suspended": 403,
    "sealed": 403,
    "no_such_game": 404,
    "no_such_day": 404,
    "no_such_result": 404,
    "no_such_contest": 404,
    "no_laboratory": 403,
}
HARMLESS: set[Method] = {"GET", "HEAD", "OPTIONS"}


def create_app(config: Config) -> Litestar:
    """The application, which lives by the settings in its state."""
    return Litestar(
        route_handlers=[
            *HANDLERS,
            *PAGES,
            built_pages(Path(config.pages), secure=config.secure),
            table_socket,
            lobby_socket,
            contest_socket,
        ],
        lifespan=[_living],
        state=State({"config": config}, deep_copy=False),
        before_request=_check,
        exception_handlers={
            MotherlodeError: _refuse,
            HTTPException: _refuse_http,
            UnicodeError: _refuse_bytes,
            RecursionError: _refuse_bytes,
            Exception: _fail,
        },
        openapi_config=OpenAPIConfig(title="Motherlode", version=__version__, render_plugins=[PlainPage()]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


@asynccontextmanager
async def _living(app: Litestar) -> AsyncIterator[None]:
    config: Config = app.state.config
    store = Store(config.database)
    if store.lost:
        logs.note(f"the end of the database is missing: {store.lost} entries were there and are no more")
    lock = _lock(store)
    limits = Limits(time.monotonic, config.rates, config.bytes_of_address)
    guests = Guests(store.setting(KEYS, new_key()))
    manager = TableManager(store, limits, config)
    people = People(store.engine, manager.ports.token)
    social = Social(store.engine, people, manager.ports.token)
    lobby = Lobby(manager, social)
    sessions = Sessions(people, manager, lobby)
    record_jobs = FairQueue(1, "records", RECORDS_WAITING)
    notices = NoticeSender(manager, config)
    reviews = Reviews(None if config.reviews is None else Path(config.reviews))
    laboratory = Laboratory(config)
    tournaments = TournamentKeeper(manager)
    contest_watch = ContestWatch(manager, tournaments.rows)
    warming = asyncio.create_task(warm_up(manager.warmup, config.tell))
    app.state.context = AppContext(
        config,
        manager,
        warming,
        guests,
        limits,
        Sockets(config.sockets),
        RequestGuard(config),
        Readiness(store),
        sessions,
        people,
        social,
        lobby,
        Groups(store.engine, manager.ports.token),
        record_jobs,
        reviews,
        Skills(store, reviews, manager.ports.clock),
        notices,
        tournaments,
        contest_watch,
        laboratory,
    )
    logs.note("started")
    try:
        yield
    finally:
        warming.cancel()
        await sessions.stop()
        await lobby.stop()
        await notices.stop()
        await contest_watch.stop()
        await tournaments.stop()
        record_jobs.close()
        reviews.close()
        await asyncio.to_thread(record_jobs.stop)
        await asyncio.to_thread(reviews.stop)
        await laboratory.stop()
        await manager.stop()
        lock.release()
        logs.note("stopped")


def _lock(store: Store) -> ServerLock:
    try:
        return ServerLock(store)
    except BaseException:
        store.close()
        raise


async def _check(request: Request[Any, Any, Any]) -> None:
    """Nothing is told under a stranger's name, or changed at the wish of a page that is not ours."""
    guard = context_of(request).request_guard
    guard.check_host(request.headers)
    if request.method not in HARMLESS:
        guard.check_page(request.headers)


def _refuse(request: Request[Any, Any, Any], error: MotherlodeError) -> Response[RefusedRequest]:
    refused = RefusedRequest(error.name, str(error), error.reason, dict(error.facts))
    return Response(refused, status_code=STATUS.get(error.name, 400))


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[RefusedRequest]:
    sentence = "; ".join([error.detail, *(str(why.get("message", why)) for why in _reasons(error))])
    return _answer(type(error).__name__, sentence, error.status_code, error.headers)


def _refuse_bytes(request: Request[Any, Any, Any], error: Exception) -> Response[RefusedRequest]:
    return _answer("bad_request", "This is no JSON that we can read: it has to be UTF-8, and not deep.", 400)


def _reasons(error: HTTPException) -> list[dict[str, Any]]:
    extra = error.extra
    return [why for why in extra if isinstance(why, dict)] if isinstance(extra, list) else []


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[RefusedRequest]:
    logs.fail("request failed", error)
    return _answer("failed", "Something went wrong here; it is not your fault.", 500)


def _answer(name: str, sentence: str, status: int, headers: Any = None) -> Response[RefusedRequest]:
    return Response(RefusedRequest(name, sentence), status_code=status, headers=headers)
