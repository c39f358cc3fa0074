"""What was chosen on the start screen, to be found there again: after another language, and the next time."""

from pathlib import Path
from typing import Any

import msgspec

from motherlode.rules import GAMES, MotherlodeError, game
from motherlode.terminal.text import as_text

PERSON = "person"
CHANCE = -1
NO_MATCH = 0
USUAL_BOT = "medium"


class SeatChoice(msgspec.Struct, frozen=True):
    who: str | None = None
    """A person, a bot's level, or nobody."""
    name: str = ""
    """Of a person; empty for the usual one."""
    colours: tuple[str, ...] = ()


class Form(msgspec.Struct, frozen=True, kw_only=True):
    game: str = next(iter(GAMES))
    seats: tuple[SeatChoice, ...] = (SeatChoice(PERSON), SeatChoice(USUAL_BOT))
    """Somebody at the keyboard against a bot."""
    first: int = CHANCE
    match: int = NO_MATCH
    deal: str = ""
    options: dict[str, Any] = {}
    """Those of the game that are not the default."""

    def seat(self, number: int) -> SeatChoice:
        return self.seats[number] if number < len(self.seats) else SeatChoice()


def load(file: Path | None) -> Form:
    """The form of the last time; a new one where there is none that can be used."""
    if file is None:
        return Form()
    try:
        form = msgspec.json.decode(file.read_bytes(), type=Form)
        rules = game(form.game)
        playing = sum(seat.who is not None for seat in form.seats)
        rules.options(playing if playing in rules.players else rules.players[0], form.options)
    except (OSError, UnicodeError, msgspec.MsgspecError, MotherlodeError):
        return Form()
    seats = tuple(msgspec.structs.replace(seat, name=as_text(seat.name)) for seat in form.seats)
    return msgspec.structs.replace(form, seats=seats)


def save(file: Path | None, form: Form) -> None:
    """For the next time, but for the number of the deal: that one was played."""
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(msgspec.structs.replace(form, deal="")))
    except OSError:
        return  # a form is not worth a word
