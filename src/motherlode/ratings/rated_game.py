"""A rated game, with all that its rating needs: who came in where, how strong the bots were, how much luck there is.

It stands in the summary of the finished game. What bots and luck were when the game ended is kept with it, so that
ratings can be computed again when both were measured anew.
"""

from collections.abc import Mapping, Sequence

import msgspec

from motherlode.ratings.anchors import Ladder
from motherlode.ratings.model import Rating, Side, rate
from motherlode.ratings.pools import Pool


class RatedPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person, whose rating changes, or a bot, whose rating stands."""

    person: str | None = None
    bot: str | None = None
    mu: float = 0.0
    """Of a bot."""
    sigma: float = 0.0
    counts: bool = True
    """Whether it changes the person's rating: not for whose partner left."""


class RatedSide(msgspec.Struct, frozen=True):
    place: int
    players: tuple[RatedPlayer, ...]


class RatedGame(msgspec.Struct, frozen=True):
    pool: str
    beta: float
    sides: tuple[RatedSide, ...]

    def people(self) -> list[str]:
        """Those whose ratings change."""
        return sorted(each.person for side in self.sides for each in side.players if each.person and each.counts)

    def renamed(self, person: str, name: str) -> "RatedGame":
        """The same game with another name for a person."""

        def rename(player: RatedPlayer) -> RatedPlayer:
            return msgspec.structs.replace(player, person=name) if player.person == person else player

        sides = [RatedSide(side.place, tuple(map(rename, side.players))) for side in self.sides]
        return RatedGame(self.pool, self.beta, tuple(sides))

    def after(self, before: Mapping[str, Rating]) -> dict[str, Rating]:
        """The ratings of the people after the game; who is not there before begins. What it would make of a bot is
        thrown away.
        """

        def rating(player: RatedPlayer) -> Rating:
            return Rating(player.mu, player.sigma) if player.person is None else before.get(player.person, Rating())

        rated = rate(self.beta, [Side(side.place, tuple(map(rating, side.players))) for side in self.sides])
        return {
            player.person: new
            for side, news in zip(self.sides, rated, strict=True)
            for player, new in zip(side.players, news, strict=True)
            if player.person is not None and player.counts
        }


class Participant(msgspec.Struct, frozen=True):
    """Who sat somewhere when a rated game began."""

    person: str | None
    bot: str | None


def rated_game(
    pool: Pool,
    ladder: Ladder,
    seats: Sequence[Participant],
    places: Sequence[int] | None,
    left: Sequence[int],
) -> RatedGame | None:
    """How a game counts. `places` are by seat, none if it was ended without a result; `left` are the seats of those who
    left it, in this order.

    Those who left come in last, the first to leave behind the later ones, whatever came of the seat. The partner of one
    who left is not counted. If nobody left a game without a result, it is not rated.
    """
    if places is None and not left:
        return None
    sides = []
    for own in pool.sides():
        gone = [left.index(seat) for seat in own if seat in left]
        place = len(seats) + len(left) - min(gone) if gone else 1 if places is None else places[own[0]]
        players = tuple(_player(ladder, seats[seat], not gone or seat in left) for seat in own)
        sides.append((place, players))
    order = sorted(place for place, _ in sides)
    return RatedGame(pool.name, ladder.beta, tuple(RatedSide(1 + order.index(place), own) for place, own in sides))


def _player(ladder: Ladder, seat: Participant, counts: bool) -> RatedPlayer:
    if seat.bot is None:
        return RatedPlayer(seat.person, counts=counts)
    return RatedPlayer(None, seat.bot, *ladder.bots[seat.bot].rating)
