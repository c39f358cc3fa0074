"""Reads what clients recorded and what the log holds in the end, and says what cannot be.

Pure functions, and nothing of Motherlode: what is promised stands in docs/protocol.md. A message is *acknowledged* (its
answer came), *refused* (so did this one), or *unknown* (no answer came: it may have happened or not, but not twice).
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import pairwise
from typing import Any, NamedTuple

from benchmarks.faults import history as lines
from benchmarks.faults.history import History, Message

TURNS = ("started", "moved", "taken_back", "ended")
"""The entries after which a table is at its next turn."""
STARTS = ("start", "rematch")
NEVER = math.inf


class Row(NamedTuple):
    """A row of the table `entries`: the log as the database has it in the end."""

    table: str
    number: int
    at: int
    entry: Message


class Violation(NamedTuple):
    """Something that cannot be."""

    check: str
    table: str
    sentence: str


class Outcome(StrEnum):
    ACKNOWLEDGED = "acknowledged"
    REFUSED = "refused"
    UNKNOWN = "unknown"


class Attempt(NamedTuple):
    """A message, from the moment when it was sent to that of its answer."""

    table: str
    player: str
    message: Message
    outcome: Outcome
    asked: float
    answered: float
    """`NEVER` if no answer came."""
    answer: Message

    @property
    def kind(self) -> str:
        return str(self.message["kind"])

    @property
    def name(self) -> str:
        return f"{self.player}'s {self.message}"


Move = tuple[int, int, str]
"""The turn that it answers, the seat, the move. Who has two sockets may send the same one twice."""


class Log:
    """The log of one table."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = sorted(rows, key=lambda row: row.number)
        self.table = self.rows[0].table
        self.entries: list[Message] = [row.entry for row in self.rows]
        self.turns: list[int] = [0]
        """The position of the entry that led to each turn; turn 0 is the opening's."""
        self._said: dict[str, list[int]] = defaultdict(list)
        self.bots: set[int] = set()
        """The positions of bots' moves."""
        self._read()

    def _read(self) -> None:
        bots: set[int] = set()
        for position, entry in enumerate(self.entries):
            kind = entry["kind"]
            if kind in TURNS:
                self.turns.append(position)
            if kind in ("bot_sat", "stand_in_sat"):
                bots.add(entry["seat"])
            elif kind in ("sat", "left", "stand_in_left"):
                bots.discard(entry["seat"])
            elif kind == "said":
                self._said[entry.get("text", "")].append(position)
            elif kind == "moved" and entry["seat"] in bots:
                self.bots.add(position)

    @property
    def turn(self) -> int:
        return len(self.turns) - 1

    def said(self, text: str) -> list[int]:
        """Where a text stands."""
        return self._said.get(text, [])

    def led_to(self, turn: int) -> Message | None:
        """The entry after which the table was at a turn."""
        return self.entries[self.turns[turn]] if 0 < turn <= self.turn else None

    def last(self, turn: int) -> Message | None:
        """The move that led to a turn, as frames tell it."""
        entry = self.led_to(turn)
        if entry is None or entry["kind"] != "moved":
            return None
        return {"seat": entry["seat"], "move": entry["move"]}

    def holds(self, move: Move) -> bool:
        turn, seat, text = move
        return self.last(turn + 1) == {"seat": seat, "move": text}

    def moves(self) -> Iterator[tuple[int, Move]]:
        """Positions of moves, and what they were."""
        for turn in range(1, self.turn + 1):
            if (last := self.last(turn)) is not None:
                yield self.turns[turn], (turn - 1, last["seat"], last["move"])


class Case:
    """Everything about one table."""

    def __init__(self, log: Log, attempts: list[Attempt], frames: dict[int, list[Message]]) -> None:
        self.log = log
        self.attempts = attempts
        self.frames = frames
        """What each connection was told."""
        self.moves: dict[Move, list[Attempt]] = defaultdict(list)
        self.says: dict[str, Attempt] = {}
        for attempt in attempts:
            if attempt.kind == "move":
                self.moves[move_of(attempt)].append(attempt)
            elif attempt.kind == "say":
                self.says[attempt.message["text"]] = attempt

    def wrong(self, check: str, sentence: str) -> Violation:
        return Violation(check, self.log.table, sentence)


class Verdict(NamedTuple):
    violations: list[Violation]
    counts: Counter[str]
    recoveries: dict[int, float]
    """How many seconds after each fault's end everybody could play on."""


def check(history: History, rows: Iterable[Row], within: float) -> Verdict:
    """All checks; after a fault everybody has to play on within so many seconds."""
    by_table: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_table[row.table].append(row)
    logs = {table: Log(rows) for table, rows in by_table.items()}
    violations = list(lost_tables(history, logs))
    cases = cases_of(history, logs)
    for case in cases:
        for each in CHECKS:
            violations += each(case)
    recoveries = recovery_times(history)
    violations += slow_recoveries(history, recoveries, within)
    return Verdict(violations, _counts(cases), recoveries)


def _counts(cases: list[Case]) -> Counter[str]:
    counts: Counter[str] = Counter(tables=len(cases))
    for case in cases:
        counts["bots' moves"] += len(case.log.bots)
        for attempt in case.attempts:
            counts[f"{attempt.outcome}"] += 1
            if attempt.outcome == Outcome.UNKNOWN and attempt.kind == "move":
                counts["unknown moves that are there"] += case.log.holds(move_of(attempt))
    return counts


# From lines to attempts.


def attempts_of(history: History) -> list[Attempt]:
    """What was asked, with its answer where one came."""
    homes: dict[int, lines.Connected] = {}
    asked: dict[tuple[int, int], lines.Asked] = {}
    answers: dict[tuple[int, int], lines.Told] = {}
    for line in history:
        if isinstance(line, lines.Connected):
            homes[line.connection] = line
        elif isinstance(line, lines.Asked):
            asked[line.connection, line.message["id"]] = line
        elif isinstance(line, lines.Told) and line.frame.get("answer") is not None:
            answers.setdefault((line.connection, line.frame["answer"]), line)
    return [_attempt(homes[key[0]], line, answers.get(key)) for key, line in asked.items()]


def _attempt(home: lines.Connected, asked: lines.Asked, told: lines.Told | None) -> Attempt:
    if told is None:
        return Attempt(home.table, home.player, asked.message, Outcome.UNKNOWN, asked.at, NEVER, {})
    outcome = Outcome.REFUSED if told.frame["kind"] == "refused" else Outcome.ACKNOWLEDGED
    return Attempt(home.table, home.player, asked.message, outcome, asked.at, told.at, told.frame)


def cases_of(history: History, logs: dict[str, Log]) -> list[Case]:
    """What is known about each table that has a log."""
    homes = {line.connection: line.table for line in history if isinstance(line, lines.Connected)}
    frames: dict[str, dict[int, list[Message]]] = defaultdict(lambda: defaultdict(list))
    for line in history:
        if isinstance(line, lines.Told):
            frames[homes[line.connection]][line.connection].append(line.frame)
    attempts: dict[str, list[Attempt]] = defaultdict(list)
    for attempt in attempts_of(history):
        attempts[attempt.table].append(attempt)
    return [Case(log, attempts[table], frames[table]) for table, log in logs.items()]


def move_of(attempt: Attempt) -> Move:
    message = attempt.message
    return message["turn"], message["seat"], message["move"]


def outcomes(attempts: list[Attempt]) -> set[Outcome]:
    return {attempt.outcome for attempt in attempts}


# The checks.


def lost_tables(history: History, logs: dict[str, Log]) -> Iterator[Violation]:
    """Every table that somebody was told of has a log."""
    told = {line.table for line in history if isinstance(line, lines.Opened | lines.Connected)}
    for table in sorted(told - logs.keys()):
        yield Violation("acknowledged", table, "the table was opened, and has no log")


def whole_log(case: Case) -> Iterator[Violation]:
    """The log has no holes and no doubles, begins with the opening, and its time never goes back."""
    rows = case.log.rows
    if [row.number for row in rows] != list(range(len(rows))):
        yield case.wrong("log", "the numbers of its entries are not 0, 1, 2, …")
    if rows[0].entry["kind"] != "opened":
        yield case.wrong("log", "it does not begin with the opening")
    for before, after in pairwise(rows):
        if after.at < before.at:
            yield case.wrong("log", f"entry {after.number} is older than the one before it")


def acknowledged_once(case: Case) -> Iterator[Violation]:
    """Every acknowledged move and line of chat is in the log exactly once, and so is every game."""
    for move, attempts in case.moves.items():
        if Outcome.ACKNOWLEDGED in outcomes(attempts) and not case.log.holds(move):
            yield case.wrong("acknowledged", f"{attempts[0].name} is not in the log")
    for text, attempt in case.says.items():
        times = len(case.log.said(text))
        if attempt.outcome == Outcome.ACKNOWLEDGED and times != 1:
            yield case.wrong("acknowledged", f"{attempt.name} is in the log {times} times")
    for attempt in case.attempts:
        if attempt.kind in STARTS and attempt.outcome == Outcome.ACKNOWLEDGED:
            entry = case.log.led_to(attempt.answer.get("turn", 0))
            if entry is None or entry["kind"] != "started":
                yield case.wrong("acknowledged", f"the game of {attempt.name} is not in the log")
    yield from _twice(case, Outcome.ACKNOWLEDGED)


def refused_absent(case: Case) -> Iterator[Violation]:
    """What was refused changed nothing."""
    for move, attempts in case.moves.items():
        if outcomes(attempts) == {Outcome.REFUSED} and case.log.holds(move):
            yield case.wrong("refused", f"{attempts[0].name} was refused and is in the log")
    for text, attempt in case.says.items():
        if attempt.outcome == Outcome.REFUSED and case.log.said(text):
            yield case.wrong("refused", f"{attempt.name} was refused and is in the log")


def unknown_at_most_once(case: Case) -> Iterator[Violation]:
    """What got no answer is in the log once or not at all."""
    for text, attempt in case.says.items():
        if attempt.outcome == Outcome.UNKNOWN and len(case.log.said(text)) > 1:
            yield case.wrong("unknown", f"{attempt.name} is in the log {len(case.log.said(text))} times")
    yield from _twice(case, Outcome.UNKNOWN)


def _twice(case: Case, outcome: Outcome) -> Iterator[Violation]:
    """Moves that nobody made at their turn, and that are those of the turn before, written once more."""
    for turn, seat, move in _unasked(case):
        before = case.moves.get((turn - 1, seat, move), [])
        if before and case.log.holds((turn - 1, seat, move)):
            worst = Outcome.ACKNOWLEDGED if Outcome.ACKNOWLEDGED in outcomes(before) else Outcome.UNKNOWN
            if worst == outcome:
                yield case.wrong(outcome, f"{before[0].name} is in the log twice")


def _unasked(case: Case) -> Iterator[Move]:
    """People's moves in the log that nobody asked for."""
    for position, move in case.log.moves():
        if position not in case.log.bots and move not in case.moves:
            yield move


def asked_for(case: Case) -> Iterator[Violation]:
    """Nothing is in the log that no client sent."""
    for turn, seat, move in _unasked(case):
        if not case.log.holds((turn - 1, seat, move)):
            yield case.wrong("asked", f"seat {seat} never made the move {move!r} at turn {turn}")


def in_order(case: Case) -> Iterator[Violation]:
    """What was answered before something else was asked stands before it in the log."""
    latest, by = -NEVER, ""
    for _, attempts in sorted(_placed(case), key=lambda placed: placed[0]):
        answered = min(attempt.answered for attempt in attempts)
        if answered < latest:
            yield case.wrong("order", f"{attempts[0].name} was answered before {by} was asked, and stands after it")
        asked = min(attempt.asked for attempt in attempts)
        if asked > latest:
            latest, by = asked, attempts[0].name


def _placed(case: Case) -> Iterator[tuple[int, list[Attempt]]]:
    """What is in the log, and who may have written it. Of several that may, one that was acknowledged did."""
    for position, move in case.log.moves():
        if possible := [each for each in case.moves.get(move, []) if each.outcome != Outcome.REFUSED]:
            sure = [each for each in possible if each.outcome == Outcome.ACKNOWLEDGED]
            yield position, sure or possible
    for text, attempt in case.says.items():
        if positions := case.log.said(text):
            yield positions[0], [attempt]
    for attempt in case.attempts:
        turn = attempt.answer.get("turn", 0)
        if attempt.kind in STARTS and attempt.outcome == Outcome.ACKNOWLEDGED and case.log.led_to(turn) is not None:
            yield case.log.turns[turn], [attempt]


def growing_prefix(case: Case) -> Iterator[Violation]:
    """What each connection saw are beginnings of the log, each at least as long as the one before."""
    for connection, frames in case.frames.items():
        for sentence in _not_growing(case, frames):
            yield case.wrong("prefix", f"connection {connection} {sentence}")


def _not_growing(case: Case, frames: list[Message]) -> Iterator[str]:
    turn, began, line = 0, 0, -1
    for frame in frames:
        if frame["kind"] == "play":
            if frame["turn"] < turn:
                yield f"saw turn {frame['turn']} after turn {turn}"
            turn, began = frame["turn"], frame["began"]
            if turn > case.log.turn or frame["last"] != case.log.last(turn):
                yield f"saw {frame['last']} at turn {turn}, where the log has {case.log.last(turn)}"
        elif frame["kind"] == "history":
            if frame["moves"] != [case.log.last(number) for number in range(began + 1, turn + 1)]:
                yield f"was told moves from turn {began} to {turn} that are not those of the log"
        elif frame["kind"] == "chat":
            places = case.log.said(frame["text"])
            if not places or places[-1] <= line:
                yield f"saw {frame['text']!r}, which the log does not have there"
            line = max([line, *places])


def acknowledged_turns(case: Case) -> Iterator[Violation]:
    """Each turn is won by one move, and each game is started by one message."""
    won: Counter[int] = Counter()
    for attempt in case.attempts:
        if attempt.outcome == Outcome.ACKNOWLEDGED and attempt.kind == "move":
            won[attempt.message["turn"] + 1] += 1
        elif attempt.outcome == Outcome.ACKNOWLEDGED and attempt.kind in STARTS:
            won[attempt.answer.get("turn", 0)] += 1
    for turn, times in won.items():
        if times > 1:
            yield case.wrong("turn", f"{times} messages were told that they led to turn {turn}")


def movers(case: Case) -> Iterator[Violation]:
    """Who moved was on turn, as everybody was told: a bot that moved twice took somebody's turn."""
    to_move: dict[int, Any] = {}
    for frames in case.frames.values():
        for frame in frames:
            if frame["kind"] != "play":
                continue
            if to_move.setdefault(frame["turn"], frame["to_move"]) != frame["to_move"]:
                yield case.wrong("prefix", f"two were told of different seats to move at turn {frame['turn']}")
    for position, (turn, seat, move) in case.log.moves():
        if to_move.get(turn, seat) != seat:
            check = "bots" if position in case.log.bots else "asked"
            yield case.wrong(check, f"seat {seat} moved ({move}) at turn {turn}, which was seat {to_move[turn]}'s")


CHECKS = (
    whole_log,
    acknowledged_once,
    refused_absent,
    unknown_at_most_once,
    asked_for,
    in_order,
    growing_prefix,
    acknowledged_turns,
    movers,
)


# Playing on.


class _Waiting(NamedTuple):
    """After a fault: who has not yet played on, and which turns were known at its end."""

    ended: float
    turns: dict[str, int]
    players: set[str]
    crews: set[str]


def recovery_times(history: History) -> dict[int, float]:
    """How many seconds after the end of each fault every player had seen a newer turn, and something was acknowledged
    at every table; `NEVER` if they had not by the next one's end.
    """
    homes = {line.connection: line for line in history if isinstance(line, lines.Connected)}
    players = {home.player for home in homes.values()}
    turns: dict[str, int] = {}
    times: dict[int, float] = {}
    waiting: dict[int, _Waiting] = {}
    for line in history:
        if isinstance(line, lines.Over):
            times[line.number] = NEVER
            waiting = {line.number: _Waiting(line.at, dict(turns), set(players), {crew_of(each) for each in players})}
        elif isinstance(line, lines.Told):
            home = homes[line.connection]
            _note(waiting, home, line.frame)
            for number, still in list(waiting.items()):
                if not still.players and not still.crews:
                    times[number] = line.at - still.ended
                    del waiting[number]
            if line.frame["kind"] == "play":
                turns[home.table] = max(turns.get(home.table, 0), line.frame["turn"])
    return times


def _note(waiting: dict[int, _Waiting], home: lines.Connected, frame: Message) -> None:
    for still in waiting.values():
        if frame["kind"] == "play" and frame["turn"] > still.turns.get(home.table, 0):
            still.players.discard(home.player)
        if frame.get("answer") is not None and frame["kind"] != "refused":
            still.crews.discard(crew_of(home.player))


def crew_of(player: str) -> str:
    """Those who play together have one crew's name before their own."""
    return player.partition("/")[0]


def slow_recoveries(history: History, recoveries: dict[int, float], within: float) -> Iterator[Violation]:
    """Everybody could play on in time, unless the players were sent home before it was over."""
    names = {line.number: line.fault for line in history if isinstance(line, lines.Began)}
    ended = {line.number: line.at for line in history if isinstance(line, lines.Over)}
    stopped = min((line.at for line in history if isinstance(line, lines.Stopped)), default=NEVER)
    for number, seconds in recoveries.items():
        if within < seconds and within < stopped - ended[number]:
            took = "not at all" if seconds == NEVER else f"after {seconds:.1f} s"
            yield Violation("playing on", "", f"fault {number} ({names[number]}): everybody could play on {took}")
