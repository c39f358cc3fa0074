"""A tournament: every step once, on whichever server; deals that were fixed before; nothing told too early."""

from collections.abc import Iterator
from contextlib import closing
from itertools import count
from typing import Any

import msgspec
import pytest
from sqlalchemy import Select, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite

from motherlode.contests import tournaments as rows
from motherlode.contests.tournament import (
    MINUTE,
    Tournament,
    TournamentSettings,
    check_tournament,
    commitments,
    founding,
    next_step,
    round_secret,
)
from motherlode.contests.tournaments import Tournaments
from motherlode.rules import MotherlodeError
from motherlode.table import Refused, Table, Written
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.clocks import TimeControl
from motherlode.table.fair import seal
from motherlode.table.schema import CONTEST_GAMES, CONTESTS, ENTRANTS
from motherlode.table.store import Store
from motherlode.web.api.tournaments import page_of
from tests.table.seating import counted_tokens, do

SECRET, OTHER_SECRET = "11" * 32, "22" * 32
LEVELS = ("easy", "medium", "hard", "expert")
_codes = count()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with closing(Store(database)) as store:
        yield store


def opened(store: Store, players: int = 4, secret: str = SECRET, **more: Any) -> Tournaments:
    kept = Tournaments(store.engine)
    chosen: dict[str, Any] = {"title": "Cup", "game": "donkey", "seats": 2} | more
    settings = TournamentSettings(**chosen)
    kept.open("cup", "host", check_tournament(settings, LEVELS, 0), secret, 0)
    for number in range(players):
        kept.join(found(kept), f"p{number}", f"P{number}", number)
    return kept


def found(kept: Tournaments) -> Tournament:
    contest = kept.find("cup")
    assert contest is not None
    return contest


def open_round(kept: Tournaments, now: int = 10, closes_at: int | None = None) -> bool:
    contest = found(kept)
    pairing = contest.next_pairing()
    return kept.open_round(contest, pairing, [f"t{next(_codes)}" for _ in pairing.tables], closes_at, now)


def finish_table(store: Store, code: str, scores: tuple[int, ...]) -> None:
    """As the last move of its game does."""
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    values = {"ended_at": 50, "record": code, "scores": _json(scores), "places": _json(places)}
    change = update(CONTEST_GAMES).where(CONTEST_GAMES.c.code == code, CONTEST_GAMES.c.ended_at.is_(None))
    with store.engine.begin() as connection:
        connection.execute(change.values(values))


def _json(numbers: tuple[int, ...]) -> str:
    return msgspec.json.encode(numbers).decode()


def play_round(store: Store, kept: Tournaments) -> None:
    for number, table in enumerate(found(kept).rounds[-1].tables):
        finish_table(store, table.code, tuple(10 + number + seat for seat in range(found(kept).settings.seats)))


def test_a_tournament_goes_from_round_to_round(store: Store) -> None:
    """It begins when there are enough, a round closes when all its games are over, and after the last it is over."""
    kept = opened(store, players=4, rounds=2)
    assert next_step(found(kept), 5).what == "wait"
    kept.begin("cup")
    for number in (1, 2):
        assert next_step(found(kept), 5).what == "open_round"
        assert open_round(kept)
        assert next_step(found(kept), 20).what == "wait"
        play_round(store, kept)
        assert next_step(found(kept), 20).what == "close_round"
        kept.close_round(found(kept), number, 60)
    assert next_step(found(kept), 70).what == "finish"
    kept.finish("cup")
    contest = found(kept)
    assert (contest.phase, next_step(contest, 80).what) == ("over", "wait")
    assert [line.points for line in contest.standings()] == sorted(
        (line.points for line in contest.standings()), reverse=True
    )
    pairs = [frozenset(table) for each in contest.rounds for table in each.result.pairing.tables]
    assert len(set(pairs)) == 4


def test_a_round_is_made_once(store: Store) -> None:
    """Of two servers that make it at the same time, one does; a second closing changes nothing."""
    kept = opened(store)
    kept.begin("cup")
    contest = found(kept)
    pairing = contest.next_pairing()
    assert kept.open_round(contest, pairing, ["a1", "a2"], None, 10)
    assert not kept.open_round(contest, pairing, ["b1", "b2"], None, 11)
    assert [table.code for table in found(kept).rounds[0].tables] == ["a1", "a2"]
    assert kept.missing(["a1", "a2"]) == ["a1", "a2"]
    kept.close_round(found(kept), 1, 20)
    finish_table(store, "a1", (9, 1))
    kept.close_round(found(kept), 1, 90)
    assert found(kept).rounds[0].result.results == (None, None)
    assert all(line.points == 0 for line in found(kept).standings())


def test_rounds_at_set_times(store: Store) -> None:
    """One begins when its time has come, and closes then, whatever is unfinished."""
    kept = opened(store, starts_at=1000, every=10, rounds=2)
    assert next_step(found(kept), 999) == ("wait", 1000)
    assert next_step(found(kept), 1000).what == "begin"
    kept.begin("cup")
    assert open_round(kept, 1000, 1000 + 10 * MINUTE)
    assert next_step(found(kept), 1000 + 10 * MINUTE - 1).what == "wait"
    play_round(store, kept)
    kept.close_round(found(kept), 1, 2000)
    assert next_step(found(kept), 3000) == ("wait", 1000 + 10 * MINUTE)
    assert next_step(found(kept), 1000 + 10 * MINUTE).what == "open_round"
    assert open_round(kept, 1000 + 10 * MINUTE, 1000 + 20 * MINUTE)
    assert next_step(found(kept), 1000 + 20 * MINUTE).what == "close_round"


def test_nobody_came(store: Store) -> None:
    kept = opened(store, players=1, starts_at=1000)
    assert next_step(found(kept), 1000).what == "finish"


def test_who_leaves_plays_no_more_rounds_and_may_come_back(store: Store) -> None:
    kept = opened(store, players=5, rounds=3)
    kept.leave("cup", "p1")
    assert found(kept).active == [0, 2, 3, 4]
    kept.begin("cup")
    open_round(kept)
    assert sorted(found(kept).rounds[0].result.pairing.players()) == [0, 2, 3, 4]
    kept.join(found(kept), "p1", "P1", 99)
    assert found(kept).active == [0, 1, 2, 3, 4]
    assert len(found(kept).entrants) == 5


def test_a_round_robin_is_fixed_when_it_begins(store: Store) -> None:
    kept = opened(store, players=4, system="round_robin")
    assert found(kept).planned == 3
    kept.begin("cup")
    met = set()
    for number in (1, 2, 3):
        open_round(kept)
        met |= {frozenset(table) for table in found(kept).rounds[-1].result.pairing.tables}
        play_round(store, kept)
        kept.close_round(found(kept), number, 60)
    assert len(met) == 6
    assert next_step(found(kept), 99).what == "finish"


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"title": " "}, "bad_text"),
        ({"title": "x" * 61}, "bad_settings"),
        ({"seats": 5}, "bad_options"),
        ({"rounds": 0}, "bad_settings"),
        ({"fill": "genius"}, "unknown_bot"),
        ({"every": 1}, "bad_settings"),
        ({"starts_at": -1}, "bad_settings"),
        ({"time": TimeControl(bank=600, over="end")}, "bad_settings"),
    ],
)
def test_bad_settings_get_a_sentence(change: dict[str, Any], name: str) -> None:
    chosen: dict[str, Any] = {"title": "Cup", "game": "donkey", "seats": 2} | change
    settings = TournamentSettings(**chosen)
    with pytest.raises(MotherlodeError) as refused:
        check_tournament(settings, LEVELS, 0)
    assert refused.value.name == name


def table_of(contest: Tournament, number: int) -> Table:
    seats = contest.rounds[-1].result.pairing.tables[number]
    entries = founding(contest, len(contest.rounds), number, seats, counted_tokens())
    return Table.rebuild("code", [Written(log.read(log.write(entry)), 0) for entry in entries])


@pytest.mark.parametrize("duplicate", [True, False])
def test_a_duplicate_has_one_deal_for_all_tables(store: Store, duplicate: bool) -> None:
    """It was committed to from the beginning on; without duplicate every table has its own."""
    kept = opened(store, players=4, duplicate=duplicate)
    published = commitments(found(kept))
    kept.begin("cup")
    open_round(kept)
    plays = [table_of(found(kept), number).play for number in (0, 1)]
    deals = [play.state.deal for play in plays if play is not None]
    assert (deals[0] == deals[1]) is duplicate
    assert len(published) == (3 if duplicate else 0)
    if duplicate:
        assert seal(round_secret(found(kept), 1, 1)) == published[0]


def test_at_a_table_of_a_tournament_nobody_ends_the_game(store: Store) -> None:
    """Who goes leaves the seat to a bot, and the result is still the player's."""
    kept = opened(store, players=2)
    kept.begin("cup")
    open_round(kept)
    table = table_of(found(kept), 0)
    with pytest.raises(Refused) as refused:
        do(table, "p0", ask.End())
    assert refused.value.name == "contest"
    do(table, "p0", ask.Leave())
    (seat,) = table.seats_of("p0")
    assert table.seats[seat].stand_in == "medium"
    do(table, "p0", ask.Back(seat))
    assert table.seats[seat].stand_in is None


def test_a_closed_deal_is_in_nobodys_bytes(store: Store) -> None:
    """Pages of two worlds that differ in the deals alone are the same but for the seals, while the round is open."""
    kept = opened(store, players=4, duplicate=True)
    kept.begin("cup")
    open_round(kept)
    first, second = found(kept).rounds[0].tables
    kept.set_par("cup", 1, (20, 30))
    finish_table(store, first.code, (25, 14))
    for person in ("p0", "p1", "p2", "p3", "host", None):
        worlds = []
        for secret in (SECRET, OTHER_SECRET):
            page = page_of(found(kept)._replace(secret=secret), person, 5)
            worlds.append(msgspec.structs.replace(page, commitment="", commitments=()))
        assert worlds[0] == worlds[1]
        (shown,) = worlds[0].rounds
        assert (shown.par, shown.secret, shown.tables[0].record) == (None, None, None)
        sits_here = found(kept).player_of(person) in found(kept).rounds[0].result.pairing.tables[0]
        assert (shown.tables[0].scores is not None) == (person not in ("host", None) and sits_here)
        assert (shown.tables[0].code is not None) == (person not in ("host", None) and sits_here)
        assert all(line.points == 0 for line in worlds[0].standings)
    finish_table(store, second.code, (5, 24))
    kept.close_round(found(kept), 1, 60)
    page = page_of(found(kept), None, 70)
    assert page.rounds[0].par == (20, 30)
    assert page.rounds[0].tables[0].record == first.code
    assert page.rounds[0].tables[0].points == (1000, 0)
    assert seal(page.rounds[0].secret or "") == page.commitments[0]


def test_numbers_are_given_once(store: Store) -> None:
    """Somebody else joined meanwhile."""
    kept = opened(store, players=1)
    before = found(kept)
    kept.join(before, "ann", "Ann", 5)
    kept.join(before, "ben", "Ben", 6)
    kept.join(before, "ben", "Ben", 7)
    assert [(each.player, each.person) for each in found(kept).entrants] == [(0, "p0"), (1, "ann"), (2, "ben")]


def queries() -> dict[str, Select[Any]]:
    return {
        "entrants": rows.entrants_of("c5"),
        "rounds": rows.rounds_of("c5"),
        "games": rows.games_of("c5"),
        "hosted": rows.hosted_by("h5"),
        "entered": rows.entered_by("p5"),
        "due": rows.due_by(5, 10),
        "fingerprints": rows.fingerprints_of(["c5", "c7"]),
    }


def test_every_query_goes_down_an_index(store: Store) -> None:
    contests = [
        {
            "code": f"c{number}", "host": f"h{number}", "opened_at": number, "settings": "{}", "secret": "",
            "phase": "over", "due_at": number if number < 3 else None,
        }
        for number in range(1500)
    ]  # fmt: skip
    entrants = [
        {"contest": f"c{number}", "player": player, "person": f"p{number + player}", "since": number}
        for number in range(1500)
        for player in range(2)
    ]
    games = [{"code": f"g{number}", "contest": f"c{number}", "round": 1, "number": 0} for number in range(1500)]
    with store.engine.begin() as connection:
        for table, new in ((CONTESTS, contests), (ENTRANTS, entrants), (CONTEST_GAMES, games)):
            connection.execute(insert(table), new)
    is_sqlite = store.engine.dialect.name == "sqlite"
    with store.engine.begin() as connection:
        connection.execute(text("ANALYZE"))
        for name, query in queries().items():
            dialect = sqlite.dialect() if is_sqlite else postgresql.dialect()  # type: ignore[no-untyped-call]
            sql = str(query.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))
            explain = "EXPLAIN QUERY PLAN " if is_sqlite else "EXPLAIN "
            plan = "\n".join(str(row[-1]) for row in connection.execute(text(explain + sql)))
            for large in ("contests", "entrants", "contest_games"):
                assert f"SCAN {large}" not in plan or "USING INDEX" in plan, (name, plan)
                assert f"Seq Scan on {large}" not in plan, (name, plan)
