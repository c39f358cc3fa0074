"""What can be wrong, each with a stable name for programs and a sentence for people."""

from collections.abc import Mapping

Fact = str | int | tuple[str, ...]
"""What a reason speaks of: a card, a colour or a text, a number or a seat, or several cards."""


class MotherlodeError(ValueError):
    """The root of all our errors."""

    name = "error"
    reason: str | None = None
    """Why, in a stable name of the game's own, for whoever puts it into words; not every error has one."""
    facts: Mapping[str, Fact] = {}
    """What the reason speaks of; nothing that the seat to move could not know."""


class NotAMove(MotherlodeError):
    """A text that spells no move of the game."""

    name = "not_a_move"

    def __init__(self, sentence: str, text: str | None = None) -> None:
        super().__init__(sentence)
        if text is not None:
            self.reason, self.facts = "spelling", {"text": text}


class IllegalMove(MotherlodeError):
    """A move that the rules forbid now."""

    name = "illegal_move"

    def __init__(
        self, clause: str, sentence: str, reason: str | None = None, facts: Mapping[str, Fact] | None = None
    ) -> None:
        super().__init__(f"{sentence} ({clause})")
        self.clause = clause
        self.sentence = sentence
        self.reason = reason
        self.facts = facts or {}

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str, str | None, Mapping[str, Fact]]]:
        return IllegalMove, (self.clause, self.sentence, self.reason, self.facts)


class BadOptions(MotherlodeError):
    """A number of players or an option that the game does not have, or options that do not go together."""

    name = "bad_options"

    def __init__(self, sentence: str, reason: str | None = None, **facts: Fact) -> None:
        super().__init__(sentence)
        self.reason, self.facts = reason, facts


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
