"""The bots that hold the scale: their ratings, and how much luck each game has, as they were measured.

`motherlode ratings calibrate` writes the file anew.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from motherlode.ratings.model import Rating
from motherlode.rules import MotherlodeError

FILE = Path(str(resources.files("motherlode.ratings"))) / "data" / "ratings.json"


class BadCalibration(MotherlodeError):
    """A file of ratings that cannot be read."""

    name = "bad_calibration"


class BotRating(msgspec.Struct, frozen=True):
    """How strong a bot is in one game and number of players."""

    mu: float
    low: float
    """The ends of the 95 % interval of `mu`."""
    high: float
    sigma: float
    """How uncertain it is."""
    share: float
    """Its share of victories in the games that measured it."""

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)


class Tenth(msgspec.Struct, frozen=True, array_like=True):
    """Sides whose chance to win was predicted to lie in the same tenth, by games of other deals."""

    predicted: float
    """On average."""
    came: float
    """Their share of the victories."""
    sides: int


class Ladder(msgspec.Struct, frozen=True):
    """The bots of one game and number of players, the weakest level first."""

    beta: float
    """How much luck there is: by so much a player's form differs from game to game."""
    beta_low: float
    beta_high: float
    games: int
    """How many measured it."""
    bots: dict[str, BotRating]
    truth: tuple["Tenth", ...] = ()
    """How true predictions are."""
    beside: dict[str, BotRating] = {}
    """Bots that are no levels. They hold no scale, and games with them are not rated."""


class Calibration(msgspec.Struct, frozen=True):
    """The file."""

    seed: int
    ladders: dict[str, Ladder]
    """By the names of pools."""


@cache
def ladders() -> Mapping[str, Ladder]:
    return read(FILE.read_bytes()).ladders


def read(text: bytes) -> Calibration:
    try:
        return msgspec.json.decode(text, type=Calibration)
    except msgspec.DecodeError as error:
        raise BadCalibration(
            f"The ratings of bots cannot be read ({error}): install motherlode anew ({FILE})."
        ) from None


def write(calibration: Calibration) -> bytes:
    """The same calibration gives the same bytes."""
    return msgspec.json.format(msgspec.json.encode(calibration), indent=1) + b"\n"
