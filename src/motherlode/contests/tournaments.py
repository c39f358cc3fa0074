"""Tournaments on disk. Each step is one transaction that can be done once: of several servers one does it, and after a
crash the next look goes on where it stopped. All methods wait for the disk.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, Row, Select, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.contests.pairing import Pairing
from motherlode.contests.standings import RoundResult, TableResult
from motherlode.contests.tournament import (
    MOST_ENTRANTS,
    ContestTable,
    Entrant,
    Phase,
    Round,
    Tournament,
    TournamentSettings,
    contest_game,
)
from motherlode.table.errors import Refused
from motherlode.table.people import writing
from motherlode.table.schema import CONTEST_GAMES, CONTESTS, ENTRANTS, PEOPLE, ROUNDS, SEALS, TABLES

TRIES = 20
Fingerprint = tuple[str | int, ...]
"""Differs whenever a tournament's page does."""
MOST_LISTED = 30


class ListedTournament(NamedTuple):
    code: str
    settings: TournamentSettings
    phase: Phase
    host: bool
    opened_at: int


class Tournaments:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def open(self, code: str, host: str, settings: TournamentSettings, secret: str, now: int) -> None:
        row = {
            "code": code, "host": host, "opened_at": now, "settings": _write(settings), "secret": secret,
            "phase": "open", "due_at": settings.starts_at,
        }  # fmt: skip
        with writing(self._engine) as connection:
            connection.execute(insert(CONTESTS), row)

    def find(self, code: str) -> Tournament | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(CONTESTS).where(CONTESTS.c.code == code)).one_or_none()
            if row is None:
                return None
            entrants = tuple(
                Entrant(each.player, each.person, each.person_name or each.name, each.gone, each.page)
                for each in connection.execute(entrants_of(code))
            )
            games = connection.execute(games_of(code)).all()
            rounds = tuple(
                _round(each, [game for game in games if game.round == each.number])
                for each in connection.execute(rounds_of(code))
            )
        settings = msgspec.json.decode(row.settings, type=TournamentSettings)
        return Tournament(code, row.host, settings, row.secret, row.phase, entrants, rounds)

    def mine(self, person: str) -> list[ListedTournament]:
        """Those that a person hosts or plays in, the newest first."""
        with self._engine.connect() as connection:
            rows = [*connection.execute(hosted_by(person)), *connection.execute(entered_by(person))]
        found = {row.code: row for row in rows}
        listed = [
            ListedTournament(
                row.code,
                msgspec.json.decode(row.settings, type=TournamentSettings),
                row.phase,
                row.host == person,
                row.opened_at,
            )
            for row in found.values()
        ]
        return sorted(listed, key=lambda each: -each.opened_at)[:MOST_LISTED]

    def join(self, contest: Tournament, person: str, name: str | None, now: int) -> None:
        """Who has left may come back, to the same number."""
        if contest.player_of(person) is not None:
            own = (ENTRANTS.c.contest == contest.code, ENTRANTS.c.person == person)
            with writing(self._engine) as connection:
                connection.execute(update(ENTRANTS).where(*own).values(gone=False, name=name))
            return
        for player in range(len(contest.entrants), len(contest.entrants) + TRIES):
            if player >= MOST_ENTRANTS:
                raise Refused("contest_full", f"A tournament has at most {MOST_ENTRANTS} players.")
            row = {"contest": contest.code, "player": player, "person": person, "name": name, "since": now}
            try:
                with writing(self._engine) as connection:
                    connection.execute(insert(ENTRANTS), row)
            except IntegrityError:  # somebody else was given this number, or the person has one already
                found = self.find(contest.code)
                if found is not None and found.player_of(person) is not None:
                    return
            else:
                return
        raise Refused("too_many", "That is too much at once; wait a moment.")

    def leave(self, code: str, person: str) -> None:
        own = (ENTRANTS.c.contest == code, ENTRANTS.c.person == person)
        with writing(self._engine) as connection:
            connection.execute(update(ENTRANTS).where(*own).values(gone=True))

    def begin(self, code: str) -> None:
        self._set(code, "open", "running")

    def finish(self, code: str) -> None:
        with writing(self._engine) as connection:
            connection.execute(update(CONTESTS).where(CONTESTS.c.code == code).values(phase="over", due_at=None))

    def _set(self, code: str, old: Phase, new: Phase) -> None:
        same = (CONTESTS.c.code == code, CONTESTS.c.phase == old)
        with writing(self._engine) as connection:
            connection.execute(update(CONTESTS).where(*same).values(phase=new))

    def open_round(
        self, contest: Tournament, pairing: Pairing, codes: Sequence[str], closes_at: int | None, now: int
    ) -> bool:
        """The next round with the codes of its tables; False if another server has made it."""
        number = len(contest.rounds) + 1
        row = {
            "contest": contest.code, "number": number, "opened_at": now, "closes_at": closes_at,
            "pairing": _write(pairing),
        }  # fmt: skip
        games = [
            {"code": code, "contest": contest.code, "round": number, "number": table}
            for table, code in enumerate(codes)
        ]
        seal = contest_game(contest, number).seal
        try:
            with writing(self._engine) as connection:
                connection.execute(insert(ROUNDS), row)
                if games:
                    connection.execute(insert(CONTEST_GAMES), games)
                if seal is not None:
                    connection.execute(insert(SEALS), {"seal": seal, "opens_at": None})
        except IntegrityError:
            return False
        return True

    def close_round(self, contest: Tournament, number: int, now: int) -> None:
        """What is not over by now does not count; the deal may be seen."""
        same = (ROUNDS.c.contest == contest.code, ROUNDS.c.number == number, ROUNDS.c.closed_at.is_(None))
        with writing(self._engine) as connection:
            if not connection.execute(update(ROUNDS).where(*same).values(closed_at=now)).rowcount:
                return
            games = (CONTEST_GAMES.c.contest == contest.code, CONTEST_GAMES.c.round == number)
            unfinished = update(CONTEST_GAMES).where(*games, CONTEST_GAMES.c.ended_at.is_(None))
            connection.execute(unfinished.values(ended_at=now))
            _open_seal(connection, contest_game(contest, number).seal, now)

    def missing(self, codes: Sequence[str]) -> list[str]:
        """Those of the codes that no table has yet."""
        with self._engine.connect() as connection:
            there = set(connection.scalars(select(TABLES.c.code).where(TABLES.c.code.in_(codes))))
        return [code for code in codes if code not in there]

    def set_par(self, code: str, number: int, par: Sequence[int]) -> None:
        same = (ROUNDS.c.contest == code, ROUNDS.c.number == number, ROUNDS.c.par.is_(None))
        with writing(self._engine) as connection:
            connection.execute(update(ROUNDS).where(*same).values(par=_write(tuple(par))))

    def set_due(self, code: str, due: int | None) -> None:
        with writing(self._engine) as connection:
            connection.execute(update(CONTESTS).where(CONTESTS.c.code == code).values(due_at=due))

    def fingerprints(self, codes: Sequence[str]) -> dict[str, Fingerprint]:
        """How tournaments stand, in so few numbers that many can be looked at every second."""
        with self._engine.connect() as connection:
            return {row.code: tuple(row)[1:] for row in connection.execute(fingerprints_of(codes))}

    def due(self, now: int, most: int) -> list[str]:
        """Those that somebody has to look after."""
        with self._engine.connect() as connection:
            return list(connection.scalars(due_by(now, most)))


def entrants_of(code: str) -> Select[Any]:
    joined = select(ENTRANTS, PEOPLE.c.name.label("person_name"), PEOPLE.c.page)
    joined = joined.outerjoin(PEOPLE, PEOPLE.c.person == ENTRANTS.c.person)
    return joined.where(ENTRANTS.c.contest == code).order_by(ENTRANTS.c.player)


def rounds_of(code: str) -> Select[Any]:
    return select(ROUNDS).where(ROUNDS.c.contest == code).order_by(ROUNDS.c.number)


def games_of(code: str) -> Select[Any]:
    games = select(CONTEST_GAMES).where(CONTEST_GAMES.c.contest == code)
    return games.order_by(CONTEST_GAMES.c.round, CONTEST_GAMES.c.number)


def hosted_by(person: str) -> Select[Any]:
    hosted = select(CONTESTS).where(CONTESTS.c.host == person)
    return hosted.order_by(CONTESTS.c.opened_at.desc()).limit(MOST_LISTED)


def entered_by(person: str) -> Select[Any]:
    entered = select(CONTESTS).join(ENTRANTS, ENTRANTS.c.contest == CONTESTS.c.code).where(ENTRANTS.c.person == person)
    return entered.order_by(ENTRANTS.c.since.desc()).limit(MOST_LISTED)


def fingerprints_of(codes: Sequence[str]) -> Select[Any]:
    """Who came and went, rounds and pars, and games that are over: each by the index that begins with the code."""
    rows = {ENTRANTS: (ENTRANTS.c.player,), ROUNDS: (ROUNDS.c.number, ROUNDS.c.closed_at, ROUNDS.c.par)}
    rows[CONTEST_GAMES] = (CONTEST_GAMES.c.ended_at,)
    counts = [
        select(func.count(column)).where(table.c.contest == CONTESTS.c.code).scalar_subquery()
        for table, columns in rows.items()
        for column in columns
    ]
    gone = select(func.count()).where(ENTRANTS.c.contest == CONTESTS.c.code, ENTRANTS.c.gone).scalar_subquery()
    return select(CONTESTS.c.code, CONTESTS.c.phase, gone, *counts).where(CONTESTS.c.code.in_(codes))


def due_by(now: int, most: int) -> Select[Any]:
    return select(CONTESTS.c.code).where(CONTESTS.c.due_at <= now).order_by(CONTESTS.c.due_at).limit(most)


def _open_seal(connection: Connection, seal: str | None, now: int) -> None:
    if seal is not None:
        connection.execute(update(SEALS).where(SEALS.c.seal == seal).values(opens_at=now))


def _round(row: Row[Any], games: Sequence[Row[Any]]) -> Round:
    pairing = msgspec.json.decode(row.pairing, type=Pairing)
    results = tuple(
        None if game.scores is None else TableResult(_numbers(game.scores), _numbers(game.places)) for game in games
    )
    par = None if row.par is None else _numbers(row.par)
    tables = tuple(ContestTable(each.code, each.number, each.ended_at is not None, each.record) for each in games)
    closed = row.closed_at is not None
    return Round(row.number, row.opened_at, row.closes_at, closed, RoundResult(pairing, results, par), tables)


def _numbers(text: str) -> tuple[int, ...]:
    return msgspec.json.decode(text, type=tuple[int, ...])


def _write(what: Any) -> str:
    return msgspec.json.encode(what).decode()
