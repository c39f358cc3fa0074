"""Whatever people send over real sockets, in whatever order: the laws of the protocol hold."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from motherlode.bots.levels import SECONDS
from motherlode.bots.table_bots import TableBots
from motherlode.table import Table
from motherlode.table import commands as ask
from motherlode.table.entries import Opened
from tests.patience import LONGEST
from tests.table.any_command import ANY_COMMAND
from tests.web.seating import sit_down
from tests.web.serving import Player, Site, serving

PEOPLE = 3
MOVE, FILL, GARBAGE = "move", "fill", "garbage"
STEPS = st.one_of(
    st.tuples(st.just(MOVE), st.integers(0, 99)),
    st.tuples(st.just(MOVE), st.integers(0, 99)),
    st.tuples(st.just(FILL), st.none()),
    st.tuples(st.just(GARBAGE), st.one_of(st.text(max_size=40), st.just('{"kind":"sit","seat":0,"wish":1}'))),
    st.tuples(st.integers(0, PEOPLE - 1), ANY_COMMAND),
)


class Backstage:
    """A server that runs in a thread of its own while examples come and go."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.site: Site
        self._up, self._end = threading.Event(), asyncio.Event()
        self._thread = threading.Thread(target=self.loop.run_until_complete, args=[self._serve(folder)])
        self._thread.start()
        self._up.wait(LONGEST)

    async def _serve(self, folder: Path) -> None:
        async with serving(folder / "tables.db", bots=TableBots(dict.fromkeys(SECONDS, 0.01))) as self.site:
            self._up.set()
            await self._end.wait()

    def run(self, example: Any) -> None:
        asyncio.run_coroutine_threadsafe(asyncio.wait_for(example, LONGEST), self.loop).result()

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self._end.set)
        self._thread.join()
        self.loop.close()


@pytest.fixture(scope="module")
def backstage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Backstage]:
    stage = Backstage(tmp_path_factory.mktemp("laws"))
    yield stage
    stage.stop()


class Example:
    """A table with two people and an onlooker, all connected."""

    def __init__(self, site: Site, code: str, players: list[Player]) -> None:
        self.site = site
        self.code = code
        self.players = players

    async def do(self, kind: Any, what: Any) -> None:
        if kind == MOVE:
            await self.move(what)
        elif kind == FILL:
            await self.fill()
        elif kind == GARBAGE:
            await self.throw(what)
        else:
            fields = msgspec.to_builtins(what)
            await self.players[kind].ask(**{key: fields[key] for key in fields if key != "id"})

    async def move(self, choice: int) -> None:
        """A legal move of whoever can move, by what the views say."""
        for player in self.players:
            await player.ask("look")
            if moves := player.play.get("view", {}).get("moves"):
                await player.move(moves[choice % len(moves)])
                return
            if player.play.get("covered") and player.play["view"]["to_move"] in player.table["you"]["seats"]:
                await player.ask("show", seat=player.play["view"]["to_move"])

    async def fill(self) -> None:
        """Everybody sits down and the game begins, so that games are played at all."""
        host = self.players[0]
        await host.ask("look")
        for number, seat in enumerate(host.table["seats"]):
            if seat["player"] is None:
                await self.players[number % 2].ask("sit", seat=number)
        await host.ask("start")

    async def throw(self, text: str) -> None:
        player = self.players[0]
        await player.connection.send(text)
        assert (await player.until("refused", lambda frame: frame["answer"] is None))["name"] == "bad_message"

    async def check(self) -> None:
        """What everybody got is what the log says, seen from their own seat; and nothing secret is in it."""
        for player in self.players:
            await player.ask("look")
        (opened, _), *rest = await asyncio.to_thread(self.site.manager.store.load, self.code)
        assert isinstance(opened, Opened)
        truth = Table(self.code, opened)
        plays, secrets = {}, {truth.secret}
        for entry, at in rest:
            truth.apply(entry, at)
            secrets.add(truth.secret)
            if truth.play is not None:
                plays[truth.turn] = truth.play.state
        people = [player.cookie.partition(".")[0] for player in self.players]
        for player in self.players:
            check_turns(player)
            check_views(player, plays)
            assert not [word for word in (*secrets, *people) if word in "".join(player.wire)]


def check_turns(player: Player) -> None:
    """Turns only grow, and nobody sees the view of a seat that is not theirs."""
    turn, seats = 0, []
    for frame in player.frames:
        if frame["kind"] == "table":
            seats = frame["you"]["seats"]
            assert frame["record"] is None or frame["phase"] == "over"
        elif frame["kind"] == "play":
            assert frame["view"]["turn"] >= turn
            assert frame["view"]["seat"] in (None, *seats)
            turn = frame["view"]["turn"]


def check_views(player: Player, plays: dict[int, Any]) -> None:
    for frame in player.frames:
        if frame["kind"] == "play":
            seen = frame["view"]
            wanted = msgspec.to_builtins(plays[seen["turn"]].view(seen["seat"])) | {"turn": seen["turn"]}
            assert seen == msgspec.json.decode(msgspec.json.encode(wanted))


@pytest.mark.slow
@settings(max_examples=20, suppress_health_check=list(HealthCheck), database=None)
@given(game=st.sampled_from(["donkey", "mine", "gate"]), steps=st.lists(STEPS, min_size=5, max_size=25))
def test_the_laws_of_the_protocol(backstage: Backstage, game: str, steps: list[tuple[Any, Any]]) -> None:
    """Every message is answered, turns only grow, views agree with the log, nothing leaks."""

    async def example() -> None:
        site = backstage.site
        code, cookies = await sit_down(site, game, 2)
        async with AsyncExitStack() as stack:
            whose = [*cookies, await site.become_guest()]
            players = [await stack.enter_async_context(site.player(code, cookie)) for cookie in whose]
            table = Example(site, code, players)
            await table.fill()
            for kind, what in steps:
                await table.do(kind, what)
            await table.check()

    backstage.run(example())


def test_all_commands_take_part() -> None:
    """The strategy above knows every kind of message."""
    named = repr(ANY_COMMAND)
    assert [cls.__name__ for cls in get_args(ask.AnyCommand) if f"{cls.__name__}" not in named] == []
