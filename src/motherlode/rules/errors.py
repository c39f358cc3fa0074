"""What can be wrong, each with a stable name for programs and a sentence for people."""


class MotherlodeError(ValueError):
    """The root of all our errors."""

    name = "error"


class NotAMove(MotherlodeError):
    """A text that spells no move of the game."""

    name = "not_a_move"


class IllegalMove(MotherlodeError):
    """A move that the rules forbid now."""

    name = "illegal_move"

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({clause})")
        self.clause = clause
        self.sentence = sentence

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str]]:
        return IllegalMove, (self.clause, self.sentence)


class BadOptions(MotherlodeError):
    """A number of players or an option that the game does not have."""

    name = "bad_options"


class BadDeal(MotherlodeError):
    """A deal that is not the game's deck, or not dealt as the rules say."""

    name = "bad_deal"


class BadRecord(MotherlodeError):
    """A record that cannot be a game."""

    name = "bad_record"


class BadSeat(MotherlodeError):
    """A seat that the game does not have."""

    name = "bad_seat"


class NotOver(MotherlodeError):
    """An outcome was asked of a game that is not over."""

    name = "not_over"


class UnknownGame(MotherlodeError):
    """A name that is none of the games."""

    name = "unknown_game"
