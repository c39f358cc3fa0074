"""Tournaments on a server: rounds that open and close, tables that are there when they are wanted, the expert's par.

Whoever looks at a tournament moves it on, and somebody looks now and then. What is done is written down before it has
an effect, so a server that goes away in between leaves nothing half done.
"""

import asyncio
from weakref import WeakValueDictionary

from motherlode.contests.daily import deal
from motherlode.contests.tournament import (
    PAR_LEVEL,
    Round,
    Tournament,
    founding,
    next_step,
    round_secret,
    table_settings,
)
from motherlode.contests.tournaments import Tournaments
from motherlode.rules import game
from motherlode.table import Refused
from motherlode.table import entries as log
from motherlode.table.decide import new_code
from motherlode.table.fair import bot_seed
from motherlode.table.play import Play
from motherlode.web import logs
from motherlode.web.manager import TableManager
from motherlode.web.periodic_task import PeriodicTask

EVERY = 2
"""Seconds between two polls for tournaments that are due."""
MOST_DUE = 20
MOST_STEPS = 4
"""So many steps are made at once: a round closes, and the next opens."""


class TournamentKeeper:
    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self.rows = Tournaments(manager.store.engine)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By code, so that a tournament is moved on once at a time; gone when nobody does."""
        self._pars: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._periodic = PeriodicTask(self.check_due, EVERY, "tournaments are not looked after")

    async def find(self, code: str) -> Tournament:
        """A tournament as it stands after whatever had to be done."""
        return await self.look_after(code)

    async def look_after(self, code: str) -> Tournament:
        lock = self._locks.setdefault(code, asyncio.Lock())
        async with lock:
            contest = await self._read(code)
            for _ in range(MOST_STEPS):
                if not await self._advance(contest):
                    break
                contest = await self._read(code)
            await self._seat(contest)
        return contest

    async def _read(self, code: str) -> Tournament:
        contest = await asyncio.to_thread(self.rows.find, code)
        if contest is None:
            raise Refused("no_such_contest", "There is no tournament with this code.")
        return contest

    async def _advance(self, contest: Tournament) -> bool:
        """Does what is to be done next; False if there is nothing."""
        now, code, rows = self._manager.ports.clock.now(), contest.code, self.rows
        step = await asyncio.to_thread(next_step, contest, now)
        if step.what == "wait":
            if contest.phase != "over":
                await asyncio.to_thread(rows.set_due, code, step.due)
            return False
        if step.what == "begin":
            await asyncio.to_thread(rows.begin, code)
        elif step.what == "close_round":
            await asyncio.to_thread(rows.close_round, contest, len(contest.rounds), now)
        elif step.what == "open_round":
            await asyncio.to_thread(self._open_round, contest, now)
        else:
            await asyncio.to_thread(rows.finish, code)
        return True

    def _open_round(self, contest: Tournament, now: int) -> None:
        pairing = contest.next_pairing()
        codes = [new_code(self._manager.ports.token) for _ in pairing.tables]
        number = len(contest.rounds) + 1
        begin = contest.opens_at(number) or now
        every = contest.settings.every
        closes_at = None if every is None else begin + every * 60_000
        self.rows.open_round(contest, pairing, codes, closes_at, now)

    async def _seat(self, contest: Tournament) -> None:
        """The tables of the open round are there, and the expert plays its deal."""
        last = contest.rounds[-1] if contest.rounds else None
        if last is None or last.closed:
            return
        await self._manager.warmup.rules(contest.settings.game)
        numbers = {table.code: table.number for table in last.tables if not table.ended}
        for code in await asyncio.to_thread(self.rows.missing, list(numbers)):
            await self._found(contest, last, numbers[code], code)
        if contest.settings.duplicate and last.result.par is None:
            self._compute_par(contest, last.number)

    async def _found(self, contest: Tournament, last: Round, number: int, code: str) -> None:
        seats = last.result.pairing.tables[number]
        token = self._manager.ports.token
        entries = await asyncio.to_thread(founding, contest, last.number, number, seats, token)
        await self._manager.found(entries, code)

    # The expert's par.

    def _compute_par(self, contest: Tournament, number: int) -> None:
        key = contest.code, number
        cluster = self._manager.cluster
        if key in self._pars or (cluster is not None and not cluster.cares_for(contest.code)):
            return
        task = self._pars[key] = asyncio.create_task(self._play_par(contest, number))
        task.add_done_callback(lambda _: self._pars.pop(key, None))

    async def _play_par(self, contest: Tournament, number: int) -> None:
        """Experts in all seats play the deal, move by move, among what other bots have to think about."""
        try:
            secret, settings = round_secret(contest, number, 0), table_settings(contest.settings)
            (_, started) = deal(settings, secret, self._manager.ports.token)
            assert isinstance(started, log.Started)
            state = game(settings.game).start(started.deal, settings.players, settings.options)
            play = Play(state, "", None, None, {})
            play.bot_seed = bot_seed(secret)
            await self._manager.bot_pool.play_out(play, PAR_LEVEL)
            await asyncio.to_thread(self.rows.set_par, contest.code, number, play.outcome().scores)
        except Exception as error:
            logs.fail("no par", error, contest=logs.fingerprint(contest.code))

    # What happens by itself.

    async def check_due(self) -> None:
        now, cluster = self._manager.ports.clock.now(), self._manager.cluster
        for code in await asyncio.to_thread(self.rows.due, now, MOST_DUE):
            if cluster is None or cluster.cares_for(code):
                await self.look_after(code)

    async def stop(self) -> None:
        await self._periodic.stop()
        for par in self._pars.values():
            par.cancel()
        await asyncio.gather(*self._pars.values(), return_exceptions=True)
