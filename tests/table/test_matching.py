"""Who plays with whom, of those who want to play with anybody: the pure rule, and the rows that servers share."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.table.matching import ANY, FILL_AFTER, Matchup, OpenTable, Seeker, match, seat_at_tables
from motherlode.table.people import People
from motherlode.table.ports import AlreadyWritten, Writing
from motherlode.table.seekers import ALIVE, Seekers
from motherlode.table.social import Social
from motherlode.table.store import Store
from tests.sqlite import new_store
from tests.table.seating import Sitting

SIZES = {"donkey": (2, 3), "mine": (2, 3, 4, 5)}


def seeker(person: str, game: str = "donkey", players: int = ANY, bots: str | None = None, since: int = 1) -> Seeker:
    return Seeker(person, f"ticket of {person}", "here", game, players, bots, since)


def found(seekers: list[Seeker], now: int = 2, apart: Any = ()) -> list[Matchup]:
    return match(seekers, lambda name: SIZES[name], {frozenset(pair) for pair in apart}, now)


def people(matches: list[Matchup]) -> list[str]:
    return ["".join(each.person for each in table.seekers) for table in matches]


def test_who_waits_longest_is_served_first() -> None:
    """Any number plays with the first that comes; three wait for three."""
    assert people(found([seeker("c", since=3), seeker("a", since=1), seeker("b", since=2)])) == ["ab"]
    three = [seeker(name, players=3) for name in "abc"]
    assert people(found(three[:2])) == []
    assert [(each.players, each.bots) for each in found(three)] == [(3, None)]
    assert people(found([seeker("a", players=3), seeker("b"), seeker("c")])) == ["abc"]
    assert people(found([seeker("a", players=3), seeker("b", players=2)])) == []
    assert people(found([seeker("a"), seeker("b", "mine")])) == []


def test_blocked_people_are_not_matched() -> None:
    """Neither is a table where they would meet by way of a third."""
    three = [seeker("a", players=3), seeker("b", players=3), seeker("c", players=3)]
    assert people(found(three, apart=["bc"])) == []
    assert people(found([*three, seeker("d", players=3)], apart=["bc"])) == ["abd"]


def test_bots_fill_in_for_who_said_so_and_has_waited() -> None:
    alone = seeker("a", "mine", 4, "easy")
    assert found([alone], now=FILL_AFTER) == []
    assert found([alone], now=1 + FILL_AFTER) == [Matchup((alone,), 4, "easy")]
    assert found([seeker("a")], now=9 * FILL_AFTER) == []
    late = [alone, seeker("b", "mine", ANY, "hard", since=FILL_AFTER), seeker("c", "mine", 4)]
    assert found(late, now=1 + FILL_AFTER) == [Matchup((late[0], late[1]), 4, "easy")]


def test_a_seat_at_a_table_where_somebody_waits() -> None:
    table = OpenTable("code", "donkey", 3, (1, 2), frozenset({"host"}))
    (seating,) = seat_at_tables([seeker("b", since=2), seeker("a", since=1)], [table], ())
    assert (seating.seeker.person, seating.code, seating.seat) == ("a", "code", 1)
    for wrong in (seeker("a", "mine"), seeker("a", players=2), seeker("host")):
        assert seat_at_tables([wrong], [table], ()) == []
    assert seat_at_tables([seeker("a")], [table], {frozenset({"a", "host"})}) == []
    assert seat_at_tables([seeker("a")], [table], (), {("ticket of a", "code")}) == []


seekers = st.builds(
    seeker,
    st.sampled_from("abcdefgh"),
    st.sampled_from(sorted(SIZES)),
    st.sampled_from([ANY, 2, 3]),
    st.sampled_from([None, "easy"]),
    st.integers(0, 2 * FILL_AFTER),
)


@given(st.lists(seekers, unique_by=lambda each: each.person), st.sets(st.frozensets(st.sampled_from("abcdefgh"))))
def test_nobody_sits_twice_or_where_they_did_not_want_to(waiting: list[Seeker], apart: set[frozenset[str]]) -> None:
    """Whatever people want and whomever they block; and whoever is left could not have been matched."""
    now = 2 * FILL_AFTER
    matches = match(waiting, lambda name: SIZES[name], apart, now)
    seated = [each.person for table in matches for each in table.seekers]
    assert len(seated) == len(set(seated))
    for table in matches:
        assert len({each.game for each in table.seekers}) == 1
        assert all(each.takes(table.players) for each in table.seekers)
        assert len(table.seekers) == table.players or all(each.bots for each in table.seekers)
        pairs = {frozenset({a.person, b.person}) for a in table.seekers for b in table.seekers if a != b}
        assert not pairs & apart
    left = [each for each in waiting if each.person not in seated]
    assert match(left, lambda name: SIZES[name], apart, now) == []


# The rows.


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with closing(Store(database)) as store:
        yield store


def opening(code: str, *claims: Seeker) -> Writing:
    entry = Sitting(game="donkey", players=2).log[0]
    return Writing(code, 0, (entry,), claims=tuple((each.person, each.ticket) for each in claims))


def test_a_wish_is_fulfilled_once(store: Store) -> None:
    """A table whose people are not all there any more is not opened, and takes nobody of the others."""
    here, there = Seekers(store.engine, "here"), Seekers(store.engine, "there")
    ann, ben, cal = (seeker(name)._replace(since=0) for name in ("ann", "ben", "cal"))
    for each in (ann, ben, cal):
        here.put(each, 1000)
    waiting, now = there.waiting(1000)
    assert {each.person for each in waiting} == {"ann", "ben", "cal"}
    assert now - waiting[0].since < ALIVE
    store.write([opening("one", ann, ben)])
    with pytest.raises(AlreadyWritten):
        store.write([opening("two", ben, cal)])
    assert store.load("two") == []
    assert {name: own.code for name, own in here.own(["ann", "ben", "cal"]).items()} == {
        "ann": "one",
        "ben": "one",
        "cal": None,
    }
    assert [each.person for each in there.waiting(1000)[0]] == ["cal"]
    assert there.claim(cal, "three")
    assert not here.claim(cal, "four")
    here.release(cal, "four")
    assert there.waiting(1000)[0] == []
    there.release(cal, "three")
    here.remove("cal", cal.ticket)
    here.remove("ann", ann.ticket)  # too late: there is a seat
    assert set(here.own(["ann", "ben", "cal"])) == {"ann", "ben"}
    here.done("ann", ann.ticket)
    assert set(here.own(["ann", "ben", "cal"])) == {"ben"}


def test_a_newer_wish_takes_the_place_of_an_older_one(store: Store) -> None:
    """Who seeks on two pages is seated by the newer one only."""
    rows = Seekers(store.engine, "here")
    old, new = seeker("ann")._replace(since=0), seeker("ann", "mine")._replace(ticket="new", since=0)
    rows.put(old, 1000)
    rows.put(new, 1000)
    assert not rows.claim(old, "code")
    rows.remove("ann", old.ticket)
    assert [each.game for each in rows.waiting(1000)[0]] == ["mine"]


def test_who_shows_no_life_is_not_matched(tmp_path: Any) -> None:
    """Their server is gone, or hangs; and they are forgotten."""
    with closing(new_store(tmp_path / "tables.db")) as store:
        rows = Seekers(store.engine, "here")
        rows.put(seeker("ann"), 1000)
        assert rows.waiting(1000 + ALIVE)[0]
        assert not rows.waiting(1001 + ALIVE)[0]
        rows.show_life(1001 + ALIVE)
        assert rows.waiting(1001 + ALIVE)[0]
        Seekers(store.engine, "there").show_life(3000 + 2 * ALIVE)
        assert rows.own(["ann"]) == {}


def test_who_blocked_whom_is_known(store: Store) -> None:
    Social(store.engine, People(store.engine)).block("ann", "ben", None, 1)
    assert Seekers(store.engine, "here").apart({"ann", "ben", "cal"}) == {frozenset({"ann", "ben"})}
    assert Seekers(store.engine, "here").apart({"ann", "cal"}) == set()
