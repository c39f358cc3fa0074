"""What can be wrong in an environment."""

from motherlode.rules import MotherlodeError


class IllegalAction(MotherlodeError):
    """An action that is none, or whose move the rules forbid now."""

    name = "illegal_action"
