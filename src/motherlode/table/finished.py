"""A game that is over, as lists and people's pages show it. It is kept beside its record, in the same commit."""

import msgspec

from motherlode.ratings.rated_game import RatedGame
from motherlode.table.entries import ContestGame


class SeatSummary(msgspec.Struct, frozen=True):
    """Who sits somewhere. It holds who a guest is, so it never leaves the server as it is."""

    person: str | None
    name: str | None
    bot: str | None


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    players: int
    seats: tuple[SeatSummary, ...]
    scores: tuple[int, ...] | None = None
    """By seat; none if the players ended the game without a result."""
    places: tuple[int, ...] | None = None
    """By seat, from 1 on; seats that share a place have the same."""
    counts: bool = True
    """Whether it counts for whoever played: not if it went on from a record, whose cards were known."""
    achieved: tuple[tuple[str, ...], ...] = ()
    """By seat, what was achieved in it (`achievements.py`)."""
    contest: ContestGame | None = None
    """What it was part of."""
    rated: RatedGame | None = None
    """How it counts for ratings, if it does."""
    shared: bool = False
    """Whether it may be published as data: the table said so while it was played."""

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.person == person)

    def people(self) -> list[str]:
        """Each once, by seat."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def without(self, person: str, gone: str) -> "FinishedGame":
        """The same game after somebody was deleted: nobody sat in that seat. The ratings of others still depend on that
        player, who gets a random name in them.
        """
        seats = [SeatSummary(None, None, None) if seat.person == person else seat for seat in self.seats]
        rated = self.rated and self.rated.renamed(person, gone)
        return msgspec.structs.replace(self, seats=tuple(seats), rated=rated)


def without_names(record: str, seats: tuple[int, ...]) -> str:
    """A record whose notes do not tell the names of some seats."""
    document = msgspec.json.decode(record)
    names = document.get("names")
    if isinstance(names, list):
        document["names"] = [None if seat in seats else name for seat, name in enumerate(names)]
    return msgspec.json.encode(document).decode()


def write(finished: FinishedGame) -> str:
    return _encoder.encode(finished).decode()


def read(text: str) -> FinishedGame:
    return _decoder.decode(text)


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FinishedGame] = msgspec.json.Decoder(FinishedGame)
