"""Who is told what, when, and that none is lost or told twice; on both databases."""

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, text

from motherlode.rules import SplitMix64
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.clocks import DAY, HOUR, TimeControl
from motherlode.table.entries import Entry
from motherlode.table.notices import kinds
from motherlode.table.notices.channels import CONFIRM_WITHIN, MOST_DEVICES, ChannelStore, PushDevice, Webhook
from motherlode.table.notices.kinds import OF_GATHERING, OF_TIME, OF_TURN, Notice, NoticeFacts, Notices, Waiting
from motherlode.table.notices.outbox import LEASE, WAITS_APART, Outbox, due_query
from motherlode.table.notices.preferences import NoticePreferences, Quiet
from motherlode.table.notices.rules import GRACE, notices_after
from motherlode.table.people import People
from motherlode.table.ports import Writing
from motherlode.table.retention import Retention, sweep
from motherlode.table.schema import FRIENDS, OUTBOX
from motherlode.table.store import Store
from motherlode.table.summary import finish, status_after, warned
from tests.configurations import CONFIGURATIONS, label
from tests.postgres import new_database
from tests.table.seating import PEOPLE, Sitting, started
from tests.table.worlds import in_another_world

AT = 1_000_000
BERLIN = "Europe/Berlin"


def told(sitting: Sitting, *new: Entry, at: int = AT) -> Notices:
    return notices_after(sitting.table, new, status_after(sitting.table, new, at), at)


def moved(sitting: Sitting) -> log.Moved:
    seat, play = sitting.table.to_move, sitting.table.play
    assert seat is not None
    assert play is not None
    return log.Moved(seat, play.state.legal_moves()[0].text)


def kinds_of(notices: Notices) -> list[tuple[str, str]]:
    return [(notice.person, notice.kind) for notice in notices.told]


class TestWhoIsTold:
    def test_whose_turn_comes_and_who_is_not_there(self) -> None:
        sitting = started(game="gate", players=2, deal=3)
        while kinds_of(told(sitting, moved(sitting))) == []:
            sitting.move()  # the same seat goes on
        (notice,) = told(sitting, moved(sitting)).told
        mover = sitting.table.to_move
        assert mover is not None
        assert (notice.person, notice.kind, notice.due) == (PEOPLE[1 - mover], "turn", AT + GRACE)
        assert notice.facts == NoticeFacts(game="gate")
        assert told(sitting, moved(sitting)).past == OF_TURN
        sitting.table.presence.arrive(notice.person)
        assert told(sitting, moved(sitting)).told == ()

    def test_names_of_the_others_are_told(self) -> None:
        sitting = started(game="donkey", players=3, first=0)
        sitting.ask("ann", ask.Name(name="Ann"))
        sitting.ask("cal", ask.Name(name="Cal"))
        (notice,) = told(sitting, moved(sitting)).told
        assert (notice.person, notice.facts.others) == ("ben", ("Ann", "Cal"))

    def test_nobody_is_told_of_bots_and_of_tables_for_oneself(self) -> None:
        alone = Sitting(game="donkey", players=2, first=1)
        alone.ask("ann", ask.Sit(seat=0))
        alone.ask("ann", ask.SeatBot(seat=1, level="easy"))
        alone.ask("ann", ask.Start())
        assert told(alone, log.Moved(1, moved(alone).move)) == Notices()
        three = started(game="donkey", players=3, first=0)
        three.ask("ann", ask.Leave(level="easy"))
        assert told(three, log.Said(1, "hm")) == Notices()
        assert kinds_of(told(three, moved(three))) == [("ben", "turn")]

    def test_a_stand_in_needs_no_notice(self) -> None:
        sitting = started(game="donkey", players=2, first=0)
        sitting.table.apply(log.StandInSat(1, "easy"))
        assert told(sitting, moved(sitting)).told == ()
        sitting.table.apply(moved(sitting))
        assert told(sitting, log.StandInSat(0, "easy")).past == ()

    def test_a_start_ends_the_gathering(self) -> None:
        sitting = Sitting(game="donkey", players=2, first=1)
        sitting.everybody_sits()
        entries = sitting.ask("ann", ask.Start())
        twin = Sitting(game="donkey", players=2, first=1)
        twin.everybody_sits()
        notices = told(twin, *entries)
        assert kinds_of(notices) == [("ben", "turn")]
        assert notices.past == OF_TURN + OF_GATHERING

    def test_the_end_is_told_to_who_is_away(self) -> None:
        sitting = started(game="donkey", players=2)
        sitting.ask("ann", ask.Name(name="Ann"))
        sitting.ask("ben", ask.Name(name="Ben"))
        sitting.table.presence.arrive("ann")
        ended = notices_after(
            sitting.table, [log.Ended()], status_after(sitting.table, [log.Ended()]), AT, finish(sitting.table, None)
        )
        (notice,) = ended.told
        assert notice == Notice("ben", "over", AT + GRACE, NoticeFacts(game="donkey", others=("Ann",), ended=True))
        assert ended.past == OF_TURN
        sitting.play_on(SplitMix64(1))
        play = sitting.table.play
        assert play is not None
        last, winners = play.moves[-1].text, play.outcome().winners
        play.take_back(1)
        over = finish(sitting.table, last)
        (notice,) = notices_after(sitting.table, [log.Moved(0, last)], status_after(sitting.table, []), AT, over).told
        assert notice.facts.winners == tuple(("Ann", "Ben")[seat] for seat in winners)
        assert notice.facts.won == (1 in winners)

    def test_friends_hear_of_who_waits_where_they_may_sit(self) -> None:
        for listed, friends, heard in ((True, False, 1), (False, True, 1), (False, False, 0)):
            sitting = Sitting(game="donkey", players=2, listed=listed, friends=friends)
            sitting.ask("ann", ask.Name(name="Ann"))
            waiting = told(sitting, log.Sat(0, "ann")).waiting
            assert len(waiting) == heard
            assert not heard or waiting[0].facts == NoticeFacts(game="donkey", by="Ann")
            sitting.ask("ann", ask.Sit(seat=0))
            assert told(sitting, log.Sat(1, "ben")).waiting == ()

    def test_time_is_warned_of_by_halves_and_fifths(self) -> None:
        """Who is there sees the clock, unless it counts for hours; more time, and holidays, put it off."""
        control = TimeControl(bank=0, free=10 * 86_400)
        sitting = started(game="donkey", players=2, first=0, time=control)
        sitting.table.presence.arrive("ben")
        notices = told(sitting, moved(sitting))
        assert [(each.kind, each.due - AT) for each in notices.told] == [("half", 5 * DAY), ("most", 8 * DAY)]
        assert notices.told[0].facts.until == AT + 10 * DAY
        given = told(sitting, log.TimeGiven(0, 86_400))
        assert given.past == OF_TIME
        assert [each.due - AT for each in given.told] == [11 * DAY // 2, 8 * DAY + 4 * DAY // 5]
        assert told(sitting, log.RanOut(0)) == Notices(past=OF_TIME)
        live = started(game="donkey", players=2, first=0, time=TimeControl(bank=600))
        assert kinds_of(told(live, moved(live))) == [("ben", "turn"), ("ben", "half"), ("ben", "most")]
        live.table.presence.arrive("ben")
        assert told(live, moved(live)).told == ()

    def test_what_was_thought_already_counts(self) -> None:
        sitting = started(game="donkey", players=2, first=0, time=TimeControl(bank=1000, free=1000))
        sitting.table.apply(log.Said(0, "hm", took=400_000), AT)
        assert warned(sitting.table, ()) == (AT + 600_000, AT + 1_200_000)
        sitting.table.apply(log.Said(0, "hm", took=1_000_000), AT)
        assert warned(sitting.table, ()) == (AT, AT + 200_000)

    @pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
    def test_nothing_hidden_is_in_a_notice(self, configuration: tuple[str, int, dict[str, object]]) -> None:
        """In every world that a seat cannot tell apart it is told the same, to the byte."""
        game, players, options = configuration
        rng = SplitMix64(5)
        for moves in (0, 7, 30):
            sitting = started(game=game, players=players, options=options)
            sitting.play_on(rng, moves)
            if not sitting.table.running:
                continue
            new = [moved(sitting)]
            for seat in range(players):
                world = in_another_world(sitting, seat, rng)
                assert world.play is not None
                other = notices_after(world, new, status_after(sitting.table, new, AT), AT)
                assert msgspec.json.encode(other) == msgspec.json.encode(told(sitting, *new))


def at(*moment: int) -> int:
    return int(1000 * datetime(*moment, tzinfo=UTC).timestamp())  # type: ignore[arg-type, misc]


class TestPreferences:
    def test_quiet_hours_go_over_midnight_and_by_the_persons_clock(self) -> None:
        preferences = NoticePreferences(quiet=Quiet(22 * 60, 8 * 60), zone=BERLIN)
        noon, night, morning = at(2026, 1, 5, 12), at(2026, 1, 5, 21, 30), at(2026, 1, 6, 7)
        assert preferences.after_quiet(noon) == noon
        assert preferences.after_quiet(night) == morning
        assert preferences.after_quiet(morning) == morning
        assert preferences.after_quiet(morning - 1) == morning
        siesta = NoticePreferences(quiet=Quiet(13 * 60, 15 * 60))
        assert siesta.after_quiet(at(2026, 1, 5, 14)) == at(2026, 1, 5, 15)
        assert NoticePreferences().after_quiet(night) == night

    def test_summer_time_moves_the_morning(self) -> None:
        preferences = NoticePreferences(quiet=Quiet(22 * 60, 8 * 60), zone=BERLIN)
        assert preferences.after_quiet(at(2026, 3, 28, 22)) == at(2026, 3, 29, 6)

    def test_the_list_comes_once_a_day(self) -> None:
        preferences = NoticePreferences(daily_at=8 * 60, zone=BERLIN)
        assert preferences.next_list(at(2026, 1, 5, 6)) == at(2026, 1, 5, 7)
        assert preferences.next_list(at(2026, 1, 5, 7)) == at(2026, 1, 6, 7)

    @pytest.mark.parametrize(
        ("preferences", "fault"),
        [
            (NoticePreferences(), None),
            (NoticePreferences(quiet=Quiet(0, 1440)), "minutes"),
            (NoticePreferences(quiet=Quiet(5, 5)), "different"),
            (NoticePreferences(daily_at=-1), "minutes"),
            (NoticePreferences(zone="Mars/Olympus"), "time zone"),
            (NoticePreferences(zone="../../etc/passwd"), "time zone"),
        ],
    )
    def test_preferences_that_cannot_be(self, preferences: NoticePreferences, fault: str | None) -> None:
        found = preferences.fault()
        assert (found is None) == (fault is None)
        assert fault is None or fault in str(found)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with closing(Store(database)) as store:
        yield store


def notice(person: str = "ben", kind: Any = "turn", due: int = AT, **facts: Any) -> Notice:
    return Notice(person, kind, due, NoticeFacts(game="donkey", **facts))


def open_table(store: Store, code: str, *notices: Notice) -> None:
    entry = Sitting(game="donkey", players=2).log[0]
    store.write([Writing(code, 0, (entry,), AT, notices=Notices(tuple(notices)))])


def want(store: Store, *people: str, preferences: NoticePreferences = NoticePreferences()) -> None:  # noqa: B008
    for person in people:
        ChannelStore(store.engine).set_preferences(person, preferences, "http://here")


def rows(store: Store) -> list[tuple[str, str, str]]:
    with store.engine.connect() as connection:
        query = select(OUTBOX.c.person, OUTBOX.c.code, OUTBOX.c.kind).order_by(*OUTBOX.primary_key)
        return [tuple(row) for row in connection.execute(query)]


class TestOutbox:
    def test_a_notice_comes_with_its_entry_or_not_at_all(self, store: Store) -> None:
        """And only for who wants any."""
        want(store, "ben")
        open_table(store, "one", notice("ben"), notice("cal"))
        assert rows(store) == [("ben", "one", "turn")]
        twice = Writing("one", 0, (log.Left(0),), AT, notices=Notices((notice(kind="over"),)))
        with pytest.raises(Exception):  # noqa: B017, PT011
            store.write([twice])
        assert rows(store) == [("ben", "one", "turn")]

    def test_a_turn_that_passed_is_not_told(self, store: Store) -> None:
        want(store, "ann", "ben")
        open_table(store, "one", notice(kind="turn"), notice(kind="half"), notice("ann", "over"))
        open_table(store, "two", notice())
        store.write([Writing("one", 1, (log.Left(0),), AT + 1, notices=Notices((notice("ann"),), past=OF_TURN))])
        assert rows(store) == [("ann", "one", "over"), ("ann", "one", "turn"), ("ben", "two", "turn")]

    def test_each_is_taken_once_and_again_if_its_server_died(self, store: Store, database: str) -> None:
        want(store, "ben")
        open_table(store, "one", notice())
        outbox = Outbox(store.engine)
        assert outbox.take(AT - 1, 9) == []
        (taken,) = outbox.take(AT, 9)
        assert (taken.person, taken.code, taken.kind, taken.facts, taken.tries) == (
            "ben", "one", "turn", NoticeFacts(game="donkey"), 0,
        )  # fmt: skip
        assert outbox.take(AT + LEASE - 1, 9) == []
        (again,) = outbox.take(AT + LEASE, 9)
        assert again.tries == 1
        outbox.went(again, ["push:1"])
        outbox.put_off(again, AT + 2 * LEASE)
        (third,) = outbox.take(AT + 2 * LEASE, 9)
        assert (third.tries, third.sent) == (1, frozenset({"push:1"}))
        outbox.done(third, AT)
        assert outbox.take(AT + 9 * LEASE, 9) == []

    def test_servers_take_different_ones(self, postgres_url: str) -> None:
        """While one is in the middle of taking, the other goes on with the next."""
        place = new_database(postgres_url, "outbox")
        with closing(Store(place)) as store:
            want(store, "ann", "ben")
            open_table(store, "one", notice("ann"), notice("ben", due=AT + 1))
            with store.engine.begin() as connection:
                first = connection.execute(due_query(AT + 1, 1).with_for_update(skip_locked=True)).all()
                assert [row.person for row in first] == ["ann"]
                assert [taken.person for taken in Outbox(store.engine).take(AT + 1, 9)] == ["ben"]

    def test_there_is_one_open_notice_of_a_table_until_somebody_comes(self, store: Store) -> None:
        want(store, "ben")
        open_table(store, "one", notice(), notice(kind="half", due=AT + HOUR))
        outbox = Outbox(store.engine)
        (taken,) = outbox.take(AT, 9)
        outbox.done(taken, AT)
        later = Notices((notice(due=AT + 2),), past=OF_TURN)
        store.write([Writing("one", 1, (log.Left(0),), AT + 2, notices=later)])
        assert outbox.take(AT + 9, 9) == []
        assert rows(store) == [("ben", "one", "turn")]
        outbox.visited({("ben", "one"): AT - 1})
        assert rows(store) == [("ben", "one", "turn")]
        outbox.visited({("ben", "one"): AT + 2, ("ben", "two"): AT})
        assert rows(store) == []
        store.write([Writing("one", 2, (log.Left(0),), AT + 3, notices=later)])
        assert len(outbox.take(AT + 9, 9)) == 1

    def test_a_visit_does_not_stop_the_time(self, store: Store) -> None:
        want(store, "ben")
        open_table(store, "one", notice(), notice(kind="half", due=AT + HOUR))
        Outbox(store.engine).visited({("ben", "one"): AT})
        assert rows(store) == [("ben", "one", "half")]

    def test_what_came_in_place_of_a_taken_one_is_sent_itself(self, store: Store) -> None:
        want(store, "ben")
        open_table(store, "one", notice())
        outbox = Outbox(store.engine)
        (taken,) = outbox.take(AT, 9)
        store.write([Writing("one", 1, (log.Left(0),), AT + 1, notices=Notices((notice(),), past=OF_TURN))])
        outbox.done(taken, AT)
        assert len(outbox.take(AT, 9)) == 1

    def test_friends_are_found_in_the_same_commit(self, store: Store) -> None:
        want(store, "ben", "cal")
        with store.engine.begin() as connection:
            for other in ("ben", "dee"):
                connection.execute(insert(FRIENDS), {"person": "ann", "other": other, "at": 1})
        entry = Sitting(game="donkey", players=2).log[0]
        waiting = Waiting("ann", AT, NoticeFacts(game="donkey", by="Ann"))
        for code in ("one", "two"):
            store.write([Writing(code, 0, (entry,), AT, notices=Notices(waiting=(waiting,)))])
        assert rows(store) == [("ben", "one", "waits"), ("ben", "two", "waits")]
        outbox = Outbox(store.engine)
        one, two = sorted(outbox.take(AT, 9), key=lambda taken: taken.code)
        assert not outbox.was_told_that_friends_wait(one, AT)
        outbox.done(one, AT)
        assert outbox.was_told_that_friends_wait(two, AT + 1)
        assert not outbox.was_told_that_friends_wait(two, AT + WAITS_APART)

    def test_the_daily_list_has_what_was_not_looked_at(self, store: Store) -> None:
        want(store, "ben", preferences=NoticePreferences(mails="daily", daily_at=60))
        open_table(store, "one", notice())
        open_table(store, "two", notice())
        outbox = Outbox(store.engine)
        for taken in outbox.take(AT, 9):
            outbox.done(taken, AT, listed=True)
        due = NoticePreferences(daily_at=60).next_list(AT)
        assert outbox.take_lists(due - 1, 9) == []
        outbox.visited({("ben", "one"): AT})
        assert outbox.take_lists(due, 9) == ["ben"]
        assert outbox.take_lists(due, 9) == []
        assert [(code, kind) for code, kind, _ in outbox.listed("ben")] == [("two", "turn")]
        outbox.list_went("ben")
        assert outbox.listed("ben") == []
        assert outbox.take_lists(due + 9 * LEASE, 9) == []

    def test_what_is_due_is_found_by_an_index(self, store: Store) -> None:
        """However many tables sleep."""
        want(store, "ben")
        facts = kinds.write(NoticeFacts(game="donkey"))
        sleeping = [
            {"person": "ben", "code": f"t{number}", "kind": "half", "at": 1, "facts": facts, "due_at": AT + number}
            for number in range(2000)
        ]
        with store.engine.begin() as connection:
            connection.execute(insert(OUTBOX), sleeping)
            is_sqlite = connection.dialect.name == "sqlite"
            if not is_sqlite:
                connection.execute(text("ANALYZE outbox"))
            statement = due_query(AT, 50).compile(connection, compile_kwargs={"literal_binds": True})
            explain = "EXPLAIN QUERY PLAN" if is_sqlite else "EXPLAIN"
            plan = connection.execute(text(f"{explain} {statement}")).fetchall()
        assert "outbox_due_at" in str(plan)
        assert len(Outbox(store.engine).take(AT + 3, 50)) == 4

    def test_what_is_removed_takes_its_notices_along(self, store: Store) -> None:
        want(store, "ben")
        open_table(store, "one", notice())
        open_table(store, "two", notice())
        store.delete("one")
        assert rows(store) == [("ben", "two", "turn")]
        sweep(store, Retention(), 10**10)
        assert rows(store) == []


def device(name: str) -> PushDevice:
    return PushDevice(name, f"https://push.example/{name}", "p", "a", "Firefox", 1)


class TestChannels:
    def test_ways_are_kept_and_removed(self, store: Store) -> None:
        channels = ChannelStore(store.engine)
        want(store, "ben")
        channels.add_device("ben", device("one"))
        channels.add_device("ann", device("one"))
        channels.set_webhook("ben", Webhook("https://chat.example/1", "discord"))
        found = channels.of("ben")
        assert (found.devices, found.webhook) == ((), Webhook("https://chat.example/1", "discord"))
        assert channels.of("ann").devices == (device("one"),)
        assert not channels.remove_device("one", "ben")
        assert channels.remove_device("one", "ann")
        channels.remove("ben")
        assert channels.of("ben") == (None, "", (), None, None)

    def test_a_person_has_only_so_many_browsers(self, store: Store) -> None:
        channels = ChannelStore(store.engine)
        for number in range(MOST_DEVICES):
            channels.add_device("ben", device(str(number)))
        with pytest.raises(Exception, match="at most"):
            channels.add_device("ben", device("more"))
        channels.add_device("ben", device("3"))

    def test_an_address_is_confirmed_by_its_token(self, store: Store) -> None:
        channels = ChannelStore(store.engine)
        mail = channels.ask_mail("ben", "ben@example.org", AT)
        assert channels.confirm_mail("f" * 32, AT) is None
        assert channels.confirm_mail(mail.token, AT + CONFIRM_WITHIN) is None
        assert channels.confirm_mail(mail.token, AT + 1) == "ben"
        assert channels.confirm_mail(mail.token, AT + 9 * CONFIRM_WITHIN) == "ben"
        assert channels.stop_mail(mail.token)
        kept = channels.of("ben").mail
        assert kept is not None
        assert kept.confirmed_at is None
        assert channels.confirm_mail(mail.token, AT + 1 + CONFIRM_WITHIN) is None

    def test_an_address_is_not_asked_again_and_again(self, store: Store) -> None:
        channels = ChannelStore(store.engine)
        for person in ("ann", "ben", "cal"):
            channels.ask_mail(person, "x@example.org", AT)
        with pytest.raises(Exception, match="too often"):
            channels.ask_mail("dee", "x@example.org", AT + 1)
        channels.ask_mail("dee", "x@example.org", AT + CONFIRM_WITHIN)

    def test_who_is_deleted_is_told_nothing(self, store: Store) -> None:
        channels, people = ChannelStore(store.engine), People(store.engine)
        want(store, "ben")
        channels.add_device("ben", device("one"))
        channels.ask_mail("ben", "ben@example.org", AT)
        open_table(store, "one", notice())
        data = people.data_of("ben")
        assert [row["address"] for row in data["notice_mail"]] == ["ben@example.org"]
        assert "token" not in str(data)
        people.delete("ben", AT)
        assert rows(store) == []
        assert channels.of("ben") == (None, "", (), None, None)
