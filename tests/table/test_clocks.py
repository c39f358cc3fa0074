"""Time to think: what clocks count, when they stand still, and what happens to who has none left."""

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from sqlalchemy import text

from motherlode.table import Settings, Table
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.clocks import DAY, HOUR, MOST_HOLIDAYS, SECOND, Clocks, PlayingHours, Span, TimeControl
from motherlode.table.downtime import MISSED, Downtimes
from motherlode.table.host import TableHost
from motherlode.table.opening import load_host
from motherlode.table.ports import TableStatus, Writing
from motherlode.table.store import Store
from motherlode.table.summary import due, status_after
from tests.table.hosting import Direct, MemoryLog, Stage, settle
from tests.table.seating import Sitting
from tests.web.serving import run, serving

LIVE = TimeControl(bank=60, increment=5)
BY_MAIL = TimeControl(bank=0, free=86_400, hours=PlayingHours(begin=8 * 60, end=22 * 60))
BERLIN = "Europe/Berlin"


def berlin(day: int, hour: int, month: int = 10) -> int:
    return int(datetime(2026, month, day, hour, tzinfo=ZoneInfo(BERLIN)).timestamp() * SECOND)


class TestClocks:
    def test_what_is_over_the_free_time_comes_from_the_bank(self) -> None:
        clocks = Clocks.of(TimeControl(bank=60, free=10), 2)
        clocks = clocks.charge(0, 4 * SECOND)
        assert (clocks.banks[0], clocks.free_left) == (60 * SECOND, 6 * SECOND)
        clocks = clocks.charge(0, 9 * SECOND)
        assert (clocks.banks, clocks.free_left) == ((57 * SECOND, 60 * SECOND), 0)
        assert clocks.pass_on(0).free_left == 10 * SECOND

    def test_the_increment_comes_after_the_turn(self) -> None:
        clocks = Clocks.of(LIVE, 2).charge(0, 70 * SECOND)
        assert clocks.banks == (0, 60 * SECOND)
        assert clocks.pass_on(0).banks == (5 * SECOND, 60 * SECOND)

    def test_nights_count_nothing_and_summer_time_ends(self) -> None:
        """On 25 October 2026 the clocks in Berlin go back in the night: its day of play is as long as others."""
        clocks = Clocks.of(BY_MAIL, 2)
        assert clocks.counted(0, BERLIN, berlin(24, 20), berlin(25, 10), ()) == 4 * HOUR
        assert clocks.due(0, BERLIN, berlin(24, 20), ()) == berlin(26, 16)

    def test_holidays_and_downtimes_count_nothing(self) -> None:
        clocks = Clocks.of(TimeControl(bank=3600, free=0), 2)
        stops = [Span(10 * HOUR, 11 * HOUR), Span(10 * HOUR + 1, 12 * HOUR)]
        assert clocks.due(0, "UTC", 9 * HOUR + 1000, stops) == 12 * HOUR + 1000
        away = clocks.take_holidays(0, 12 * HOUR, 2)
        assert away.due(0, "UTC", 11 * HOUR + 1000, stops) == 12 * HOUR + 2 * DAY + HOUR
        assert away.due(1, "UTC", 12 * HOUR, ()) == 13 * HOUR
        back = away.take_holidays(0, 12 * HOUR + DAY, 0)
        assert (back.days_off[0], back.due(0, "UTC", 12 * HOUR, ())) == (1, 12 * HOUR + DAY + HOUR)

    @pytest.mark.parametrize(
        "wrong",
        [
            {"bank": -1},
            {"bank": 9},
            {"bank": 60, "increment": 40 * 86_400},
            {"bank": 60, "hours": {"begin": 600, "end": 630}},
            {"bank": 60, "hours": {"begin": 600, "end": 1500}},
        ],
    )
    def test_what_is_no_time_control_is_refused(self, wrong: dict[str, Any]) -> None:
        control = msgspec.convert(wrong, TimeControl)
        sentence = control.fault()
        assert sentence
        assert sentence.endswith(".")
        sitting = Sitting(game="donkey", players=2)
        assert sitting.refuses("ann", ask.Configure(settings=Settings(game="donkey", players=2, time=control)))


async def two_at_a_table(stage: Stage, control: TimeControl) -> tuple[TableHost, Direct, Direct]:
    host = await stage.open(game="donkey", players=2, first=0, deal=7, pause=False, time=control)
    ann, ben = Direct(host), Direct(host, "ben")
    await ann.ask("sit", seat=0)
    await ben.ask("sit", seat=1)
    await ann.ask("start")
    return host, ann, ben


def clock(person: Direct) -> dict[str, Any]:
    return next(frame for frame in reversed(person.frames) if frame["kind"] == "clock")


class TestAtATable:
    def test_the_time_of_a_move_is_in_the_log(self) -> None:
        async def test() -> None:
            stage = Stage()
            host, ann, _ = await two_at_a_table(stage, LIVE)
            await stage.clock.move_on(20)
            await ann.ask("say", seat=0, text="hm")
            await stage.clock.move_on(10)
            await ann.move()
            assert clock(ann)["left"] == [35_000, 60_000]
            assert (clock(ann)["runs"], clock(ann)["due"]) == (1, stage.clock.now() + 60_000)
            again = await load_host(stage.ports, host.table.code)
            assert again.table.clocks == host.table.clocks
            assert Table.rebuild("code", stage.log.logs[host.table.code]).clocks == host.table.clocks

        run(test())

    def test_who_has_no_time_left_can_still_move_and_the_others_choose(self) -> None:
        async def test() -> None:
            stage = Stage()
            host, ann, ben = await two_at_a_table(stage, LIVE)
            assert host.due == stage.clock.now() + 60_000
            await stage.clock.move_on(59)
            host.run_out()
            await settle()
            assert clock(ben)["out"] is None
            await stage.clock.move_on(2)
            host.run_out()
            await settle()
            assert (clock(ben)["out"], clock(ben)["runs"], clock(ben)["left"][0]) == (0, None, 0)
            assert (await ann.ask("give_time", seat=0))["name"] == "your_seat"
            assert (await ben.ask("give_time", seat=1))["name"] == "has_time"
            assert (await ben.ask("give_time", seat=0))["kind"] == "done"
            assert clock(ben)["left"][0] == 15_000
            await stage.clock.move_on(20)
            host.run_out()
            await settle()
            await ann.move()
            assert (clock(ann)["out"], clock(ann)["left"][0]) == (None, 5_000)

        run(test())

    def test_a_bot_may_play_on_or_the_game_end(self) -> None:
        async def test(control: TimeControl, *commands: tuple[str, dict[str, Any]]) -> list[log.Entry]:
            stage = Stage()
            host, _, ben = await two_at_a_table(stage, control)
            await stage.clock.move_on(61)
            host.run_out()
            await settle()
            for kind, fields in commands:
                assert (await ben.ask(kind, **fields))["kind"] == "done"
            await stage.clock.move_on(61)
            host.run_out()
            await settle()
            return [entry for entry, _ in stage.log.logs[host.table.code]]

        by_choice = asyncio.run(test(LIVE, ("stand_in", {"seat": 0, "level": "easy"})))
        assert log.StandInSat(0, "easy") in by_choice
        assert [type(entry) for entry in asyncio.run(test(LIVE, ("end", {})))].count(log.Ended) == 1
        agreed = asyncio.run(test(msgspec.structs.replace(LIVE, over="bot")))
        assert log.StandInSat(0, "medium") in agreed
        ended = asyncio.run(test(msgspec.structs.replace(LIVE, over="end")))
        assert isinstance(ended[-1], log.Ended)

    def test_who_comes_back_has_some_time(self) -> None:
        async def test() -> None:
            stage = Stage()
            host, ann, ben = await two_at_a_table(stage, LIVE)
            await stage.clock.move_on(61)
            host.run_out()
            await settle()
            await ben.ask("stand_in", seat=0, level="easy")
            assert (await ann.ask("back", seat=0))["kind"] == "done"
            assert clock(ann)["left"][0] >= 15_000

        run(test())

    def test_a_bots_clock_never_counts(self) -> None:
        async def test() -> None:
            stage = Stage()
            host = await stage.open(game="donkey", players=2, first=1, deal=7, time=LIVE)
            ann = Direct(host)
            await ann.ask("sit", seat=0)
            await ann.ask("seat_bot", seat=1, level="easy")
            await ann.ask("start")
            assert (host.table.clock_of, host.due) == (None, None)
            assert clock(ann)["left"] == [60_000, None]

        run(test())

    def test_nothing_runs_out_where_nobody_waits(self) -> None:
        async def test() -> None:
            stage = Stage()
            host = await stage.open(game="donkey", players=2, first=0, deal=7, time=LIVE)
            ann = Direct(host)
            await ann.ask("sit", seat=0)
            await ann.ask("seat_bot", seat=1, level="easy")
            await ann.ask("start")
            await stage.clock.move_on(100)
            assert (host.table.clock_of, host.due) == (0, None)

        run(test())

    def test_holidays_have_an_end(self) -> None:
        async def test() -> None:
            stage = Stage()
            _, ann, _ = await two_at_a_table(stage, TimeControl(bank=0, free=86_400))
            before = clock(ann)["due"]
            assert (await ann.ask("holidays", seat=0, days=3))["kind"] == "done"
            assert clock(ann)["due"] == before + 3 * DAY
            assert clock(ann)["holidays"][0] == stage.clock.now() + 3 * DAY
            refused = await ann.ask("holidays", seat=0, days=MOST_HOLIDAYS - 2)
            assert refused["name"] == "no_holidays"
            await ann.ask("holidays", seat=0, days=0)
            assert (clock(ann)["due"], clock(ann)["holidays"][0]) == (before, None)

        run(test())

    def test_a_downtime_is_not_counted(self) -> None:
        async def test() -> None:
            stage = Stage()
            downtimes = [Span(stage.clock.now() + 10_000, stage.clock.now() + 40_000)]
            stage.ports.downtimes = lambda: downtimes
            host, ann, _ = await two_at_a_table(stage, LIVE)
            await stage.clock.move_on(50)
            assert host.due == stage.clock.now() + 40_000
            await ann.move()
            assert clock(ann)["left"][0] == 45_000

        run(test())

    def test_another_server_has_the_same_clocks(self) -> None:
        async def test() -> None:
            shared = MemoryLog()
            here, there = Stage(shared), Stage(shared)
            host, ann, _ = await two_at_a_table(here, LIVE)
            other = await load_host(there.ports, host.table.code)
            await here.clock.move_on(7)
            await ann.move()
            other.catch_up(host.table.length)
            await settle()
            assert other.table.clocks == host.table.clocks

        run(test())

    def test_clocks_are_where_a_table_without_time_has_none(self) -> None:
        sitting = Sitting(game="donkey", players=2)
        sitting.everybody_sits()
        sitting.ask("ann", ask.Start())
        assert sitting.table.clocks is None
        assert status_after(sitting.table, [log.Said(0, "hm")]).timed is False
        assert sitting.refuses("ann", ask.GiveTime(seat=1)) == "has_time"
        assert sitting.refuses("ann", ask.Holidays(seat=0, days=1)) == "no_holidays"

    def test_zones_are_known(self) -> None:
        sitting = Sitting(game="donkey", players=2)
        assert sitting.refuses("ann", ask.Sit(seat=0, zone="Mars/Olympus")) == "bad_zone"
        assert sitting.refuses("ann", ask.Sit(seat=0, zone="../../etc/passwd")) == "bad_zone"
        sitting.ask("ann", ask.Sit(seat=0, zone=BERLIN))
        assert sitting.table.seats[0].zone == BERLIN

    def test_what_is_due_is_foreseen(self) -> None:
        """The row that goes with entries says what the table says after them, whatever they are."""
        sitting = Sitting(game="gate", players=2, time=LIVE, deal=3)
        sitting.everybody_sits()
        sitting.ask("ann", ask.Start())
        at = 1000
        for number in range(40):
            if not sitting.table.running:
                break
            at += 1000 * number % 7000
            seat = sitting.table.to_move
            assert seat is not None
            assert sitting.table.play is not None
            wanted: list[log.Entry] = [
                log.Moved(seat, sitting.table.play.state.legal_moves()[0].text, took=100),
                log.Said(0, "hm", took=50),
                log.StandInSat(seat, "easy") if sitting.table.seats[seat].stand_in is None else log.StandInLeft(seat),
                log.RanOut(seat),
                log.TimeGiven(seat, 30),
            ]
            entry = wanted[number % len(wanted) if number % 3 else 0]
            status = status_after(sitting.table, [entry], at)
            sitting.table.apply(entry, at)
            assert status.timed
            assert (status.due, status.to_move) == (due(sitting.table, ()), sitting.table.to_move)


class TestDisk:
    def store(self, tmp_path: Path) -> Store:
        return Store(str(tmp_path / "tables.db"))

    def put(self, store: Store, code: str, due_at: int | None) -> None:
        opened = log.Opened("ann", Settings(game="donkey", players=2), "00")
        store.write([Writing(code, 0, (opened,), 1)])
        store.write([Writing(code, 1, (log.Left(0),), 1, status=TableStatus(None, due=due_at, timed=True))])

    def test_what_is_due_is_found_by_an_index(self, tmp_path: Path) -> None:
        store = self.store(tmp_path)
        assert not store.has_due()
        for code, due_at in (("later", 9000), ("never", None), ("soon", 2000), ("now", 1000)):
            self.put(store, code, due_at)
        assert store.has_due()
        assert store.due(2000, 10) == [("now", 1000), ("soon", 2000)]
        with store.engine.connect() as connection:
            plan = connection.execute(
                text("EXPLAIN QUERY PLAN SELECT code FROM tables WHERE due_at <= 5 ORDER BY due_at")
            )
            assert "tables_due_at" in str(plan.fetchall())
        store.put_off("now", 2, 1000, 8000)
        store.put_off("soon", 1, 2000, 8000)
        assert store.due(7000, 10) == [("soon", 2000)]
        store.close()

    def test_downtimes_are_noted_while_time_runs_out_somewhere(self, tmp_path: Path) -> None:
        store = self.store(tmp_path)
        first = Downtimes(store)
        first.beat(1000)
        self.put(store, "code", 5)
        first.beat(100_000)
        assert first.until(100_000) == []
        first.beat(105_000)
        assert first.until(105_000 + MISSED) == []
        assert first.until(200_000) == [Span(105_000, 200_000)]
        second = Downtimes(store)
        second.beat(200_000)
        assert second.until(200_001) == [Span(105_000, 200_000)]
        first.beat(200_100)
        assert first.until(200_200) == [Span(105_000, 200_000)]
        store.close()

    def test_a_server_wakes_only_tables_where_time_ran_out(self, tmp_path: Path) -> None:
        async def test() -> None:
            place = tmp_path / "tables.db"
            async with serving(place) as site, site.browser() as ann:
                code = await site.open(ann, game="donkey", players=2, first=0, deal=7, time={"bank": 10})
                sleeping = await site.open(ann, game="donkey", players=2, first=0, deal=7, time={"bank": 1000})
                for each in (code, sleeping):
                    host = await site.manager.find(each)
                    one, two = Direct(host, "ann"), Direct(host, "ben")
                    await one.ask("sit", seat=0)
                    await two.ask("sit", seat=1)
                    host.table.host = "ann"
                    await one.ask("start")
                    host.leave(one)
                    host.leave(two)
                manager = site.manager
                manager._tables.clear()
                real, later = manager.ports.clock.now, 11_000
                manager.ports.clock.now = lambda: real() + later  # type: ignore[method-assign]
                await manager.check_times()
                assert manager.codes() == [code]
                host = await manager.find(code)
                while host.table.clocks is None or host.table.clocks.out is None:
                    await asyncio.sleep(0.01)
                assert manager.store.due(real() + later, 10) == []

        run(test())
