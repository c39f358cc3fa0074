"""A tournament: what its host decides, which round comes next and when, and how its tables begin. All of it is pure."""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from motherlode.contests.daily import deal
from motherlode.contests.pairing import MOST_ROUNDS, Pairing, Seats, pair_swiss, round_robin, without
from motherlode.contests.standings import Compare, RoundResult, StandingsLine, standings
from motherlode.table import entries as log
from motherlode.table.clocks import TimeControl
from motherlode.table.decide import check_settings
from motherlode.table.entries import ContestGame, Entry, Settings
from motherlode.table.errors import Refused
from motherlode.table.fair import seal
from motherlode.table.ports import Token
from motherlode.table.text import clean_text

Phase = Literal["open", "running", "over"]
MOST_ENTRANTS = 64
LONGEST_TITLE = 60
MINUTE = 60_000
EVERY = range(5, 43_201)
"""Minutes from one round to the next, where they begin at set times."""
AHEAD = 366 * 24 * 60 * MINUTE
"""So far ahead a tournament may begin, in milliseconds."""
PAR_LEVEL = "expert"


class TournamentSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host decides."""

    title: str
    game: str
    seats: int
    """How many play at a table."""
    options: dict[str, Any] = {}
    system: Literal["swiss", "round_robin"] = "swiss"
    rounds: int = 3
    """Of a Swiss system; a round robin has as many as it needs."""
    duplicate: bool = False
    """All tables of a round play the same deal, and each seat is compared with the same seat elsewhere."""
    compare: Compare = "match_points"
    fill: str | None = "medium"
    """The level of the bots in empty chairs; null for byes instead."""
    starts_at: int | None = None
    """In milliseconds since 1970; null for when the host says so."""
    every: int | None = None
    """Minutes from one round to the next; null for as soon as all games are over."""
    time: TimeControl | None = None
    shared: bool = False
    """Finished games may be published as data, without names and chat (docs/data.md)."""

    @property
    def scoring(self) -> Compare | None:
        return self.compare if self.duplicate else None


class Entrant(NamedTuple):
    player: int
    person: str | None
    """None if the person has been deleted."""
    name: str | None
    gone: bool
    page: str | None = None


class ContestTable(NamedTuple):
    code: str
    number: int
    ended: bool
    record: str | None


class Round(NamedTuple):
    number: int
    """From 1 on."""
    opened_at: int
    closes_at: int | None
    closed: bool
    result: RoundResult
    tables: tuple[ContestTable, ...]


class Tournament(NamedTuple):
    """All that is known of one."""

    code: str
    host: str
    settings: TournamentSettings
    secret: str
    phase: Phase
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...]

    @property
    def active(self) -> list[int]:
        return [each.player for each in self.entrants if not each.gone]

    def player_of(self, person: str | None) -> int | None:
        found = (each.player for each in self.entrants if person is not None and each.person == person)
        return next(found, None)

    def counted(self) -> list[RoundResult]:
        """The rounds that count: of a duplicate only closed ones, because results tell something of the deal."""
        return [each.result for each in self.rounds if each.closed or not self.settings.duplicate]

    def standings(self) -> list[StandingsLine]:
        players = [each.player for each in self.entrants if not each.gone or self._has_played(each.player)]
        return standings(players, self.counted(), self.settings.scoring)

    def _has_played(self, player: int) -> bool:
        return any(player in each.result.pairing.players() for each in self.rounds)

    @property
    def seed(self) -> int:
        """Of what pairing leaves to chance."""
        return int.from_bytes(hashlib.sha256(b"pairing" + bytes.fromhex(self.secret)).digest()[:4], "big")

    @property
    def planned(self) -> int:
        """How many rounds there are, as it looks now."""
        if self.settings.system == "swiss":
            return self.settings.rounds
        return len(self._schedule()) if self.has_enough else 0

    @property
    def has_enough(self) -> bool:
        return len(self.active) >= least_entrants(self.settings)

    def _schedule(self) -> list[Pairing]:
        """Of a round robin: fixed by who was there when it began, and what was played."""
        played = [each.result.pairing for each in self.rounds]
        there = sorted([*played[0].players(), *played[0].byes]) if played else self.active
        return round_robin(there, self.settings.seats, self.settings.fill is not None, self.seed, played)

    def next_pairing(self) -> Pairing:
        settings, fill = self.settings, self.settings.fill is not None
        if settings.system == "round_robin":
            gone = [each.player for each in self.entrants if each.gone]
            return without(self._schedule()[len(self.rounds)], gone, fill)
        points = {line.player: line.points for line in self.standings()}
        past = [each.result.pairing for each in self.rounds]
        return pair_swiss(self.active, settings.seats, points, past, fill, self.seed)

    def opens_at(self, number: int) -> int:
        """When a round begins, in milliseconds; 0 for at once."""
        if self.settings.every is None or not self.rounds:
            return 0
        return self.rounds[0].opened_at + (number - 1) * self.settings.every * MINUTE


class NextStep(NamedTuple):
    """What is to be done now; and when to look again, if nobody comes before."""

    what: Literal["begin", "open_round", "close_round", "finish", "wait"]
    due: int | None = None


POLL_INTERVAL = 15_000
"""Milliseconds after which a tournament whose rounds begin as they end is looked at again."""


def next_step(contest: Tournament, now: int) -> NextStep:
    """Of several servers that find the same, one does it: what is written can be written once."""
    settings = contest.settings
    if contest.phase == "over":
        return NextStep("wait")
    if contest.phase == "open":
        if settings.starts_at is None or now < settings.starts_at:
            return NextStep("wait", settings.starts_at)
        return NextStep("begin" if contest.has_enough else "finish")
    last = contest.rounds[-1] if contest.rounds else None
    if last is not None and not last.closed:
        return _close(contest, last, now)
    number = len(contest.rounds) + 1
    if number > contest.planned or not contest.has_enough:
        return NextStep("finish")
    opens_at = contest.opens_at(number)
    return NextStep("open_round") if now >= opens_at else NextStep("wait", opens_at)


def _close(contest: Tournament, last: Round, now: int) -> NextStep:
    is_over = all(table.ended for table in last.tables)
    has_par = not contest.settings.duplicate or last.result.par is not None
    if (is_over and has_par) or (last.closes_at is not None and now >= last.closes_at):
        return NextStep("close_round")
    later = now + POLL_INTERVAL
    return NextStep("wait", later if last.closes_at is None else min(later, last.closes_at))


def least_entrants(settings: TournamentSettings) -> int:
    """With bots two are enough; in a duplicate the expert is there to be compared with, and one is."""
    if settings.fill is None:
        return settings.seats
    return 1 if settings.duplicate else 2


def check_tournament(settings: TournamentSettings, levels: Sequence[str], now: int) -> TournamentSettings:
    """The settings as they are kept, or why they cannot be."""
    title = clean_text(settings.title)
    if len(title) > LONGEST_TITLE:
        raise Refused("bad_settings", f"A title has 1 to {LONGEST_TITLE} characters.")
    check_settings(table_settings(settings))
    if not 1 <= settings.rounds <= MOST_ROUNDS:
        raise Refused("bad_settings", f"A Swiss tournament has 1 to {MOST_ROUNDS} rounds, not {settings.rounds}.")
    if settings.fill is not None and settings.fill not in levels:
        raise Refused("unknown_bot", f"There is no bot {settings.fill!r}: choose one of {', '.join(levels)}.")
    if settings.every is not None and settings.every not in EVERY:
        raise Refused("bad_settings", f"Rounds begin every {EVERY[0]} to {EVERY[-1]} minutes, not {settings.every}.")
    if settings.starts_at is not None and not now <= settings.starts_at <= now + AHEAD:
        raise Refused("bad_settings", "A tournament begins within a year from now.")
    if settings.time is not None and settings.time.over == "end":
        raise Refused(
            "bad_settings", "In a tournament a game does not end because time is over: choose 'ask' or 'bot'."
        )
    return msgspec.structs.replace(settings, title=title)


def table_settings(settings: TournamentSettings) -> Settings:
    return Settings(
        game=settings.game,
        players=settings.seats,
        options=settings.options,
        hints=False,
        time=settings.time,
        shared=settings.shared,
    )


# Deals.


def round_secret(contest: Tournament, number: int, table: int) -> str:
    """What the deal of a table comes from: in a duplicate one for all tables of the round."""
    which = f"round {number}" if contest.settings.duplicate else f"round {number} table {table}"
    return hmac.digest(bytes.fromhex(contest.secret), which.encode(), "sha256").hex()


def commitments(contest: Tournament) -> list[str]:
    """Of a duplicate: what is published of each round's deal from the beginning on."""
    rounds = max(contest.planned, len(contest.rounds)) if contest.settings.duplicate else 0
    return [seal(round_secret(contest, number, 0)) for number in range(1, rounds + 1)]


def contest_game(contest: Tournament, number: int) -> ContestGame:
    return ContestGame(kind="tournament", name=contest.code, round=number, sealed=contest.settings.duplicate)


def founding(contest: Tournament, number: int, table: int, seats: Seats, token: Token) -> list[Entry]:
    """The log with which a table of a round begins: all seats taken, the cards dealt."""
    settings, secret = table_settings(contest.settings), round_secret(contest, number, table)
    people: Mapping[int, Entrant] = {each.player: each for each in contest.entrants}
    sitting: list[Entry] = []
    named: list[Entry] = []
    host = ""
    for seat, player in enumerate(seats):
        entrant = None if player is None else people[player]
        if entrant is None or entrant.person is None:
            sitting.append(log.BotSat(seat, contest.settings.fill or "medium"))
            continue
        host = host or entrant.person
        sitting.append(log.Sat(seat, entrant.person))
        if entrant.name is not None:
            named.append(log.Named(entrant.person, entrant.name))
    opened = log.Opened(host, settings, secret, contest_game(contest, number))
    return [opened, *named, *sitting, *deal(settings, secret, token)]
