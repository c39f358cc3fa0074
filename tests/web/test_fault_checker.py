"""The checker of the fault test finds each way in which a history can be wrong, and nothing in one that is right."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from benchmarks.faults.checker import NEVER, Row, Verdict, check
from benchmarks.faults.faults import KINDS, choose
from benchmarks.faults.history import (
    AnyLine,
    Asked,
    Began,
    Connected,
    Message,
    Opened,
    Opening,
    Over,
    Recorder,
    Stopped,
    Told,
    abridged,
    read,
)

TABLE = "T"
ANN, BEN = 1, 2
"""Two people's connections, at seats 0 and 1; a bot has seat 2."""
WITHIN = 15.0


class Story:
    """A history and a log that are made line by line. A second passes with each line."""

    def __init__(self) -> None:
        self.history: list[AnyLine] = []
        self.rows: list[Row] = []
        self.turn = 0
        self._clock = count(1)
        self._ids = count(1)

    @property
    def now(self) -> float:
        return float(next(self._clock))

    def connect(self, connection: int, seat: int, socket: int = 0) -> None:
        player = f"crew/{seat}/{socket}"
        self.history.append(Connected(at=self.now, connection=connection, player=player, table=TABLE, server=0))

    def write(self, kind: str, **fields: Any) -> None:
        self.rows.append(Row(TABLE, len(self.rows), 1000 * len(self.rows), {"kind": kind} | fields))
        self.turn += kind in ("started", "moved")

    def ask(self, connection: int, **message: Any) -> int:
        number = next(self._ids)
        self.history.append(Asked(at=self.now, connection=connection, message=message | {"id": number}))
        return number

    def tell(self, connection: int, **frame: Any) -> None:
        self.history.append(Told(at=self.now, connection=connection, frame={"answer": None} | frame))

    def show(self, connection: int, to_move: int, answer: int | None = None) -> None:
        """The game as it stands."""
        entry = self.rows[-1].entry
        last = {key: entry[key] for key in ("seat", "move")} if entry["kind"] == "moved" else None
        frame = {"kind": "play", "turn": self.turn, "began": 1, "to_move": to_move, "last": last, "answer": answer}
        self.history.append(Told(at=self.now, connection=connection, frame=frame))

    def move(self, connection: int, seat: int, move: str, to_move: int) -> int:
        """A move as it should be: asked, written, told to both. Returns its id."""
        number = self.ask(connection, kind="move", seat=seat, turn=self.turn, move=move)
        self.write("moved", seat=seat, move=move)
        self.show(connection, to_move, number)
        self.show(BEN if connection == ANN else ANN, to_move)
        return number

    def bot_moves(self, move: str, to_move: int) -> None:
        self.write("moved", seat=2, move=move)
        self.show(ANN, to_move)
        self.show(BEN, to_move)

    def say(self, connection: int, seat: int, text: str) -> None:
        number = self.ask(connection, kind="say", seat=seat, text=text)
        self.write("said", seat=seat, text=text)
        for each in (ANN, BEN):
            self.tell(each, kind="chat", text=text)
        self.tell(connection, kind="done", answer=number)

    def refuse(self, connection: int, **message: Any) -> None:
        self.tell(connection, kind="refused", name="stale", answer=self.ask(connection, **message))

    def drop(self, wanted: Callable[[AnyLine], bool]) -> None:
        """Takes the last such line out."""
        place = max(number for number, line in enumerate(self.history) if wanted(line))
        del self.history[place]

    def check(self) -> Verdict:
        return check(self.history, self.rows, WITHIN)


def opened() -> Story:
    """Two people and a bot have begun to play; it is the first person's turn."""
    story = Story()
    story.history.append(Opening(at=story.now, number=1, server=0))
    story.write("opened", host="ann")
    story.history.append(Opened(at=story.now, number=1, table=TABLE))
    story.connect(ANN, 0)
    story.connect(BEN, 1)
    for seat in (0, 1):
        story.write("sat", seat=seat, person=str(seat))
    story.write("bot_sat", seat=2, level="random")
    number = story.ask(ANN, kind="start")
    story.write("started")
    story.show(ANN, 0, number)
    story.show(BEN, 0)
    return story


def played() -> Story:
    """A round was played, something was said, somebody was too late, and one answer never came."""
    story = opened()
    story.move(ANN, 0, "a", to_move=1)
    story.refuse(ANN, kind="move", seat=0, turn=1, move="b")
    story.say(ANN, 0, "hello")
    story.ask(BEN, kind="move", seat=1, turn=2, move="c")
    story.ask(BEN, kind="say", seat=1, text="lost")
    story.move(BEN, 1, "d", to_move=2)
    story.bot_moves("e", to_move=0)
    return story


def test_a_right_history_is_right() -> None:
    story = played()
    fault(story)
    verdict = story.check()
    assert verdict.violations == []
    assert verdict.counts["acknowledged"] == 5
    assert verdict.counts["refused"] == 1
    assert verdict.counts["unknown"] == 2
    assert verdict.counts["bots' moves"] == 1
    assert verdict.recoveries == {1: 3.0}


def fault(story: Story) -> None:
    """A fault after which the next move is made at once."""
    story.history.append(Began(at=story.now, number=1, fault="kill -9"))
    story.history.append(Over(at=story.now, number=1))
    story.move(ANN, 0, "f", to_move=1)


def test_an_unknown_move_may_be_there() -> None:
    story = opened()
    story.ask(ANN, kind="move", seat=0, turn=1, move="a")
    story.write("moved", seat=0, move="a")
    story.show(BEN, 1)
    verdict = story.check()
    assert verdict.violations == []
    assert verdict.counts["unknown moves that are there"] == 1


def test_one_of_two_sockets_may_win_with_the_same_move() -> None:
    story = opened()
    story.connect(3, 0, 1)
    late = story.ask(3, kind="move", seat=0, turn=1, move="a")
    story.move(ANN, 0, "a", to_move=1)
    story.tell(3, kind="refused", name="stale", answer=late)
    assert story.check().violations == []


# Each makes a history that is wrong in one way.


def lost_table(story: Story) -> None:
    story.history.append(Opened(at=story.now, number=2, table="LOST"))


def lost_move(story: Story) -> None:
    number = story.ask(ANN, kind="move", seat=0, turn=story.turn, move="f")
    story.tell(ANN, kind="done", answer=number)


def lost_chat(story: Story) -> None:
    story.tell(ANN, kind="done", answer=story.ask(ANN, kind="say", seat=0, text="gone"))


def lost_start(story: Story) -> None:
    frame = {"kind": "play", "turn": story.turn, "began": 1, "to_move": 0, "last": {"seat": 2, "move": "e"}}
    story.tell(ANN, **frame | {"answer": story.ask(ANN, kind="rematch")})


def doubled_move(story: Story) -> None:
    story.move(ANN, 0, "f", to_move=0)
    story.write("moved", seat=0, move="f")


def doubled_chat(story: Story) -> None:
    story.say(ANN, 0, "again")
    story.write("said", seat=0, text="again")


def refused_move_there(story: Story) -> None:
    story.refuse(ANN, kind="move", seat=0, turn=story.turn, move="f")
    story.write("moved", seat=0, move="f")


def refused_chat_there(story: Story) -> None:
    story.refuse(ANN, kind="say", seat=0, text="no")
    story.write("said", seat=0, text="no")


def unknown_move_twice(story: Story) -> None:
    story.ask(ANN, kind="move", seat=0, turn=story.turn, move="f")
    story.write("moved", seat=0, move="f")
    story.write("moved", seat=0, move="f")


def unknown_chat_twice(story: Story) -> None:
    story.write("said", seat=1, text="lost")
    story.write("said", seat=1, text="lost")


def move_that_nobody_made(story: Story) -> None:
    story.write("moved", seat=0, move="z")


def chat_before_its_time(story: Story) -> None:
    """Said after the last move was answered, and written before it."""
    number = story.ask(ANN, kind="move", seat=0, turn=story.turn, move="f")
    place = len(story.rows)
    story.write("moved", seat=0, move="f")
    story.show(ANN, 1, number)
    late = story.ask(ANN, kind="say", seat=0, text="late")
    story.write("said", seat=0, text="late")
    story.tell(ANN, kind="done", answer=late)
    swapped = [story.rows[place + 1].entry, story.rows[place].entry]
    story.rows[place:] = [row._replace(entry=entry) for row, entry in zip(story.rows[place:], swapped, strict=True)]


def going_back(story: Story) -> None:
    last = {"seat": 0, "move": "a"}
    story.tell(BEN, kind="play", turn=2, began=1, to_move=1, last=last)


def seeing_the_future(story: Story) -> None:
    story.tell(BEN, kind="play", turn=story.turn + 1, began=1, to_move=1, last={"seat": 0, "move": "f"})


def seeing_another_move(story: Story) -> None:
    story.tell(BEN, kind="play", turn=story.turn, began=1, to_move=0, last={"seat": 2, "move": "other"})


def another_past(story: Story) -> None:
    story.show(BEN, 0)
    story.tell(BEN, kind="history", moves=[{"seat": 0, "move": "a"}, {"seat": 2, "move": "e"}])


def chat_in_another_order(story: Story) -> None:
    story.say(ANN, 0, "one")
    story.tell(BEN, kind="chat", text="hello")


def disagreement_about_the_turn(story: Story) -> None:
    story.show(BEN, 1)


def turn_acknowledged_twice(story: Story) -> None:
    story.connect(3, 0, 1)
    story.move(ANN, 0, "f", to_move=1)
    story.show(3, 1, story.ask(3, kind="move", seat=0, turn=story.turn - 1, move="f"))


def start_acknowledged_twice(story: Story) -> None:
    for connection in (ANN, BEN):
        number = story.ask(connection, kind="rematch")
        if connection == ANN:
            story.write("started")
        story.show(connection, 0, number)


def bot_moving_twice(story: Story) -> None:
    story.write("moved", seat=2, move="e")


def hole(story: Story) -> None:
    del story.rows[2]


def other_beginning(story: Story) -> None:
    story.rows[0] = story.rows[0]._replace(entry={"kind": "said", "seat": 0, "text": "first"})


def time_going_back(story: Story) -> None:
    story.rows[-1] = story.rows[-1]._replace(at=0)


def never_playing_on(story: Story) -> None:
    story.history.append(Began(at=story.now, number=1, fault="pause"))
    story.history.append(Over(at=story.now, number=1))
    story.show(ANN, 0)
    story.show(BEN, 0)


def playing_on_late(story: Story) -> None:
    fault(story)
    for place in range(len(story.history) - 2, len(story.history)):
        told = story.history[place]
        assert isinstance(told, Told)
        story.history[place] = Told(at=told.at + 20, connection=told.connection, frame=told.frame)


def one_left_behind(story: Story) -> None:
    fault(story)
    story.drop(lambda line: isinstance(line, Told) and line.connection == BEN)


def only_bots_playing_on(story: Story) -> None:
    story.history.append(Began(at=story.now, number=1, fault="pause"))
    story.history.append(Over(at=story.now, number=1))
    story.rows[-1] = story.rows[-1]._replace(entry={"kind": "bot_sat", "seat": 0, "level": "random"})
    story.turn -= 1
    story.history = [line for line in story.history if not _shows_turn(line, 4)]
    story.bot_moves("e", to_move=0)


def _shows_turn(line: AnyLine, turn: int) -> bool:
    return isinstance(line, Told) and line.frame.get("turn") == turn


WRONG: dict[Callable[[Story], None], str] = {
    lost_table: "acknowledged",
    lost_move: "acknowledged",
    lost_chat: "acknowledged",
    lost_start: "acknowledged",
    doubled_move: "acknowledged",
    doubled_chat: "acknowledged",
    refused_move_there: "refused",
    refused_chat_there: "refused",
    unknown_move_twice: "unknown",
    unknown_chat_twice: "unknown",
    move_that_nobody_made: "asked",
    chat_before_its_time: "order",
    going_back: "prefix",
    seeing_the_future: "prefix",
    seeing_another_move: "prefix",
    another_past: "prefix",
    chat_in_another_order: "prefix",
    disagreement_about_the_turn: "prefix",
    turn_acknowledged_twice: "turn",
    start_acknowledged_twice: "turn",
    bot_moving_twice: "bots",
    hole: "log",
    other_beginning: "log",
    time_going_back: "log",
    never_playing_on: "playing on",
    playing_on_late: "playing on",
    one_left_behind: "playing on",
    only_bots_playing_on: "playing on",
}


@pytest.mark.parametrize("spoil", WRONG, ids=lambda spoil: spoil.__name__)
def test_a_wrong_history_is_found(spoil: Callable[[Story], None]) -> None:
    story = played()
    spoil(story)
    found = story.check().violations
    assert {violation.check for violation in found} == {WRONG[spoil]}, found


def test_who_never_plays_on_has_no_time() -> None:
    story = played()
    never_playing_on(story)
    assert story.check().recoveries == {1: NEVER}


def test_who_is_sent_home_need_not_play_on() -> None:
    story = played()
    never_playing_on(story)
    story.history.append(Stopped(at=story.now))
    assert story.check().violations == []


def test_a_history_is_read_as_it_was_kept(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "history.jsonl")
    recorder.opened(recorder.opening(0), TABLE)
    connection = recorder.connected("crew/0/0", TABLE, 1)
    recorder.asked(connection, {"kind": "move", "seat": 0, "turn": 3, "move": "take gD", "id": 1})
    recorder.told(connection, {"kind": "done", "answer": 1})
    recorder.began(1, "kill -9 of 0")
    recorder.over(1)
    recorder.ended(connection, "enough")
    recorder.stopped()
    recorder.close()
    assert read(tmp_path / "history.jsonl") == recorder.lines


def test_long_frames_are_kept_as_far_as_they_are_read() -> None:
    play: Message = {"kind": "play", "last": None, "began": 1, "answer": 7, "covered": False, "events": []}
    play["view"] = {"turn": 1, "to_move": 0, "outcome": None, "moves": ["take gD"]}
    assert abridged(play) == {
        "kind": "play",
        "last": None,
        "began": 1,
        "answer": 7,
        "turn": 1,
        "to_move": 0,
        "over": False,
    }
    steps: list[Message] = [{"last": None, "events": []}, {"last": {"seat": 0, "move": "a"}, "events": []}]
    assert abridged({"kind": "history", "steps": steps}) == {"kind": "history", "moves": [{"seat": 0, "move": "a"}]}


def test_faults_are_chosen_from_the_seed() -> None:
    """The same seed gives the same faults; every kind comes before any comes again."""
    faults = choose(7, 40, servers=3, pause=10, standby=True)
    assert faults == choose(7, 40, servers=3, pause=10, standby=True)
    assert faults != choose(8, 40, servers=3, pause=10, standby=True)
    assert {each.kind for each in faults[: len(KINDS)]} == set(KINDS)
    alone = choose(7, 40, servers=1, pause=10, standby=False)
    assert "standby promoted" not in {each.kind for each in alone}
    assert {server for each in alone for server in each.servers} == {0}
