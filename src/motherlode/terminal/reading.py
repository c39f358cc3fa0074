"""The frames of a server's table, from JSON back to what the table class makes."""

from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from motherlode.rules import game
from motherlode.table import frames
from motherlode.table.frames import Frame

PLAIN: dict[str, type[Frame]] = {
    "table": frames.TableFrame,
    "hint": frames.HintFrame,
    "chat": frames.ChatFrame,
    "done": frames.DoneFrame,
    "refused": frames.RefusedFrame,
    "closing": frames.ClosingFrame,
}
"""Frames that are read as they are; in the others something belongs to one of the games."""


class Reader:
    """Reads frame after frame. A history does not say of which game it is: the table before it does."""

    def __init__(self) -> None:
        self._game = ""

    def read(self, text: str | bytes) -> Frame | None:
        """A frame; None for a kind that a newer server may have and we do not know."""
        raw: dict[str, Any] = msgspec.json.decode(text)
        kind = raw["kind"]
        if kind == "play":
            return self._play(raw)
        if kind == "history":
            return frames.HistoryFrame(steps=tuple(self._step(step) for step in raw["steps"]))
        if kind not in PLAIN:
            return None
        frame = msgspec.convert(raw, PLAIN[kind])
        if isinstance(frame, frames.TableFrame):
            self._game = frame.settings.game
        return frame

    def _play(self, raw: dict[str, Any]) -> frames.PlayFrame:
        self._game = raw["view"]["game"]
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


@cache
def _events(name: str) -> Any:
    """The type of a tuple of a game's events."""
    return tuple[reduce(or_, game(name).event_types), ...]  # type: ignore[misc]
