"""The frames of a server's table, from JSON back to what the table class makes.

A server may send anything. What arrives is read as the protocol has it, its texts are made harmless, and it is
rehearsed: a frame that cannot be told and drawn is refused here, so that no screen ever meets it.
"""

from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from motherlode.rules import MotherlodeError, game
from motherlode.table import frames
from motherlode.table.frames import Frame
from motherlode.terminal.boards import Scene, draw
from motherlode.terminal.lines import lines_of
from motherlode.terminal.messages import advice, chat_text, clocks, names_of, time_over, told, whose_turn
from motherlode.terminal.results import outcome_of, rows_of
from motherlode.terminal.selection import Choosing
from motherlode.terminal.text import all_as_text
from motherlode.words import Words

PLAIN: dict[str, type[Frame]] = {
    "table": frames.TableFrame,
    "hint": frames.HintFrame,
    "clock": frames.ClockFrame,
    "chat": frames.ChatFrame,
    "done": frames.DoneFrame,
    "refused": frames.RefusedFrame,
    "closing": frames.ClosingFrame,
}
"""Frames that are read as they are; in the others something belongs to one of the games."""
LONGEST_HISTORY = 2000
"""Steps of a history that are kept, the newest: no log is read further back."""
REHEARSAL = 80, 24


class BadFrame(MotherlodeError):
    """What no table sends."""

    name = "bad_frame"


class Reader:
    """Reads frame after frame. A history does not say of which game it is: the table before it does."""

    def __init__(self) -> None:
        self._table: frames.TableFrame | None = None

    def read(self, text: str | bytes) -> Frame | None:
        """A frame; None for a kind that a newer server may have and we do not know."""
        try:
            frame = self._convert(msgspec.json.decode(text))
            self._rehearse(frame)
        except Exception as error:  # whatever a server's nonsense leads to: it is not ours to list
            raise BadFrame(f"The server sent what is no message of a table ({type(error).__name__}).") from error
        return frame

    def _convert(self, raw: dict[str, Any]) -> Frame | None:
        kind = raw["kind"]
        if kind == "history":
            steps = raw["steps"][-LONGEST_HISTORY:]
            return frames.HistoryFrame(steps=tuple(self._step(all_as_text(step)) for step in steps))
        raw = all_as_text(raw)
        if kind == "play":
            return self._play(raw)
        return msgspec.convert(raw, PLAIN[kind]) if kind in PLAIN else None

    @property
    def _game(self) -> str:
        if self._table is None:
            raise BadFrame("A game comes after its table.")
        return self._table.settings.game

    def _play(self, raw: dict[str, Any]) -> frames.PlayFrame:
        step = self._step(raw)
        view = msgspec.convert(raw["view"], game(self._game).view_type)
        return frames.PlayFrame(
            covered=raw["covered"],
            last=step.last,
            events=step.events,
            view=view,
            began=raw["began"],
            answer=raw["answer"],
        )

    def _step(self, raw: dict[str, Any]) -> frames.Step:
        return frames.Step(
            last=msgspec.convert(raw["last"], frames.Made | None),
            events=msgspec.convert(raw["events"], _events(self._game)),
        )

    def _rehearse(self, frame: Frame | None) -> None:
        """Does with a frame what the screens will do with it."""
        if isinstance(frame, frames.TableFrame):
            _check_table(frame)
            self._table = frame
        elif self._table is not None and frame is not None:
            _perform(frame, self._table)


def _check_table(table: frames.TableFrame) -> None:
    rules = game(table.settings.game)
    players = table.settings.players
    seats = [*table.you.seats, *(line.seat for line in table.chat), table.asks_back or 0]
    if players not in rules.players or len(table.seats) != players or not all(0 <= seat < players for seat in seats):
        raise BadFrame("The seats are not those of the game.")
    if len(table.series.totals) != players:
        raise BadFrame("The totals are not those of the players.")
    for line in table.chat:
        chat_text(_WORDS, line)


def _perform(frame: Frame, table: frames.TableFrame) -> None:
    name, names = table.settings.game, names_of(_WORDS, table)
    if isinstance(frame, frames.PlayFrame):
        _perform_play(frame, names)
    elif isinstance(frame, frames.HistoryFrame):
        for step in frame.steps:
            told(_WORDS, name, step, names, ())
    elif isinstance(frame, frames.HintFrame):
        advice(_WORDS, name, frame, names)
    elif isinstance(frame, frames.ClockFrame):
        clocks(_WORDS, frame, names, 0.0)
        time_over(_WORDS, frame, names, table.you.seats)
    elif isinstance(frame, frames.ChatFrame):
        chat_text(_WORDS, frame.line)
        names[frame.line.seat]


def _perform_play(frame: frames.PlayFrame, names: list[str]) -> None:
    view = frame.view
    if view.players != len(names) or not all(0 <= seat < len(names) for seat in (view.seat or 0, view.to_move or 0)):
        raise BadFrame("The players are not those of the table.")
    told(_WORDS, view.game, frames.Step(last=frame.last, events=frame.events), names, ())
    lines_of(_WORDS, view, names)
    whose_turn(_WORDS, view, names)
    draw(Scene(view=view, names=names, words=_WORDS, choosing=Choosing(view)), *REHEARSAL)
    if (outcome := outcome_of(view)) is not None:
        rows_of(_WORDS, view.game, outcome, names, only_ascii=False)


_WORDS = Words()
"""A rehearsal's language does not matter."""


@cache
def _events(name: str) -> Any:
    """The type of a tuple of a game's events."""
    return tuple[reduce(or_, game(name).event_types), ...]  # type: ignore[misc]
