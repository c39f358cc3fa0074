"""When a bot's move is shown tells nothing of its hand."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence

import msgspec
import pytest

from motherlode.bots.levels import SECONDS
from motherlode.rules import Game, SplitMix64, State, game
from motherlode.table import Settings, Table, Written
from motherlode.table import entries as log
from motherlode.table.bot_player import BotPlayer
from motherlode.table.entries import Entry
from motherlode.table.fair_queue import NOBODY, Requester
from motherlode.table.frames import HintFrame
from motherlode.table.pace import FOLLOWER_SHARE, MARGIN, PAUSE, RUN_PAUSE, STEP, Pace, pace_of
from motherlode.table.play import Play
from motherlode.table.ports import Thought
from tests.hidden import other_truth
from tests.table.hosting import FakeClock, Stage, settle
from tests.table.seating import levels
from tests.web.serving import run

PERSON, BOT = 0, 1
SECRET = "00" * 32


class Thinkers:
    """Bots that take the time that real ones take: none where there is one move, else the level's; and they queue."""

    def __init__(self, clock: FakeClock, waits: float, rng: SplitMix64) -> None:
        self._clock = clock
        self._waits = waits
        self._rng = rng

    def levels(self, game: Game) -> Sequence[str]:
        return levels(game)

    def seconds(self, level: str) -> float | None:
        return SECONDS.get(level)

    async def choose(self, play: Play, seat: int, level: str, share: float, requester: Requester) -> Thought:
        moves = play.state.legal_moves()
        jitter = self._rng.below(100) / 1000
        seconds = 0.001 if len(moves) == 1 else share * SECONDS[level] + jitter
        await self._clock.sleep(self._waits)
        await self._clock.sleep(seconds)
        return Thought(moves[-1].text, seconds)

    async def ponder(self, play: Play, seat: int, level: str) -> None:
        raise NotImplementedError

    async def advise(
        self, play: Play, seat: int, turn: int, answer: int | None, requester: Requester, wanted: Callable[[], bool]
    ) -> HintFrame:
        raise NotImplementedError


def table_at(state: State, level: str, pause: bool = True) -> Table:
    """A table with a person and a bot, where the game stands as it stands."""
    settings = Settings(game=state.game.name, players=state.players, pause=pause)
    given = tuple(move.text for move in state.moves)
    entries: list[Entry] = [
        log.Opened("ann", settings, SECRET),
        log.Sat(PERSON, "ann"),
        log.BotSat(BOT, level),
        log.Started(msgspec.to_builtins(state.deal), {}, "name", SECRET, given=given),
    ]
    return Table.rebuild("code", [Written(entry, 0) for entry in entries])


async def time_of_move(state: State, level: str, waits: float, rng: SplitMix64) -> float:
    """How many seconds after the last frame the bot's move is written and told."""
    stage = Stage()
    clock = stage.clock
    stage.ports.bot_pool = Thinkers(clock, waits, rng)
    told: list[float] = []
    player = BotPlayer(
        table_at(state, level),
        stage.ports,
        attended=lambda: True,
        when_free=lambda job: job(),
        write=lambda entries: told.append(clock.time),
        tell_table=lambda: None,
        requester=lambda: NOBODY,
    )
    began = clock.time
    player.wake()
    await settle()
    while not told:
        await clock.move_on(min(timer.due for timer in clock.timers) - clock.time)
    await asyncio.gather(*filter(None, [player.close()]), return_exceptions=True)
    return round(told[0] - began, 6)


def situations(count: int, rng: SplitMix64) -> list[State]:
    """Moments of random games where the bot is to move."""
    found: list[State] = []
    while len(found) < count:
        state = game("gate").deal(2, rng.below(1 << 30))
        while not state.over and len(found) < count:
            legal = state.legal_moves()
            if state.seat == BOT and rng.below(4) == 0:
                found.append(state)
            state = state.apply(legal[rng.below(len(legal))])
    return found


def test_forced_and_chosen_moves_cannot_be_told_apart_by_their_times() -> None:
    """Whatever the bot may hold, as far as the person can know, its move comes at the same time.

    The same public situation is played with other cards in the bot's hand, in some of which it can only pass.
    """

    async def test() -> None:
        rng = SplitMix64(5)
        times: dict[int, dict[bool, list[float]]] = {}
        for number, state in enumerate(situations(60, rng)):
            level, waits = ("hard", "expert")[number % 2], rng.below(3000) / 1000
            by_kind = times.setdefault(number, defaultdict(list))
            for _ in range(8):
                truth = other_truth(state, PERSON, rng)
                by_kind[len(truth.legal_moves()) == 1].append(await time_of_move(truth, level, waits, rng))
        assert all(len({time for kind in each.values() for time in kind}) == 1 for each in times.values())
        # It would not be much of a test if hands were all of one kind.
        assert sum(len(each) == 2 for each in times.values()) > len(times) / 6

    run(test())


def test_the_time_to_think_fits_into_its_slot() -> None:
    state = game("gate").deal(2, 1)
    seat = state.seat
    assert seat is not None
    for level, seconds in SECONDS.items():
        first = pace_of(table_at(state, level), seat, seconds)
        assert first.share == 1.0
        assert first.slot == max(PAUSE, seconds + MARGIN)
        later = pace_of(table_at(state.apply(state.legal_moves()[0]), level), seat, seconds)
        assert later.share == FOLLOWER_SHARE
        assert later.slot == max(RUN_PAUSE, FOLLOWER_SHARE * seconds + MARGIN)


def test_a_run_of_cards_is_not_waited_for_long() -> None:
    """Six cards of the strongest bot, which once took twelve seconds."""
    state = game("gate").deal(2, 1)
    assert state.seat is not None
    later = pace_of(table_at(state.apply(state.legal_moves()[0]), "expert"), state.seat, SECONDS["expert"])
    assert later.slot is not None
    assert SECONDS["expert"] + MARGIN + 5 * later.slot < 5


@pytest.mark.parametrize(("thought", "shown"), [(0.0, 1.0), (1.0, 1.0), (1.01, 1.0 + STEP), (2.2, 1.0 + 3 * STEP)])
def test_what_takes_longer_waits_for_the_next_slot(thought: float, shown: float) -> None:
    assert Pace(1.0, 0.8, 1.0).rest(thought, waited=7.0) == pytest.approx(shown - thought)


def test_a_table_without_pauses_still_keeps_secrets() -> None:
    """Its host may not want to wait, and must not learn what the bots hold."""
    state = game("gate").deal(2, 1)
    assert state.seat is not None
    assert pace_of(table_at(state, "hard", pause=False), state.seat, 1.0).slot == 1.0 + MARGIN
    assert pace_of(table_at(state, "random", pause=False), state.seat, None).slot is None


@pytest.mark.parametrize("name", ["donkey", "mine"])
def test_where_nothing_is_secret_a_forced_move_need_not_wait(name: str) -> None:
    state = game(name).deal(2, 1)
    assert state.seat is not None
    pace = pace_of(table_at(state, "expert"), state.seat, 2.0)
    assert pace.rest(thought=0.0, waited=0.3) == pytest.approx(PAUSE - 0.3)
    assert pace.rest(thought=2.0, waited=0.0) == 0.0
