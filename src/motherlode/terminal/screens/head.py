"""The line over the board: the game, the points of the series, who is not there, and the clocks."""

import time

from rich.text import Text

from motherlode.terminal.client import TableClient
from motherlode.terminal.messages import clocks, names_of, time_over
from motherlode.terminal.screens.widgets import Label
from motherlode.words import Words, join
from motherlode.words.naming import game_name


class TableHead(Label):
    def __init__(self, client: TableClient, words: Words) -> None:
        super().__init__(id="head")
        self._client = client
        self._words = words

    def on_mount(self) -> None:
        self.set_interval(1, self._tick)

    def _tick(self) -> None:
        if self._client.clock is not None:
            self.show()

    @property
    def _names(self) -> list[str]:
        return names_of(self._words, self._client.table)

    def show(self) -> None:
        """Shows the table as it is now."""
        table = self._client.table
        if table is None:
            return
        head = Text.assemble((f" {game_name(self._words, table.settings.game)} ", "bold"))
        if table.series.played:
            points = "  ".join(f"{name} {total}" for name, total in zip(self._names, table.series.totals, strict=True))
            head.append(f"  {self._words('ui-total')}: {points}")
        if not self._client.is_local:
            head.append(f"  {table.code}{self._absent()}{self._clocks()}")
        self.update(head, layout=False)

    def _absent(self) -> str:
        """Who is not there, and what can be done about it."""
        client, words = self._client, self._words
        away = [self._names[seat] for seat in client.away]
        text = f"  {words('terminal-away', names=join(words, away))}" if away else ""
        if client.own_stand_in is not None:
            return f"{text}  {words('terminal-back-key')}"
        return f"{text}  {words('terminal-stand-in-key')}" if client.absent_seat is not None else text

    def _clocks(self) -> str:
        """What everybody has left, and that somebody has nothing left."""
        clock = self._client.clock
        if clock is None:
            return ""
        elapsed = time.monotonic() - self._client.clock_at
        over = time_over(self._words, clock, self._names, self._client.seats)
        return f"  {clocks(self._words, clock, self._names, elapsed)}" + (f"  {over}" if over else "")
