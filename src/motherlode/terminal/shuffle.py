"""A player's part in a fair shuffle (docs/fair-shuffle.md): seals values, shows them, keeps what was seen."""

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from motherlode.rules import MotherlodeError
from motherlode.table import Transcript, read_transcript
from motherlode.table import commands as ask
from motherlode.table.commands import Command
from motherlode.table.fair import Terms, as_told, seal
from motherlode.table.frames import Frame, HistoryFrame, PlayFrame, Step, TableFrame
from motherlode.terminal.reading import LONGEST_HISTORY

BYTES = 32
MOST_KEPT = 200
"""Games whose transcripts stay in the folder."""


class Shuffle:
    """One program's part at one table of a server. What it keeps of a game is also in a file, to come back to."""

    def __init__(
        self, server: str, code: str, folder: Path | None = None, token: Callable[[int], str] = secrets.token_hex
    ) -> None:
        self.transcript: Transcript | None = None
        """Of the last game whose deal has a value of ours."""
        self._server = server
        self._code = code
        self._folder = folder
        self._token = token
        self._commitment: str | None = None
        self._sealed: dict[int, str] = {}
        """The values for the coming deal, by seat."""
        self._shown: Terms | None = None
        """The terms that our values were shown for, until the game begins."""
        self._called_off = 0
        self._arriving = True
        self._turn: int | None = None

    def hear(self, frame: Frame | None) -> list[Command]:
        """What is to be answered to a frame."""
        if isinstance(frame, TableFrame):
            return self._hear_table(frame)
        if isinstance(frame, PlayFrame):
            self._see(frame)
        elif isinstance(frame, HistoryFrame):
            self._retell(frame.steps)
        return []

    # The deal.

    def _hear_table(self, frame: TableFrame) -> list[Command]:
        self._notice(frame)
        commands = self._seal(frame) if frame.terms is None else self._show(frame, frame.terms)
        self._arriving = False
        if frame.phase == "over":
            self.keep()
        return commands

    def _notice(self, frame: TableFrame) -> None:
        """The deal that waited for values was made, or called off."""
        terms = self._shown
        if terms is None or frame.terms is not None:
            return
        self._shown = None
        if frame.phase != "playing":
            self._called_off += 1
            return
        seats = frame.you.seats
        self.transcript = Transcript(
            server=self._server,
            table=self._code,
            terms=terms,
            values={seat: value for seat, value in self._sealed.items() if terms.seals[seat] is not None},
            viewpoint=seats[0] if len(seats) == 1 else None,
            called_off=self._called_off,
        )
        self._called_off = 0

    def _seal(self, frame: TableFrame) -> list[Command]:
        if frame.phase == "playing" or frame.commitment is None:
            return []
        if frame.commitment != self._commitment:
            self._commitment, self._sealed = frame.commitment, {}
        # What another program of the same person sealed stands; but that one may be gone when this one comes.
        wanted = [
            seat
            for seat in frame.you.seats
            if seat not in self._sealed and (frame.seats[seat].seal is None or self._arriving)
        ]
        for seat in wanted:
            self._sealed[seat] = self._token(BYTES)
        return [ask.Seal(seat=seat, seal=seal(self._sealed[seat])) for seat in wanted]

    def _show(self, frame: TableFrame, terms: Terms) -> list[Command]:
        """Only for terms that have our seal, and the commitment that we saw."""
        if terms.commitment != self._commitment or len(terms.seals) != len(frame.seats):
            return []
        own = [
            (seat, value)
            for seat, value in self._sealed.items()
            if seat in frame.you.seats and terms.seals[seat] == seal(value) and frame.seats[seat].value is None
        ]
        if own:
            self._shown = terms
        return [ask.Value(seat=seat, value=value) for seat, value in own]

    # The game.

    def _see(self, frame: PlayFrame) -> None:
        turn, self._turn = self._turn, frame.view.turn
        kept = self.transcript
        if kept is not None and kept.began is None:
            kept.began = frame.began
        if kept is None or kept.began != frame.began:
            kept = self.transcript = self._find(frame.began)
        if kept is None:
            return
        step = as_told(Step(last=frame.last, events=frame.events))
        # Who missed something, or comes anew, is told everything next.
        if frame.view.turn == frame.began:
            kept.steps = [step]
            self.keep()
        elif turn is not None and frame.view.turn == turn + 1 and frame.last is not None:
            kept.steps.append(step)

    def _retell(self, steps: Sequence[Step]) -> None:
        """The whole game, told again after a reconnection or when moves were taken back: notes the first step that
        differs from what was seen.
        """
        kept = self.transcript
        if kept is None or len(steps) >= LONGEST_HISTORY:
            return
        told = [as_told(step) for step in steps]
        pairs = enumerate(zip(told, kept.steps, strict=False))
        other = next((number for number, (now, seen) in pairs if now != seen), None)
        if kept.retold is None:
            kept.retold = other
        kept.steps = told

    # The file.

    def keep(self) -> None:
        """Writes down what was seen so far. A disk that is full must not end a game."""
        kept = self.transcript
        if kept is None or kept.began is None or self._folder is None:
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            file = self._file(kept.began)
            file.touch(mode=0o600)
            file.write_bytes(msgspec.json.encode(kept))
            for older in sorted(self._folder.glob("*.json"), key=_written)[:-MOST_KEPT]:
                older.unlink(missing_ok=True)
        except OSError:
            return

    def _find(self, began: int) -> Transcript | None:
        """What another run of this program kept of the game."""
        if self._folder is None:
            return None
        try:
            kept = read_transcript(self._file(began).read_bytes())
        except (OSError, MotherlodeError):
            return None
        return kept if kept.server == self._server else None

    def _file(self, began: int) -> Path:
        assert self._folder is not None
        return self._folder / f"{self._code}-{began}.json"


def _written(file: Path) -> float:
    return file.stat().st_mtime
