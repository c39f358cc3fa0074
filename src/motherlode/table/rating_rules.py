"""When a game is rated, and what counts as leaving it. Pure; what people read about it stands in docs/ratings.md."""

from collections.abc import Sequence

from motherlode.ratings.anchors import Ladder, ladders
from motherlode.ratings.pools import Pool, pool_of
from motherlode.ratings.rated_game import RatedGame, rated_game
from motherlode.table.entries import Settings
from motherlode.table.errors import Refused
from motherlode.table.table import Table


def check_rated(settings: Settings) -> None:
    """Refuses settings with which no game can be rated."""
    if not settings.rated:
        return
    if settings.hints:
        raise Refused("not_rateable", "At a rated table nobody is given hints: switch them off.")
    if settings.deal is not None or settings.first is not None:
        raise Refused("not_rateable", "At a rated table chance deals and says who starts: choose neither.")
    if settings.time is None:
        raise Refused("not_rateable", "A rated table needs a time to think, so that every game comes to an end.")
    if not settings.is_printed:
        raise Refused("not_rateable", "House rules are another game: at a rated table the printed rules are played.")
    if ladder_of(settings) is None:
        raise Refused("not_rateable", f"There are no ratings in {settings.game} with {settings.players} players.")


def check_players(table: Table) -> None:
    """Refuses to begin a rated game before all who sit there agree; each of them has one seat, and bots are known."""
    ladder = ladder_of(table.settings) if table.settings.rated else None
    if ladder is None:
        return
    people = table.people()
    if not people or any(len(table.seats_of(person)) > 1 for person in people):
        raise Refused("not_rateable", "In a rated game each person has one seat, and there is one at least.")
    unknown = [seat.bot for seat in table.seats if seat.bot is not None and seat.bot not in ladder.bots]
    if unknown:
        raise Refused("not_rateable", f"The bot {unknown[0]!r} has no rating, so no game with it can be rated.")
    if waiting := [table.seats_of(person)[0] + 1 for person in people if person not in table.agreed_rated]:
        seats = ", ".join(map(str, waiting))
        raise Refused("not_agreed", f"The game is rated when all agree; still to agree: seat {seats}.")


def ladder_of(settings: Settings) -> Ladder | None:
    return ladders().get(pool_of_table(settings).name)


def pool_of_table(settings: Settings) -> Pool:
    return pool_of(settings.game, settings.players, settings.options)


def leaving_by_end(table: Table, staying: set[str]) -> list[int]:
    """The seats that leave a rated game if it is ended now without a result: those of people who do not agree. Whoever
    is the only person left and ends the game leaves it, too, unless all others have left before.
    """
    if table.rated is None:
        return []
    missing = [seat for person in table.people() if person not in staying for seat in table.seats_of(person)]
    alone = len(table.people()) == 1 and set(table.forfeited) != set(range(len(table.seats))) - {
        seat for person in table.people() for seat in table.seats_of(person)
    }
    return [seat for person in table.people() for seat in table.seats_of(person)] if alone else missing


def rate_game(table: Table, places: Sequence[int] | None, leaving: Sequence[int]) -> RatedGame | None:
    """How a game that is over now counts; not at all if it is not rated. Whoever is away at the end, with a bot playing
    on, has left.
    """
    ladder = None if table.rated is None else ladder_of(table.settings)
    if table.rated is None or ladder is None:
        return None
    if any(each.bot is not None and each.bot not in ladder.bots for each in table.rated):
        return None  # begun by a version that had other bots
    away = [number for number, seat in enumerate(table.seats) if seat.stand_in is not None]
    left = list(dict.fromkeys([*table.forfeited, *leaving, *away]))
    return rated_game(pool_of_table(table.settings), ladder, table.rated, places, left)
