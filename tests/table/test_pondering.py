"""Bots think ahead while people decide: only where that is wanted, and nobody waits for it."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from motherlode.bots.table_bots import SeededBots, TableBots
from motherlode.rules import Knowledge, Move, SplitMix64, game
from motherlode.table.bot_pool import ThreadBotPool
from motherlode.table.fair_queue import NOBODY
from motherlode.table.host import TableHost
from motherlode.table.play import Play
from motherlode.table.warmup import Warmup
from tests.table.hosted import alone, begin
from tests.table.hosting import Direct, Stage, settle
from tests.web.serving import run

PERSON, BOT = 0, 1


def test_bots_think_ahead_only_where_the_operator_wants_it() -> None:
    async def test(stage: Stage, host: TableHost) -> None:
        ann = Direct(host)
        await begin(ann)
        await ann.move()
        await settle()
        assert stage.bots.pondered == []

    alone(test)


def test_the_bot_that_comes_next_thinks_ahead_until_the_person_moves() -> None:
    async def test(stage: Stage, host: TableHost) -> None:
        stage.ports.pondering = True
        ann = Direct(host)
        await begin(ann)
        await settle()
        assert stage.bots.pondered == [(PERSON, BOT, "random")]
        host.presence_changed()
        await ann.ask("look")
        assert len(stage.bots.pondered) == 1, "once a turn is enough"
        await ann.move()
        await settle()
        assert stage.bots.broken_off == 1
        assert set(stage.bots.pondered) == {(PERSON, BOT, "random")}
        assert len(stage.bots.pondered) == 2

    alone(test)


def test_of_several_bots_the_next_one_thinks_ahead() -> None:
    async def test(stage: Stage, host: TableHost) -> None:
        stage.ports.pondering = True
        ann = Direct(host)
        await ann.ask("sit", seat=1)
        for seat, level in ((0, "random"), (2, "easy")):
            await ann.ask("seat_bot", seat=seat, level=level)
        await ann.ask("start")
        await ann.until(lambda: ann.to_move)
        await settle()
        assert stage.bots.pondered == [(1, 2, "easy")]

    alone(test, players=3)


def test_nobody_thinks_ahead_where_nobody_looks_on_or_another_server_does() -> None:
    async def test(stage: Stage, host: TableHost) -> None:
        ann = Direct(host)
        await begin(ann)
        stage.ports.pondering = True
        stage.ports.bots_elsewhere = lambda code: 1.0
        host.presence_changed()
        stage.ports.bots_elsewhere = lambda code: 0.0
        host.leave(ann)
        host.presence_changed()
        await settle()
        assert stage.bots.pondered == []
        Direct(host, "eve")
        await settle()
        assert len(stage.bots.pondered) == 1

    alone(test)


def test_a_bot_that_cannot_think_ahead_holds_up_nobody() -> None:
    async def test(stage: Stage, host: TableHost) -> None:
        async def fail(play: Play, seat: int, level: str) -> None:
            raise RuntimeError("the bot has a headache")

        stage.ports.pondering = True
        stage.bots.ponder = fail  # type: ignore[method-assign]
        ann = Direct(host)
        await begin(ann)
        await settle()
        assert stage.monitor.failed == ["bot could not think ahead"]
        assert (await ann.move())["kind"] == "play"

    alone(test)


class Ponderers(TableBots):
    """Bots that think ahead in so many steps. `meanwhile` happens in the first of them."""

    def __init__(self, steps: int, meanwhile: Callable[[], None] = lambda: None) -> None:
        super().__init__()
        self.left = steps
        self.seen: list[Knowledge] = []
        self._meanwhile = meanwhile

    def load(self, game: Any) -> None:
        pass

    def ponder(self, level: str, knowledge: Knowledge, seed: int) -> bool:
        self.seen.append(knowledge)
        self._meanwhile()
        self.left -= 1
        return self.left > 0

    def choose(self, level: str, knowledge: Knowledge, seed: int, share: float = 1.0) -> Move:
        return knowledge.legal_moves()[0]


def play_at(seat: int) -> Play:
    return Play(game("donkey").deal(2, SplitMix64(3), first=seat), "name", None, None, {})


def with_pool(bots: TableBots, test: Callable[[ThreadBotPool], Any]) -> None:
    async def testing() -> None:
        warmup = Warmup(bots)
        await warmup.rules("donkey")
        pool = ThreadBotPool(bots, warmup, threads=1)
        await warmup.bots("donkey")
        await test(pool)
        pool.stop()
        warmup.stop()

    run(testing())


def test_the_pool_asks_until_the_bot_has_thought_enough() -> None:
    """With what its seat knows, and nothing else."""
    bots = Ponderers(5)

    async def test(pool: ThreadBotPool) -> None:
        await pool.ponder(play_at(PERSON), BOT, "grandmaster")
        assert len(bots.seen) == 5
        assert {id(knowledge) for knowledge in bots.seen} == {id(bots.seen[0])}
        assert bots.seen[0].seat == BOT
        assert bots.seen[0].legal_moves() == ()

    with_pool(bots, test)


def test_the_pool_leaves_its_threads_to_who_has_to_decide() -> None:
    """Real work comes in during a step: it is done next, and no step after it."""
    working, asked = threading.Event(), threading.Event()

    def wait_for_work() -> None:
        working.set()
        assert asked.wait(60)

    bots = Ponderers(1000, wait_for_work)

    async def test(pool: ThreadBotPool) -> None:
        ahead = asyncio.create_task(pool.ponder(play_at(PERSON), BOT, "grandmaster"))
        while not working.is_set():
            await asyncio.sleep(0)
        job = asyncio.create_task(pool.choose(play_at(BOT), BOT, "grandmaster"))
        await settle()
        asked.set()
        await asyncio.gather(ahead, job)
        assert len(bots.seen) == 1
        await pool.ponder(play_at(PERSON), BOT, "grandmaster")
        assert len(bots.seen) > 1, "and goes on where nobody wants it"

    with_pool(bots, test)


def test_the_pool_does_not_ask_while_a_thread_is_wanted() -> None:
    bots, hold = Ponderers(5), threading.Event()

    async def test(pool: ThreadBotPool) -> None:
        busy = asyncio.create_task(pool._queue.run(NOBODY, hold.wait))
        await settle()
        await pool.ponder(play_at(PERSON), BOT, "grandmaster")
        assert bots.seen == []
        hold.set()
        await busy

    with_pool(bots, test)


def test_in_a_contest_nobody_thinks_ahead() -> None:
    """There a bot's move is to be the same for everybody who made the same moves."""
    bots = Ponderers(5)

    async def test(pool: ThreadBotPool) -> None:
        play = play_at(PERSON)
        play.bot_seed = "seed"
        await pool.ponder(play, BOT, "grandmaster")
        assert bots.seen == []

    with_pool(bots, test)


def test_bots_that_play_the_same_game_again_do_not_think_ahead() -> None:
    assert not SeededBots(1).ponder("grandmaster", play_at(PERSON).snapshot()(BOT), 1)
