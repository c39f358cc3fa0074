"""Ending a game without a result, and resigning."""

from collections.abc import Sequence
from typing import Any

import msgspec

from motherlode.rules import SplitMix64, record
from motherlode.table import commands as ask
from motherlode.table import views
from motherlode.table.host import TableHost
from tests.table.hosted import alone, begin, two_people
from tests.table.hosting import Direct, Stage
from tests.table.seating import Sitting, started


def kinds(entries: Sequence[object]) -> list[str]:
    return [type(entry).__name__ for entry in entries]


def against_bots(**settings: Any) -> Sitting:
    sitting = Sitting(game="donkey", players=2, first=0, deal=1, **settings)
    sitting.ask("ann", ask.Sit(seat=0))
    sitting.ask("ann", ask.SeatBot(seat=1, level="random"))
    sitting.ask("ann", ask.Start())
    return sitting


def test_who_plays_against_bots_ends_at_once() -> None:
    """The game is over without an outcome, nobody can move, and the next one can begin."""
    sitting = against_bots()
    turn = sitting.table.turn
    assert views.table_frame(sitting.table, "ann", 0).can_end
    assert kinds(sitting.ask("ann", ask.End())) == ["Ended"]
    for table in (sitting.table, sitting.rebuilt()):
        frame = views.table_frame(table, "ann", 0)
        assert (frame.phase, frame.can_end, frame.series.played) == ("over", False, 0)
        play = views.play_frame(table, "ann")
        assert play is not None
        assert (play.view.to_move, play.view.moves, play.view.turn) == (None, (), turn + 1)
        assert msgspec.to_builtins(play.view)["outcome"] is None
        assert table.bot_to_move() is None
    assert sitting.refuses("ann", ask.End()) == "no_game"
    assert sitting.refuses("ann", ask.Resign(seat=0)) == "no_game"
    assert sitting.refuses("ann", ask.TakeBack(seat=0)) == "no_game"
    assert sitting.refuses("ann", ask.Move(seat=0, turn=turn + 1, move="take gD")) == "no_game"
    assert sitting.refuses("ann", ask.Move(seat=0, turn=turn, move="take gD")) == "stale"
    sitting.ask("ann", ask.Rematch())
    assert sitting.table.running


def test_others_are_asked() -> None:
    """All who are there have to agree; one who declines is enough."""
    sitting = started(game="donkey", players=3)
    for person in ("ann", "ben", "cal"):
        sitting.table.presence.arrive(person)
    assert kinds(sitting.ask("ben", ask.End())) == ["EndAsked"]
    assert views.table_frame(sitting.table, "ann", 0).asks_end == 1
    sitting.ask("ann", ask.Consent(agree=False))
    assert views.table_frame(sitting.table, "ann", 0).asks_end is None
    assert sitting.refuses("cal", ask.Consent(agree=True)) == "not_asked"
    sitting.ask("ben", ask.End())
    assert sitting.refuses("onlooker", ask.Consent(agree=True)) == "not_seated"
    assert kinds(sitting.ask("ann", ask.Consent(agree=True))) == ["EndAgreed"]
    assert kinds(sitting.ask("cal", ask.Consent(agree=True))) == ["Ended"]
    assert not sitting.table.running


def test_who_is_away_too_long_is_not_waited_for() -> None:
    sitting = started(game="donkey", players=2, away_after=60)
    for person in ("ann", "ben"):
        sitting.table.presence.arrive(person)
    sitting.table.presence.leave("ben", now=100)
    assert kinds(sitting.ask("ann", ask.End(), now=159)) == ["EndAsked"]
    assert kinds(sitting.ask("ann", ask.End(), now=161)) == ["Ended"]


def test_a_move_answers_the_question() -> None:
    sitting = started(game="donkey", players=2)
    sitting.ask("ben", ask.End())
    sitting.move()
    assert sitting.table.end_asked is None


def test_who_may_end() -> None:
    """Who sits there; and the host, where nobody does."""
    sitting = started(game="donkey", players=2)
    assert sitting.refuses("onlooker", ask.End()) == "not_seated"
    assert not views.table_frame(sitting.table, "onlooker", 0).can_end
    bots = Sitting(game="donkey", players=2)
    for seat in range(2):
        bots.ask("ann", ask.SeatBot(seat=seat, level="random"))
    bots.ask("ann", ask.Start())
    bots.table.presence.arrive("ann")
    assert bots.refuses("onlooker", ask.End()) == "not_host"
    assert views.table_frame(bots.table, "ann", 0).can_end
    assert kinds(bots.ask("ann", ask.End())) == ["Ended"]


def test_a_match_plays_a_game_that_was_ended_anew() -> None:
    """M14: it counts for nothing, and the same seat starts the next."""
    sitting = started(game="mine", players=3, games=3, first=1)
    sitting.play_on(SplitMix64(1))
    sitting.ask("ann", ask.Rematch())
    assert sitting.table.starter == 2
    sitting.ask("ann", ask.End(), now=1000)
    assert sitting.table.series.played == 1
    sitting.ask("ann", ask.Rematch())
    assert sitting.table.starter == 2
    sitting.play_on(SplitMix64(2))
    assert sitting.table.series.played == 2


def test_who_resigns_leaves_the_seat_to_a_bot() -> None:
    """And looks on; the others play to the end."""
    sitting = started(game="gate", players=3)
    assert sitting.refuses("ann", ask.Resign(seat=1)) == "not_your_seat"
    assert sitting.refuses("ann", ask.Resign(seat=0, level="genius")) == "unknown_bot"
    assert kinds(sitting.ask("ann", ask.Resign(seat=0))) == ["BotSat"]
    assert sitting.table.seats[0].bot == "medium"
    assert sitting.table.running
    frame = views.play_frame(sitting.table, "ann")
    assert frame is not None
    assert frame.view.seat is None
    sitting.ask("ben", ask.Resign(seat=1, level="easy"))
    assert kinds(sitting.ask("cal", ask.Resign(seat=2))) == ["Ended"]


def test_who_leaves_before_a_game_frees_the_seat_and_hands_the_table_over() -> None:
    sitting = Sitting(game="donkey", players=3)
    for seat, person in enumerate(("ann", "ann", "ben")):
        sitting.ask(person, ask.Sit(seat=seat))
    assert sitting.refuses("onlooker", ask.Leave()) == "not_seated"
    assert kinds(sitting.ask("ann", ask.Leave())) == ["Left", "Left", "HostPassed"]
    assert sitting.table.host == "ben"
    assert [seat.empty for seat in sitting.table.seats] == [True, True, False]


def test_who_leaves_a_running_game_names_a_bot_that_plays_on() -> None:
    sitting = started(game="gate", players=3)
    assert sitting.refuses("ben", ask.Leave()) == "game_running"
    assert sitting.refuses("ben", ask.Leave(level="genius")) == "unknown_bot"
    assert kinds(sitting.ask("ben", ask.Leave(level="easy"))) == ["BotSat"]
    assert sitting.table.running


def test_who_leaves_alone_ends_the_game_and_whoever_sits_down_next_is_host() -> None:
    sitting = against_bots()
    assert kinds(sitting.ask("ann", ask.Leave())) == ["Ended", "Left", "HostPassed"]
    assert not sitting.table.running
    sitting.ask("ben", ask.Sit(seat=0))
    sitting.ask("ben", ask.SeatBot(seat=1, level="easy"))
    assert sitting.refuses("ann", ask.SeatBot(seat=1, level="random")) == "not_host"


def test_everybody_is_told_and_the_record_has_no_result() -> None:
    """What was played can be looked at, and its deal checked; it is no finished game."""

    async def test(stage: Stage, host: TableHost) -> None:
        ann, ben = await two_people(host)
        await ann.move()
        assert (await ben.ask("end"))["kind"] == "done"
        assert ann.table["asks_end"] == 1
        seen = len(ann.frames)
        assert (await ann.ask("consent", agree=True))["kind"] == "done"
        assert ann.kinds(seen) == ["table", "play", "history", "done"]
        for person in (ann, ben):
            assert person.table["phase"] == "over"
            assert person.play["view"]["to_move"] is None
        document = stage.log.records[ann.table["record"]]
        assert not record.read(document).over
        assert "result" not in msgspec.json.decode(document)

    alone(test, game="gate")


def test_bots_stop_when_the_game_is_ended() -> None:
    async def test(stage: Stage, host: TableHost) -> None:
        ann = Direct(host)
        await begin(ann)
        stage.bots.failures = 1000
        await ann.move()
        assert (await ann.ask("end"))["kind"] == "done"
        asked = stage.bots.asked
        await stage.clock.move_on(100)
        assert stage.bots.asked == asked

    alone(test)
