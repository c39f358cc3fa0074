"""Tables for tests: a log that grows as on disk, and people with short names."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from itertools import count
from typing import Any

from motherlode.bots import LEVELS
from motherlode.rules import Game, SplitMix64
from motherlode.table import Entry, Refused, Settings, Table, Written, decide, open_table
from motherlode.table import commands as ask
from motherlode.table.commands import Command
from motherlode.table.entries import read, write
from motherlode.table.ports import Token

PEOPLE = ("ann", "ben", "cal", "dee", "eve")


def levels(game: Game) -> Sequence[str]:
    return ("random", *LEVELS)


def counted_tokens() -> Token:
    """Random bytes that come the same every time."""
    numbers = count()
    return lambda size: sha256(b"%d" % next(numbers)).hexdigest()[: 2 * size]


def do(table: Table, person: str, command: Command, now: float = 0.0, token: Token = secrets.token_hex) -> list[Entry]:
    """Decides and applies at once, at a table that nobody keeps."""
    entries = decide(table, person, command, now, token, levels)
    for entry in entries:
        table.apply(entry)
    if isinstance(command, ask.Show):
        table.presence.show(person, command.seat)
    return entries


class Sitting:
    """A table with its log."""

    def __init__(self, token: Token = secrets.token_hex, **settings: Any) -> None:
        opened = open_table("ann", Settings(**settings), token)
        self.token = token
        self.log: list[Entry] = [opened]
        self.table = Table("code", opened)

    def ask(self, person: str, command: Command, now: float = 0.0) -> list[Entry]:
        new = do(self.table, person, command, now, self.token)
        self.log += new
        return new

    def refuses(self, person: str, command: Command, now: float = 0.0) -> str:
        """The name under which a request is refused."""
        length = self.table.length
        try:
            do(self.table, person, command, now)
        except Refused as error:
            assert self.table.length == length
            return error.name
        raise AssertionError(f"{command} was not refused")

    def everybody_sits(self) -> None:
        for seat, person in zip(range(self.table.settings.players), PEOPLE, strict=False):
            self.ask(person, ask.Sit(seat=seat))

    def move(self, move: str | None = None) -> None:
        """The first legal move, or the one that is named, by who sits there."""
        seat, play = self.table.to_move, self.table.play
        assert seat is not None
        assert play is not None
        person = self.table.seats[seat].person
        assert person is not None
        text = move or play.state.legal_moves()[0].text
        self.ask(person, ask.Move(seat=seat, turn=self.table.turn, move=text))

    def play_on(self, rng: SplitMix64, moves: int = 1 << 20) -> None:
        while self.table.running and moves:
            assert self.table.play is not None
            legal = self.table.play.state.legal_moves()
            self.move(legal[rng.below(len(legal))].text)
            moves -= 1

    def rebuilt(self) -> Table:
        """The table as its log on disk gives it back."""
        return Table.rebuild("code", [Written(read(write(entry)), 0) for entry in self.log])


def started(**settings: Any) -> Sitting:
    sitting = Sitting(**settings)
    sitting.everybody_sits()
    sitting.ask("ann", ask.Start())
    return sitting
