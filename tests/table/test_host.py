"""The host of a table: what it promises, directly and through each transport."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.table import Table, views
from motherlode.table import entries as log
from motherlode.table.bot_player import RETRIES
from motherlode.table.frames import HistoryFrame, pack
from motherlode.table.host import TableHost
from motherlode.table.opening import load_host
from motherlode.table.ports import OutcomeUnknown, Writing
from tests.patience import LONGEST
from tests.table.hosted import alone, begin, two_people
from tests.table.hosting import VENUES, Direct, Person, Stage, Venue, settle
from tests.web.serving import run


@pytest.mark.parametrize("way", VENUES)
class TestContract:
    """What everybody can count on, however they are connected."""

    def play(self, way: str, folder: Path, test: Any, **settings: Any) -> None:
        async def playing() -> None:
            wanted = {"game": "donkey", "players": 2, "first": 0, "deal": 7, "pause": False} | settings
            async with VENUES[way](folder, wanted) as venue:
                await venue.person.until(lambda: venue.person.table)
                await begin(venue.person)
                await test(venue, venue.person)

        run(playing())

    def test_a_move_is_on_disk_before_it_is_told(self, way: str, tmp_path: Path) -> None:
        """And so is the bot's that answers it; entries carry the time, which never goes back."""

        async def test(venue: Venue, ann: Person) -> None:
            for _ in range(5):
                assert (await ann.move())["kind"] == "play"
                moves = [entry for entry, _ in venue.log() if isinstance(entry, log.Moved)]
                assert len(moves) >= ann.play["view"]["turn"] - ann.play["began"]
                await ann.until(lambda: ann.to_move)
            times = [at for _, at in venue.log()]
            assert times == sorted(times)
            assert times[0] > 1_700_000_000_000

        self.play(way, tmp_path, test)

    def test_every_request_is_answered(self, way: str, tmp_path: Path) -> None:
        """With its number: done, a frame, or a refusal by name; and a refusal brings the game as it stands."""

        async def test(venue: Venue, ann: Person) -> None:
            view = ann.play["view"]
            assert (await ann.ask("look"))["kind"] == "done"
            assert (await ann.ask("sit", seat=1))["name"] == "seat_taken"
            assert (await ann.ask("move", seat=0, turn=view["turn"], move="fly"))["name"] == "not_a_move"
            assert (await ann.ask("move", seat=0, turn=view["turn"] - 1, move=view["moves"][0]))["name"] == "stale"
            await ann.until(lambda: ann.kinds()[-1] == "play")
            assert ann.play["view"] == view
            assert (await ann.move())["kind"] == "play"

        self.play(way, tmp_path, test)

    def test_another_writer_was_first(self, way: str, tmp_path: Path) -> None:
        """Nobody is hung up: what the other wrote is told, the late move is stale, and the game goes on."""

        async def test(venue: Venue, ann: Person) -> None:
            moves = ann.play["view"]["moves"]
            length = len(venue.log())
            venue.faults.other_writer(venue.code, length, log.Moved(0, moves[0]))
            assert (await ann.move(moves[-1]))["name"] == "stale"
            assert {"seat": 0, "move": moves[0]} in [frame.get("last") for frame in ann.frames]
            await ann.until(lambda: ann.to_move)
            assert (await ann.move())["kind"] == "play"

        self.play(way, tmp_path, test)

    def test_a_request_that_another_writer_did_not_touch_is_decided_again(self, way: str, tmp_path: Path) -> None:
        async def test(venue: Venue, ann: Person) -> None:
            venue.faults.other_writer(venue.code, len(venue.log()), log.Named("somebody", "Somebody"))
            assert (await ann.move())["kind"] == "play"

        self.play(way, tmp_path, test)

    def test_what_could_not_be_saved_did_not_happen(self, way: str, tmp_path: Path) -> None:
        """The asker is told and stays; the next try works when the disk does."""

        async def test(venue: Venue, ann: Person) -> None:
            view, length = ann.play["view"], len(venue.log())
            venue.faults.full()
            assert (await ann.move())["name"] == "not_saved"
            await ann.until(lambda: ann.kinds()[-1] == "play")
            assert ann.play["view"] == view
            assert len(venue.log()) == length
            assert (await ann.move())["kind"] == "play"

        self.play(way, tmp_path, test)

    @pytest.mark.parametrize("kept", [True, False], ids=["kept", "not kept"])
    def test_a_commit_whose_answer_never_came(self, way: str, kept: bool, tmp_path: Path) -> None:
        """The log is read before anybody is told anything: the move is there once, and it was acknowledged."""

        async def test(venue: Venue, ann: Person) -> None:
            venue.faults.lost(kept)
            turn = ann.play["view"]["turn"]
            assert (await ann.move())["view"]["turn"] == turn + 1
            await ann.until(lambda: ann.to_move)
            mine = [entry for entry, _ in venue.log() if isinstance(entry, log.Moved) and entry.seat == 0]
            assert len(mine) == sum(frame["kind"] == "play" and frame["answer"] is not None for frame in ann.frames) - 1

        self.play(way, tmp_path, test)

    def test_the_table_comes_back_from_its_log(self, way: str, tmp_path: Path) -> None:
        """What everybody gets who looks is what a table rebuilt from the log shows."""

        async def test(venue: Venue, ann: Person) -> None:
            for _ in range(4):
                await ann.move()
                await ann.until(lambda: ann.to_move)
            await ann.ask("look")
            history = next(frame for frame in reversed(ann.frames) if frame["kind"] == "history")
            rebuilt = Table.rebuild(venue.code, venue.log())
            frames = [msgspec.json.decode(frame) for frame in views.everything(rebuilt, rebuilt.host, 0.0)]
            assert frames[1]["view"] == ann.play["view"]
            assert frames[2] == history

        self.play(way, tmp_path, test)


def test_two_hosts_share_a_log() -> None:
    """One table in two processes: who is late reads on, and both tell the same."""

    async def test(stage: Stage, host: TableHost) -> None:
        other = Stage(stage.log)
        ann = Direct(host, "ann")
        await ann.ask("sit", seat=0)
        there = await load_host(other.ports, host.table.code)
        ben = Direct(there, "ben")
        assert (await ben.ask("sit", seat=1))["kind"] == "done"
        assert (await ann.ask("name", name="Ann"))["kind"] == "done"
        assert [seat["player"] for seat in ann.table["seats"]] == ["person", "person"]
        assert (await ann.ask("start"))["kind"] == "play"
        assert (await ben.ask("name", name="Ben"))["kind"] == "done"
        assert ben.play["view"]["to_move"] == 0
        assert (await ann.move())["kind"] == "play"
        entries = [log.write(entry) for entry, _ in stage.log.logs[host.table.code]]
        assert len(entries) == len(set(entries)) == host.table.length
        await there.stop()

    alone(test)


def test_requests_wait_for_the_one_that_is_being_written() -> None:
    """In the order in which they came; who sent them is not read meanwhile."""

    async def test(stage: Stage, host: TableHost) -> None:
        ann = Direct(host)
        numbers = [ann.say("name", name=f"A{number}") for number in range(5)]
        assert ann.held == 4
        await ann.until(lambda: len([frame for frame in ann.frames if frame["kind"] == "done"]) == 5)
        assert [frame["answer"] for frame in ann.frames if frame["kind"] == "done"] == numbers
        assert ann.held == 0
        assert ann.table["you"]["name"] == "A4"

    alone(test)


def test_a_log_that_cannot_be_read_is_read_again() -> None:
    """Unknown stays unknown until the log is there; nobody is told anything before, and requests wait."""

    async def test(stage: Stage, host: TableHost) -> None:
        ann, ben = await two_people(host)
        read, stage.log.read = stage.log.read, _unreachable  # type: ignore[method-assign]
        stage.log.faults.append(stage.log.lost_after)
        seen = len(ben.frames)
        number = ann.say("move", seat=0, turn=ann.play["view"]["turn"], move=ann.play["view"]["moves"][0])
        await settle()
        await stage.clock.move_on(0.2)
        assert len(ben.frames) == seen
        assert not [frame for frame in ann.frames if frame.get("answer") == number]
        stage.log.read = read  # type: ignore[method-assign]
        await stage.clock.move_on(1.0)
        assert [frame["kind"] for frame in ann.frames if frame.get("answer") == number] == ["play"]
        assert ben.to_move

    alone(test)


def test_what_another_server_wrote_is_not_taken_for_ours() -> None:
    """Somebody said the same at two servers, and one of them lost its answer: it was said twice."""

    async def test(stage: Stage, host: TableHost) -> None:
        def other_was_first(writing: Writing) -> None:
            stage.log.keep(writing)
            stage.log.by_others.add((writing.code, writing.number))
            raise OutcomeUnknown

        ann = Direct(host)
        await begin(ann)
        stage.log.faults.append(other_was_first)
        assert (await ann.ask("say", seat=0, text="hello"))["kind"] == "done"
        said = [entry for entry, _ in stage.log.logs[host.table.code] if isinstance(entry, log.Said)]
        assert len(said) == 2

    alone(test)


async def _unreachable(code: str, start: int) -> list[Any]:
    raise ConnectionError("the database is away")


def test_a_bot_that_fails_is_asked_again() -> None:
    """With patience, longer each time; people notice nothing else."""

    async def test(stage: Stage, host: TableHost) -> None:
        ann = Direct(host)
        await begin(ann)
        stage.bots.failures = 2
        await ann.move()
        await settle()
        assert not ann.to_move
        await stage.clock.move_on(1.1)
        assert not ann.to_move
        await stage.clock.move_on(4.1)
        assert ann.to_move
        assert ann.table["seats"][1]["trouble"] is None

    alone(test)


def test_a_bot_that_always_fails_is_in_trouble_until_another_comes() -> None:
    async def test(stage: Stage, host: TableHost) -> None:
        ann = Direct(host)
        await begin(ann)
        stage.bots.failures = 1000
        await ann.move()
        for _ in range(6):
            await stage.clock.move_on(20)
        assert ann.table["seats"][1]["trouble"] == "bot_failed"
        asked = stage.bots.asked
        assert asked == 1 + len(RETRIES)
        await stage.clock.move_on(1000)
        assert stage.bots.asked == asked
        stage.bots.failures = 0
        await ann.ask("seat_bot", seat=1, level="easy")
        await ann.until(lambda: ann.to_move)
        assert ann.table["seats"][1]["trouble"] is None

    alone(test)


def test_a_table_that_comes_back_asks_its_bots_anew() -> None:
    async def test(stage: Stage, host: TableHost) -> None:
        ann = Direct(host)
        await begin(ann)
        stage.bots.failures = 4
        await ann.move()
        for _ in range(4):
            await stage.clock.move_on(20)
        assert host.table.trouble == {1}
        again = Direct(await load_host(stage.ports, host.table.code))
        await again.until(lambda: again.to_move)
        await again.host.stop()

    alone(test)


def test_a_bots_move_that_could_not_be_saved_comes_later() -> None:
    async def test(stage: Stage, host: TableHost) -> None:
        ann = Direct(host)
        await begin(ann)
        stage.log.faults += [stage.log.keep, stage.log.full]
        await ann.move()
        await settle()
        assert not ann.to_move
        assert stage.monitor.counts["write_failures"] == 1
        await stage.clock.move_on(2.1)
        assert ann.to_move

    alone(test)


def test_who_comes_while_a_bots_move_is_written_does_not_wake_the_bot_again() -> None:
    """It would be asked for a move when it is no longer its turn."""

    async def test(stage: Stage, host: TableHost) -> None:
        ann, held_up = Direct(host), []
        await begin(ann)

        def keep_and_hold_up_the_next(writing: Writing) -> None:
            stage.log.keep(writing)
            held_up.append(stage.log.hold_up())

        stage.log.faults.append(keep_and_hold_up_the_next)
        await ann.move()
        await settle()
        Direct(host, "eve")
        await settle()
        assert stage.bots.asked == 1
        held_up[0].set_result(None)
        await ann.until(lambda: ann.to_move)
        assert stage.bots.asked == 1
        assert not stage.monitor.failed

    alone(test)


def test_bots_sleep_where_nobody_looks_on() -> None:
    """Their game goes on as soon as somebody comes, be it an onlooker."""

    async def test(stage: Stage, host: TableHost) -> None:
        ann = Direct(host)
        for seat in range(2):
            await ann.ask("seat_bot", seat=seat, level="random")
        ann.say("start")
        host.leave(ann)
        await settle()
        turn = host.table.turn
        await stage.clock.move_on(600)
        assert host.table.turn == turn
        assert host.idle
        onlooker = Direct(host, "eve")
        await onlooker.until(lambda: onlooker.table["phase"] == "over")

    alone(test)


def test_unattended_bots_play_on_where_that_is_wanted() -> None:
    async def test(stage: Stage, host: TableHost) -> None:
        stage.ports.unattended = True
        ann = Direct(host)
        for seat in range(2):
            await ann.ask("seat_bot", seat=seat, level="random")
        ann.say("start")
        host.leave(ann)
        async with asyncio.timeout(LONGEST):
            while host.table.play is None or host.table.running:
                await settle()

    alone(test)


def test_who_stays_away_is_told_of_once() -> None:
    """One timer for the whole table, which goes when nobody is left to be told."""

    async def test(stage: Stage, host: TableHost) -> None:
        ann, ben = await two_people(host)
        for _ in range(3):
            host.leave(ben)
            host.arrive(ben)
        host.leave(ben)
        assert len(stage.clock.timers) == 1
        assert not ann.table["seats"][1]["may_stand_in"]
        await stage.clock.move_on(60)
        assert not ann.table["seats"][1]["may_stand_in"]
        await stage.clock.move_on(61)
        assert ann.table["seats"][1]["may_stand_in"]
        assert stage.clock.timers == []
        host.leave(ann)
        assert stage.clock.timers == []

    alone(test, away_after=120)


def test_only_who_has_another_seat_gets_everything_anew() -> None:
    """Sitting down, standing up and muting cost the others no history."""

    async def test(stage: Stage, host: TableHost) -> None:
        ann, ben = await two_people(host)
        await ann.move()
        eve = Direct(host, "eve")
        seen = [len(ann.frames), len(eve.frames)]
        await ben.ask("stand", seat=1)
        await eve.ask("sit", seat=1)
        assert ann.kinds(seen[0]) == ["table", "table"]
        assert eve.kinds(seen[1]) == ["table", "table", "play", "history", "done"]
        seen = [len(ann.frames), len(eve.frames)]
        await eve.ask("mute", seat=0, muted=True)
        assert eve.kinds(seen[1]) == ["table", "done"]
        assert ann.kinds(seen[0]) == []
        assert eve.table["seats"][0]["muted"]

    alone(test)


@pytest.mark.parametrize("game", ["donkey", "mine", "gate"])
def test_history_is_kept_as_each_saw_it(game: str) -> None:
    """Packed step by step, also across a move taken back: the same bytes as from the game played again."""

    async def test(stage: Stage, host: TableHost) -> None:
        ann, ben = await two_people(host)
        table = host.table
        for number in range(30):
            mover = ann if ann.to_move else ben
            await mover.move(mover.play["view"]["moves"][number % len(mover.play["view"]["moves"])])
            if number % 7 == 3 and (await mover.ask("take_back", seat=0 if mover is ann else 1))["kind"] == "done":
                await (ben if mover is ann else ann).ask("consent", agree=True)
            if number % 5 == 0:
                await ann.ask("look")
            assert table.play is not None
            for seat in (0, 1, None):
                again = HistoryFrame(steps=views.steps_of(table.play.whole(), seat))
                assert table.play.history.packed(seat) == pack(again)

    alone(test, game=game)


@pytest.mark.parametrize("game", ["donkey", "mine", "gate"])
def test_a_bots_knowledge_is_what_the_played_game_gives(game: str) -> None:
    """Made from what was kept, in every byte."""

    async def test(stage: Stage, host: TableHost) -> None:
        ann, ben = await two_people(host)
        for number in range(25):
            mover = ann if ann.to_move else ben
            await mover.move(mover.play["view"]["moves"][number % len(mover.play["view"]["moves"])])
            play = host.table.play
            assert play is not None
            snapshot = play.snapshot()
            for seat in (0, 1):
                assert snapshot(seat).to_bytes() == play.whole().knowledge(seat).to_bytes()

    alone(test, game=game)


def test_the_record_is_kept_with_the_last_move() -> None:
    async def test(stage: Stage, host: TableHost) -> None:
        ann = Direct(host)
        await ann.ask("name", name="Ann")
        await begin(ann)
        while ann.table["phase"] == "playing":
            await ann.move()
            await ann.until(lambda: ann.to_move or ann.table["phase"] == "over")
        record = msgspec.json.decode(stage.log.records[ann.table["record"]])
        assert record["names"] == ["Ann", "random"]
        assert host.table.play is not None
        assert len(record["moves"]) == len(host.table.play.moves)

    alone(test)


def test_a_fault_of_ours_gives_the_table_up() -> None:
    """What cannot be applied is not told: everybody comes back to the table as its log has it."""

    async def test(stage: Stage, host: TableHost) -> None:
        ann, ben = await two_people(host)
        host.table.apply = _break  # type: ignore[method-assign]
        ann.say("say", seat=0, text="Hello")
        await settle()
        assert ann.hung_up
        assert ben.hung_up
        assert stage.forgotten == [host.table.code]

    alone(test)


def _break(entry: log.Entry, at: int = 0) -> None:
    raise AssertionError("broken")


def test_a_log_that_does_not_answer_is_told() -> None:
    """People hear that what they did is not saved yet, and again when it is."""

    async def test(stage: Stage, host: TableHost) -> None:
        ann, ben = await two_people(host)
        written = stage.log.hold_up()
        ann.say("say", seat=0, text="Hello")
        host.check_log()
        assert not ben.table["stalled"]
        await stage.clock.move_on(10)
        host.check_log()
        assert ben.table["stalled"]
        written.set_result(None)
        await settle()
        host.check_log()
        assert not ben.table["stalled"]

    alone(test)
