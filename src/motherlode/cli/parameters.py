"""What can be written on the command line: games, bots, languages, options; each completes itself in a shell."""

import json
import re
from collections.abc import Iterable
from importlib.metadata import entry_points
from ipaddress import ip_network
from math import isfinite
from typing import Any

import click
from click.shell_completion import CompletionItem

from motherlode.languages import LANGUAGES
from motherlode.rules import GAMES, Game, MotherlodeError, game

LEVELS = ("random", "beginner", "easy", "medium", "hard", "very-hard", "expert")
"""The bots of every game, without loading what the bots need; a test holds them to what there is."""
MASTERS = ("master", "grandmaster")
"""Those above the levels, which deep games have."""
CHARACTERS = ("clara", "goldie", "rufus", "kiki", "hugo")
"""Those with a temper, which our games have."""


def _completing(choices: Iterable[str], begun: str) -> list[CompletionItem]:
    return [CompletionItem(choice) for choice in choices if choice.startswith(begun)]


class Seconds(click.FloatRange):
    """A time that comes to an end: `nan` and `inf` are numbers, too, but who waits for them waits for ever."""

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> float:
        seconds: float = super().convert(value, param, context)
        if not isfinite(seconds):
            self.fail(f"{value!r} is no number of seconds, as 0.5 or 10 would be.", param, context)
        return seconds


class Digits(click.ParamType[str]):
    """32 bytes as hexadecimal digits: a value, a commitment, a digest."""

    name = "hex"

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> str:
        digits = str(value).strip().lower()
        if re.fullmatch(r"[0-9a-f]{1,64}", digits) is None:
            self.fail(f"{value!r} is not up to 64 hexadecimal digits.", param, context)
        return digits


class SeatValue(click.ParamType[tuple[int, str]]):
    """A value and the seat where it was given, which people count from 1."""

    name = "seat=hex"

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> tuple[int, str]:
        if isinstance(value, tuple):
            return value
        seat, equals, digits = str(value).partition("=")
        if not equals or not seat.strip().isdecimal() or int(seat) < 1:
            self.fail(f"{value!r} is no seat and value: write it as 1=5f0c…, with the seat from 1 on.", param, context)
        return int(seat) - 1, Digits().convert(digits, param, context)


class GameName(click.ParamType[Game]):
    """The name of a game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> Game:
        if isinstance(value, Game):
            return value
        try:
            return game(value.lower())
        except MotherlodeError as error:
            self.fail(str(error), param, context)

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        return "|".join(GAMES)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return _completing(GAMES, incomplete.lower())


class BotNames(click.ParamType[str]):
    """Names separated by commas: bots, and where people play their names."""

    name = "bots"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, begun = incomplete.rpartition(",")
        others = (point.name for point in entry_points(group="motherlode.bots"))
        return _completing(
            (f"{before}{comma}{bot}" for bot in (*LEVELS, *MASTERS, *CHARACTERS, *others)),
            f"{before}{comma}{begun.lower()}",
        )


class Language(click.ParamType[str]):
    """A language that we speak, as `de` or `de_AT`."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> str:
        language = str(value)[:2].lower()
        if language not in LANGUAGES or str(value)[2:3].isalpha():
            self.fail(f"{value!r} is none of {', '.join(LANGUAGES)}.", param, context)
        return language

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        return "|".join(LANGUAGES)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return _completing(LANGUAGES, incomplete.lower())


class OptionsJson(click.ParamType[dict[str, Any]]):
    """Options of a game as a JSON object."""

    name = "json"

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> dict[str, Any]:
        if isinstance(value, dict):
            return value
        try:
            options = json.loads(value)
        except ValueError as error:
            self.fail(f"{value!r} is not JSON ({error}); write for example '{{\"open_piles\": true}}'.", param, context)
        if not isinstance(options, dict):
            self.fail(f"{value!r} is no JSON object; write for example '{{\"open_piles\": true}}'.", param, context)
        return options


class NetworkAddress(click.ParamType[str]):
    """An address or a network of addresses."""

    name = "address"

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> str:
        try:
            return str(ip_network(str(value), strict=False))
        except ValueError:
            self.fail(f"{value!r} is no address and no network, as 10.0.0.7 or 10.0.0.0/8 would be.", param, context)
