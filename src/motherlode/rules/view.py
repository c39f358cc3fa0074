"""What a seat or an onlooker may see now."""

import msgspec


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What all games' views have; each game adds its table."""

    game: str
    players: int
    seat: int | None
    """The seat whose view it is; null for an onlooker."""
    turn: int
    """How many moves were made."""
    to_move: int | None
    """The seat whose decision it is; null when the game is over."""
    moves: tuple[str, ...]
    """The legal moves, if the decision is this seat's."""


class Truth(msgspec.Struct, frozen=True, kw_only=True):
    """What lies hidden at one moment, for whoever looks at a game that is over; each game adds its own."""

    game: str
