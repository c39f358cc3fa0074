"""How well people play, told from luck: worked out game by game in the background, for a person whose page is open."""

import asyncio
from collections import defaultdict
from functools import partial
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from motherlode.review import Reviewer
from motherlode.review.reviewer import Effort, Pass
from motherlode.review.skill import Skill, skill_of
from motherlode.rules import MotherlodeError, record
from motherlode.table import Refused
from motherlode.table.fair_queue import Requester
from motherlode.table.ledgers import Game, SeatLuck, keep_ledger, ledgers_of
from motherlode.table.played import GamesFilter, PlayedGame, games_of
from motherlode.table.ports import Clock
from motherlode.table.store import Store
from motherlode.web.reviews import FORGOTTEN_AFTER, MOST_GROWING, Reviews

MOST_GAMES = 200
"""So many of a person's games are looked at, the newest."""
EFFORT: Effort = (Pass(256, 0),)
"""The curve alone; with fewer samples their own chance would hide what the games say."""
SEALED_FOR = 600.0
"""After so many seconds a deal that others played is looked at again."""
Kind = tuple[str, int]
"""A game, and a number of players."""


class PersonSkill(NamedTuple):
    skills: dict[Kind, Skill]
    waiting: int
    """So many games were not looked at yet; they are while somebody asks."""


class Skills:
    """The skill of people. Asking makes it known better, until all games are."""

    def __init__(self, store: Store, reviews: Reviews, clock: Clock) -> None:
        self._store = store
        self._reviews = reviews
        self._clock = clock
        self._asked_at: dict[str, float] = {}
        """Whose games are being looked at, and when somebody last asked."""
        self._sealed: dict[str, float] = {}
        """Games whose deals others still play, and when that was seen."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def find(self, person: str, requester: Requester) -> PersonSkill:
        games, known = await asyncio.to_thread(self._read_games, person)
        missing = [played.record for played, _ in games if played.record not in known and self._is_open(played.record)]
        if missing:
            self._begin(person, missing, requester)
        return PersonSkill(_skills(games, known), len(missing))

    def _read_games(self, person: str) -> tuple[list[tuple[PlayedGame, int]], dict[str, Game]]:
        """The games that say something of a person, each with the seat, and what is known of them."""
        games = [
            (played, seats[0])
            for played in games_of(self._store.engine, person, GamesFilter(), MOST_GAMES)
            if played.game.counts and played.game.scores is not None and len(seats := played.game.seats_of(person)) == 1
        ]
        return games, ledgers_of(self._store.engine, [played.record for played, _ in games])

    def _is_open(self, record: str) -> bool:
        return self._clock.monotonic() - self._sealed.get(record, -SEALED_FOR) >= SEALED_FOR

    def _begin(self, person: str, records: list[str], requester: Requester) -> None:
        is_running, is_full = person in self._asked_at, len(self._asked_at) >= MOST_GROWING
        if is_running or not is_full:
            self._asked_at[person] = self._clock.monotonic()
        if not is_running and not is_full:
            task = asyncio.create_task(self._work(person, records, requester))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, person: str, records: list[str], requester: Requester) -> None:
        try:
            for name in records:
                if self._clock.monotonic() - self._asked_at[person] > FORGOTTEN_AFTER:
                    break
                await self._reviews.run(requester, partial(self._work_out, name))
        except (Refused, SQLAlchemyError):
            return  # the queue is full, or the database is away: who asks again begins again
        finally:
            del self._asked_at[person]

    def _work_out(self, name: str) -> None:
        try:
            text = self._store.record(name, self._clock.now())
        except Refused:
            self._sealed[name] = self._clock.monotonic()
            return
        keep_ledger(self._store.engine, name, () if text is None else _ledgers(text))


def _ledgers(text: bytes) -> Game:
    """By seat; nothing of a game that cannot be played again here."""
    try:
        reviewer = Reviewer(record.read(text), effort=EFFORT)
    except MotherlodeError:
        return ()
    for _ in reviewer.work():
        pass
    return tuple(SeatLuck(each.even, each.luck, each.result) for each in reviewer.review().ledgers)


def _skills(games: list[tuple[PlayedGame, int]], known: dict[str, Game]) -> dict[Kind, Skill]:
    found: dict[Kind, list[SeatLuck]] = defaultdict(list)
    for played, seat in games:
        if shares := known.get(played.record):
            found[played.game.game, played.game.players].append(shares[seat])
    return {kind: skill_of(found[kind]) for kind in sorted(found)}
