"""Whom and what the screens speak of, in the player's language: names, whose turn it is, what happened, why not."""

from collections.abc import Collection, Sequence
from itertools import takewhile

from motherlode.bots.levels import CHARACTERS
from motherlode.review.reasons import tell_reason
from motherlode.rules import MotherlodeError, View
from motherlode.rules import game as game_of
from motherlode.table.clocks import DAY, HOUR, SECOND
from motherlode.table.frames import ClockFrame, HintFrame, Line, PlayFrame, SeatShown, Step, TableFrame
from motherlode.table.text import NAME_LENGTH
from motherlode.terminal.results import outcome_of
from motherlode.terminal.text import as_text
from motherlode.words import Words, describe_move, tell, tell_refusal
from motherlode.words.naming import told_apart


def names_of(words: Words, table: TableFrame | None) -> list[str]:
    """A name for every seat, each different; none before the table is known."""
    seats = () if table is None else table.seats
    return told_apart(_name(words, number, seat) for number, seat in enumerate(seats))


def _name(words: Words, number: int, seat: SeatShown) -> str:
    if seat.level is not None:
        return bot_name(words, as_text(seat.level, NAME_LENGTH))
    return as_text(seat.name or "", NAME_LENGTH) or words("terminal-player", number=number + 1)


def bot_name(words: Words, level: str) -> str:
    """What a bot is called at the table: a character by its name, others by their level."""
    return level.capitalize() if level in CHARACTERS else words("terminal-bot", level=level_name(words, level))


def level_name(words: Words, level: str) -> str:
    """A bot's level; one of another package has no words, only its name."""
    return words(f"level-{level}") if f"level-{level}" in words else level


def chat_text(words: Words, line: Line) -> str:
    """What somebody said: a text, or one of the ready-made phrases."""
    key = f"phrase-{line.phrase.replace('_', '-')}"
    return words(key) if key in words else line.text or line.phrase


def whose_turn(words: Words, view: View, names: Sequence[str]) -> str:
    """Who is to decide what."""
    if view.to_move is None:  # the game may have been ended in the middle of anything
        return words(words.first(f"phase-{view.game}-over", "phase-over"))
    phase = game_of(view.game).views.phase_of(view)
    key = words.first(f"phase-{view.game}-{phase}", "phase-turn")
    return words(key, seat=names[view.to_move], seat_you="yes" if view.to_move == view.seat else "no")


def told(
    words: Words, game: str, step: Step, names: Sequence[str], you: Collection[int], log: bool = False
) -> list[str]:
    """What a step brought, a sentence an event; for the log without what should be forgotten."""
    return [tell(words, event, names, you, log, game) for event in step.events]


def news(words: Words, frame: PlayFrame, names: Sequence[str], you: Collection[int]) -> list[str]:
    """What a frame brought. After a move was taken back it holds what happened before: that is no news."""
    if frame.view.to_move is None and outcome_of(frame.view) is None:
        return [words("terminal-no-result")]
    if frame.last is None and frame.view.turn > frame.began:
        return [words("terminal-taken-back")]
    return told(words, frame.view.game, Step(last=frame.last, events=frame.events), names, you)


def end_request(words: Words, table: TableFrame, before: bool, now: bool) -> str | None:
    """What became of the own request to end the game: the others are asked, or did not agree."""
    if now and not before:
        return words("terminal-end-asked")
    return words("terminal-end-declined") if before and not now and table.phase == "playing" else None


def clocks(words: Words, clock: ClockFrame, names: Sequence[str], elapsed: float) -> str:
    """What everybody has left, some seconds after it was told."""
    return "  ".join(
        f"{name} {time_left(words, _left_now(clock, seat, left, elapsed))}"
        for seat, (name, left) in enumerate(zip(names, clock.left, strict=True))
        if left is not None
    )


def _left_now(clock: ClockFrame, seat: int, left: int, elapsed: float) -> int:
    return max(0, left + clock.free - int(1000 * elapsed)) if clock.runs == seat else left


def time_left(words: Words, milliseconds: int) -> str:
    """As on a clock; in hours and days where nobody watches it run."""
    if milliseconds >= 2 * DAY:
        return words("time-days", count=round(milliseconds / DAY))
    if milliseconds >= 2 * HOUR:
        return words("time-hours-left", count=round(milliseconds / HOUR))
    minutes, seconds = divmod(-(-milliseconds // SECOND), 60)
    return f"{minutes}:{seconds:02}"


def time_over(words: Words, clock: ClockFrame, names: Sequence[str], you: Collection[int]) -> str | None:
    """That somebody has no time left."""
    if clock.out is None:
        return None
    return words("time-yours-over") if clock.out in you else words("time-over", seat=names[clock.out])


def newest(sentences: Sequence[str], room: int) -> str:
    """The last sentences that fit; the log has them all."""
    kept: list[str] = []
    for sentence in reversed(sentences):
        if kept and len(" ".join([sentence, *kept])) > room:
            break
        kept.insert(0, sentence)
    return " ".join(kept)


class Narrator:
    """What happened, in sentences; a step is put into words once."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._steps: list[Step] = []
        self._sentences: list[list[str]] = []
        self._spoken_of: tuple[Sequence[str], Collection[int]] = (), ()

    def tell(self, game: str, steps: Sequence[Step], names: Sequence[str], you: Collection[int]) -> list[str]:
        """The whole log of a game so far."""
        same = takewhile(lambda pair: pair[0] == pair[1], zip(self._steps, steps, strict=False))
        known = len(list(same)) if self._spoken_of == (names, you) else 0
        self._sentences[known:] = [told(self._words, game, step, names, you, log=True) for step in steps[known:]]
        self._steps, self._spoken_of = list(steps), (names, you)
        return [sentence for step in self._sentences for sentence in step]


def why_not(words: Words, error: MotherlodeError, table: TableFrame | None = None) -> str:
    """A refusal in one sentence: by its reason, with the rule's clause; else by its name, or in English its own."""
    if table is not None and error.reason is not None:
        names = names_of(words, table)
        if (sentence := tell_refusal(words, table.settings.game, error.reason, error.facts, names)) is not None:
            clause = getattr(error, "clause", None)
            return sentence if clause in (None, "over") else f"{sentence} ({clause})"
    key = f"refused-{error.name.replace('_', '-')}"
    return words(key) if words.language != "en" and key in words else str(error)


def advice(words: Words, game: str, hint: HintFrame, names: Sequence[str]) -> str:
    """A hint: the move, and why."""
    reason = tell_reason(words, game, hint.reason, hint.facts, names)
    return f"{describe_move(words, game, hint.move, names)}. {reason}"
