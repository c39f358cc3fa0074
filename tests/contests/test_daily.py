"""The daily deal: fixed beforehand, the same for everybody, once for each, and closed until the day is."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Select, insert, text
from sqlalchemy.dialects import postgresql, sqlite

from motherlode.bots.table_bots import TableBots
from motherlode.contests import attempts, daily
from motherlode.contests.attempts import Attempts
from motherlode.contests.picture import result_picture
from motherlode.rules import GAMES, SplitMix64
from motherlode.table import Evidence, Refused, Table, Written, verify
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.bot_pool import contest_seed
from motherlode.table.contest_rows import rank_of
from motherlode.table.fair import seal
from motherlode.table.ports import Writing
from motherlode.table.schema import ATTEMPTS
from motherlode.table.store import Store
from motherlode.table.summary import finish, status_of
from motherlode.table.views import everything, may_look_on
from motherlode.words import LANGUAGES, Words
from tests.sqlite import new_store
from tests.table.seating import counted_tokens, do

KEY, OTHER_KEY = "11" * 32, "22" * 32
DAY = "2026-11-16"
NOON = daily.begin_of(DAY) + daily.DAY // 2


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with closing(Store(database)) as store:
        yield store


def table_of(person: str, game: str = "donkey", key: str = KEY) -> Table:
    entries = daily.founding(key, DAY, game, person, None, counted_tokens())
    return Table.rebuild("code", [Written(log.read(log.write(entry)), 0) for entry in entries])


def play_out(table: Table, rng: SplitMix64, moves: int = 10_000) -> None:
    """Random moves of all seats."""
    while moves and table.running:
        assert table.play is not None
        legal = table.play.state.legal_moves()
        assert table.to_move is not None
        table.apply(log.Moved(table.to_move, legal[rng.below(len(legal))].text))
        moves -= 1


def test_days_are_those_of_utc() -> None:
    """A day begins at midnight; its deal is shown an hour after its end, when those who began late are done."""
    assert daily.day_of(NOON) == DAY
    assert daily.day_of(daily.begin_of(DAY) - 1) == "2026-11-15"
    assert daily.end_of(DAY) == daily.begin_of("2026-11-17")
    assert daily.closing_of(DAY) - daily.end_of(DAY) == daily.GRACE
    assert [text for text in (DAY, "2026-1-1", "20261116", "2026-02-30", "x") if daily.is_day(text)] == [DAY]


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ([], 0),
        (["2026-11-16"], 1),
        (["2026-11-15", "2026-11-14"], 2),
        (["2026-11-16", "2026-11-15", "2026-11-13"], 2),
        (["2026-11-14", "2026-11-13"], 0),
    ],
)
def test_a_streak_ends_today_or_yesterday(days: list[str], streak: int) -> None:
    """Who has not played yet today has lost nothing."""
    assert daily.streak(days, DAY) == streak


@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_the_same_deal_which_was_fixed_before(game: str) -> None:
    """It comes from the secret that was committed to, and another day or key has another."""
    ann, ben = table_of("ann", game), table_of("ben", game)
    assert ann.play is not None
    assert ben.play is not None
    assert ann.play.state.deal == ben.play.state.deal
    assert ann.play.fair is not None
    assert ann.play.fair.secret == daily.secret_of(KEY, DAY, game)
    assert seal(ann.play.fair.secret) == daily.commitment_of(KEY, DAY, game)
    secrets = {daily.secret_of(key, day, game) for key in (KEY, OTHER_KEY) for day in (DAY, "2026-11-17")}
    assert len(secrets) == 4
    play_out(ann, SplitMix64(3))
    record = ann.play.to_record()
    assert verify(record, Evidence(commitment=daily.commitment_of(KEY, DAY, game))).name == "unproven"
    with pytest.raises(Refused):
        do(ann, "ann", ask.Rematch())


def test_bots_move_by_the_deal_and_the_moves_so_far_alone() -> None:
    """Two tables with the same moves get the same answers; nothing of the table or the machine is in them."""
    bots, rng = TableBots({"hard": 0.02}), SplitMix64(5)
    ann, ben = table_of("ann"), table_of("ben")
    for _ in range(12):
        play, other = ann.play, ben.play
        assert play is not None
        assert other is not None
        seat = ann.to_move
        assert seat is not None
        assert seat == ben.to_move
        assert play.bot_seed is not None
        assert play.bot_seed == other.bot_seed
        if seat == daily.OWN_SEAT:
            legal = play.state.legal_moves()
            move = legal[rng.below(len(legal))].text
        else:
            seed = contest_seed(play.bot_seed, seat, len(play.moves))
            chosen = [bots.choose_counted("hard", each.snapshot()(seat), seed) for each in (play, other)]
            assert chosen[0] == chosen[1]
            move = chosen[0].text
        ann.apply(log.Moved(seat, move))
        ben.apply(log.Moved(seat, move))


def test_nobody_changes_a_game_of_a_contest() -> None:
    """No other seats, settings, deals, hints or moves taken back; it can be given up, and that is all."""
    table = table_of("ann")
    commands = (
        ask.Sit(1), ask.Stand(0), ask.SeatBot(1, "easy"), ask.Remove(1), ask.MakeHost(0), ask.Configure(table.settings),
        ask.Start(), ask.Rematch(), ask.Hint(0), ask.TakeBack(0), ask.Seal(0, "0" * 64), ask.Colours(0, ()),
    )  # fmt: skip
    for command in commands:
        with pytest.raises(Refused) as refused:
            do(table, "ann", command)
        assert refused.value.name == "contest"
    (ended,) = do(table, "ann", ask.Leave())
    assert isinstance(ended, log.Ended)
    assert do(table, "ann", ask.Leave()) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_does_not_tell_where_its_record_is(game: str) -> None:
    """Nor can anybody else look on, before or after."""
    table = table_of("ann", game)
    assert may_look_on(table, "ann")
    assert not may_look_on(table, "ben")
    play_out(table, SplitMix64(1))
    assert table.play is not None
    told = b"".join(everything(table, "ann", 0.0))
    assert table.play.record.encode() not in told
    assert msgspec.json.decode(everything(table, "ann", 0.0)[0])["record"] is None


def written(store: Store, person: str, key: str = KEY, at: int = NOON, rng: int = 1) -> tuple[str, str]:
    """Somebody has played today's deal; gives the table's code and the record's name."""
    code = Attempts(store.engine).begin(DAY, "donkey", person, person.title(), f"t{person}", at - 1).code
    table = table_of(person, key=key)
    store.write([Writing(code, 0, (log.Opened(person, table.settings, "00" * 32),), at - 1)])
    play_out(table, SplitMix64(rng))
    play = table.play
    assert play is not None
    last = play.moves[-1].text
    play.take_back(1)
    over, record = finish(table, last), f"{person.encode().hex()}{rng:02x}"
    standing = status_of(table)
    store.write([Writing(code, 1, (log.Moved(0, last),), at, (record, play.to_record(last)), standing, over)])
    return code, record


def test_an_attempt_counts_once_and_in_time(store: Store) -> None:
    """The result comes with the last move; a second begin is the first one; what ends too late counts for nothing."""
    kept = Attempts(store.engine)
    code, _ = written(store, "ann")
    again = kept.begin(DAY, "donkey", "ann", "Other", "other", NOON)
    assert (again.code, again.name) == (code, "Ann")
    assert again.ended_at == NOON
    assert again.rank == rank_of(again.place or 0, again.margin or 0, again.score or 0)
    written(store, "ben", at=daily.closing_of(DAY) + 1, rng=2)
    late = kept.find(DAY, "donkey", "ben")
    assert late is not None
    assert (late.ended_at, late.rank) == (None, None)
    assert kept.counts(DAY, "donkey", None) == (1, 0)
    assert [each.person for each in kept.standing(DAY, "donkey")] == ["ann"]
    assert kept.days("ann") == [DAY]
    assert kept.days("ben") == []


def test_ranks_go_by_place_then_by_how_far_ahead_then_by_points() -> None:
    results = [(1, 9, 40), (1, 9, 30), (1, 2, 90), (1, 0, 10), (2, 0, 99), (2, -3, 50), (3, -1, 90)]
    assert sorted(results, key=lambda result: rank_of(*result)) == results


def test_a_record_is_closed_until_the_day_is(store: Store) -> None:
    """Also for who has finished; then it is as open as any."""
    _, record = written(store, "ann")
    with pytest.raises(Refused, match="Others still play this deal") as refused:
        store.record(record, daily.closing_of(DAY) - 1)
    assert refused.value.name == "sealed"
    found = store.record(record, daily.closing_of(DAY))
    assert found is not None
    assert verify(found).name == "unproven"


def test_lists_and_standings_do_not_depend_on_the_deal(tmp_path: Path) -> None:
    """Two worlds with other cards and the same results: everything that is told of them is the same."""
    worlds = []
    for key in (KEY, OTHER_KEY):
        with closing(new_store(tmp_path / f"{key}.db")) as store:
            written(store, "ann", key=key)
            same = {"place": 2, "margin": -3, "score": 21, "rank": rank_of(2, -3, 21)}
            with store.engine.begin() as connection:
                connection.execute(ATTEMPTS.update().values(**same))
            kept = Attempts(store.engine)
            worlds.append([kept.standing(DAY, "donkey"), kept.of_days("ann", DAY), kept.counts(DAY, "donkey", 1)])
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_made_from_the_result_alone(language: str) -> None:
    """It says the same to a screen reader."""
    picture = result_picture(Words(language), "donkey", DAY, 2, -3, 3)
    words = Words(language)
    told = f"{words('daily-place', place=2)} · {words('daily-behind', points=3)}"
    assert f"{DAY}: {told}</title>" in picture


def queries() -> dict[str, Select[Any]]:
    name = daily.name_of(DAY, "donkey")
    return {
        "one": attempts.one(name, "p5"),
        "own": attempts.own("p5", DAY),
        "best": attempts.best(name),
        "friends": attempts.of_people(name, ["p5", "p6"]),
        "ahead": attempts.ahead(name, 5),
        "days": attempts.played_days("p5"),
    }


def test_every_query_goes_down_an_index(store: Store) -> None:
    """However many have played."""
    rows = [
        {
            "name": daily.name_of(day, "donkey"), "person": f"p{person}", "day": day, "game": "donkey",
            "code": f"{day[-2:]}x{person}", "began_at": 0, "closes_at": 1, "ended_at": 1, "rank": person,
        }
        for person in range(400)
        for day in ("2026-11-14", "2026-11-15", DAY)
    ]  # fmt: skip
    with store.engine.begin() as connection:
        connection.execute(insert(ATTEMPTS), rows)
    is_sqlite = store.engine.dialect.name == "sqlite"
    with store.engine.begin() as connection:
        connection.execute(text("ANALYZE"))
        for name, query in queries().items():
            dialect = sqlite.dialect() if is_sqlite else postgresql.dialect()  # type: ignore[no-untyped-call]
            sql = str(query.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))
            explain = "EXPLAIN QUERY PLAN " if is_sqlite else "EXPLAIN "
            plan = "\n".join(str(row[-1]) for row in connection.execute(text(explain + sql.replace(":", r"\:"))))
            assert "SCAN attempts" not in plan, (name, plan)
            assert "Seq Scan on attempts" not in plan, (name, plan)
