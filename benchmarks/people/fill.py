"""Fills a database with finished games: real ones, played at random, each given to many people."""

import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from typing import Any, NamedTuple

from benchmarks.people.around import RATED as ONE_IN
from benchmarks.people.around import Walks, running_tables
from sqlalchemy import Engine, Table, text

from motherlode.rules import GAMES as NAMES
from motherlode.rules import SplitMix64, State, game, record
from motherlode.table import finished
from motherlode.table.achievements import achieved_in
from motherlode.table.finished import FinishedGame, SeatSummary, places_of
from motherlode.table.results import rows_of
from motherlode.table.schema import (
    ACHIEVED,
    ENTRIES,
    GAMES,
    MEMBERSHIPS,
    MET,
    PEOPLE,
    PLAYED,
    RATED,
    RATING_CHANGES,
    RATING_POOLS,
    RATINGS,
    RECORDS,
    TABLES,
    TALLIES,
)
from motherlode.table.store import Store

HERO = "hero"
"""Who has played more than anybody else."""
OF_HERO = 50
"""One game in so many is the hero's."""
A_PERSON = 20
"""So many games there are for each person."""
TEMPLATES = 12
"""So many games of each kind are really played."""
TOGETHER = 20_000
MINUTE = 60_000
START = 1_700_000_000_000
QUICKLY = ("PRAGMA synchronous = OFF", "PRAGMA cache_size = -500000")
"""For SQLite: a database that is lost in a crash is made again, and 500 MB of it are kept in memory."""
Values = tuple[Any, ...]


class Template(NamedTuple):
    game: FinishedGame
    document: str


def templates() -> list[Template]:
    rng = SplitMix64(1)
    return [_play(name, players, rng) for name in NAMES for players in game(name).players for _ in range(TEMPLATES)]


def _play(name: str, players: int, rng: SplitMix64) -> Template:
    state: State = game(name).deal(players, rng)
    while not state.over:
        moves = state.legal_moves()
        state = state.apply(moves[rng.below(len(moves))])
    outcome = state.outcome()
    over = FinishedGame(
        game=name,
        players=players,
        seats=(),
        scores=outcome.scores,
        places=places_of(outcome.ranking),
        achieved=achieved_in(state.game, players, [event for past in state.history for event in past.events()]),
    )
    return Template(over, record.write(state).decode())


def fill(store: Store, games: int, with_records: bool) -> None:
    """Adds people and their games, and counts them as a server would have."""
    rng = random.Random(1)
    people = [HERO, *(f"person{number}" for number in range(games // A_PERSON))]
    _insert(store.engine, PEOPLE, (_person(number, person) for number, person in enumerate(people)))
    counts, walks = Counts(), Walks()
    made = templates()
    for start in range(0, games, TOGETHER):
        batch = [_game(number, rng.choice(made), people, rng) for number in range(start, min(games, start + TOGETHER))]
        _insert(store.engine, GAMES, ((name, "gone", at, finished.write(over)) for name, at, over, _ in batch))
        if with_records:
            _insert(store.engine, RECORDS, ((name, document) for name, _, _, document in batch))
        rows = [rows_of(name, at, over) for name, at, over, _ in batch]
        _insert(store.engine, PLAYED, (each for row in rows for each in row["played"]))
        for row in rows:
            counts.add(row)
        for name, at, over, _ in batch[::ONE_IN]:
            walks.add(name, at, over)
        for table, new in zip((RATED, RATING_CHANGES), walks.take(), strict=True):
            _insert(store.engine, table, iter(new))
        print(f"{start + len(batch):,} games", flush=True)
    counts.write(store.engine)
    _insert(store.engine, RATING_POOLS, iter(walks.pools()))
    _insert(store.engine, RATINGS, walks.ratings())
    _insert_running(store.engine, people, [each.game for each in made], rng, int(1000 * time.time()))
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("ANALYZE"))


def _insert_running(engine: Engine, people: list[str], games: list[FinishedGame], rng: random.Random, now: int) -> None:
    tables = running_tables(people, games, rng, now)
    while part := list(islice(tables, TOGETHER // 4)):
        _insert(engine, TABLES, (table for table, _, _ in part))
        _insert(engine, ENTRIES, (entry for _, entries, _ in part for entry in entries))
        _insert(engine, MEMBERSHIPS, (member for _, _, members in part for member in members))


def _person(number: int, person: str) -> Values:
    return person, f"{number:012x}", f"Name {number}", None, None, START, START, None


def _game(number: int, template: Template, people: list[str], rng: random.Random) -> tuple[str, int, FinishedGame, str]:
    over = template.game
    seats = [_some_player(people, rng) for _ in range(over.players)]
    if number % OF_HERO == 0:
        seats[0] = SeatSummary(HERO, "Name 0", None)
    known = {seat.person for seat in seats if seat.person}
    if len(known) < sum(seat.person is not None for seat in seats):  # nobody sits twice
        seats[1:] = [SeatSummary(None, None, "easy") for _ in seats[1:]]
    new = FinishedGame(
        game=over.game,
        players=over.players,
        seats=tuple(seats),
        scores=over.scores,
        places=over.places,
        achieved=over.achieved,
    )
    return f"{number:024x}", START + number * MINUTE, new, template.document


def _some_player(people: list[str], rng: random.Random) -> SeatSummary:
    if rng.random() < 0.3:
        return SeatSummary(None, None, rng.choice(("easy", "medium", "hard")))
    number = int(len(people) * rng.random() ** 2)  # some play much more than others
    return SeatSummary(people[number], f"Name {number}", None)


class Counts:
    """What `results.ADD` would have counted, in memory: a million games in minutes."""

    def __init__(self) -> None:
        self._tallies: dict[Values, list[int]] = {}
        self._met: dict[Values, list[Any]] = {}
        self._times: Counter[Values] = Counter()
        self._first: dict[Values, Values] = {}

    def add(self, rows: dict[str, list[Values]]) -> None:
        for person, name, players, won, points, best in rows["tallies"]:
            tally = self._tallies.setdefault((person, name, players), [0, 0, 0, best])
            tally[:] = tally[0] + 1, tally[1] + won, tally[2] + points, max(tally[3], best)
        for person, other, name, ahead, behind in rows["met"]:
            met = self._met.setdefault((person, other), [name, 0, 0, 0])
            met[:] = name, met[1] + 1, met[2] + ahead, met[3] + behind
        for person, name, record_name, at in rows["achieved"]:
            self._times[person, name] += 1
            self._first.setdefault((person, name), (record_name, at))

    def write(self, engine: Engine) -> None:
        """In order, which is much quicker to write."""
        _insert(engine, TALLIES, ((*key, *tally) for key, tally in sorted(self._tallies.items())))
        _insert(engine, MET, ((*key, *met) for key, met in sorted(self._met.items())))
        _insert(engine, ACHIEVED, ((*key, times, *self._first[key]) for key, times in sorted(self._times.items())))


def _insert(engine: Engine, table: Table, rows: Iterator[Values]) -> None:
    """The fastest way that each database has, in parts: no connection is used for long."""
    while part := list(islice(rows, TOGETHER)):
        with closing(engine.raw_connection()) as connection:
            cursor = connection.cursor()
            if engine.dialect.name == "postgresql":
                columns = ", ".join(column.name for column in table.columns)
                with cursor.copy(f"COPY {table.name} ({columns}) FROM STDIN") as copy:
                    for row in part:
                        copy.write_row(row)
            else:
                for pragma in QUICKLY:
                    cursor.execute(pragma)
                cursor.execute("BEGIN")
                marks = ", ".join("?" for _ in table.columns)
                cursor.executemany(f"INSERT INTO {table.name} VALUES ({marks})", part)
            connection.commit()
