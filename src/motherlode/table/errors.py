"""Why the table says no: a stable name for programs, a sentence for people."""

from motherlode.rules import MotherlodeError


class Refused(MotherlodeError):
    """Something that cannot be done at this table now."""

    def __init__(self, name: str, sentence: str) -> None:
        super().__init__(sentence)
        self.name = name

    def __reduce__(self) -> tuple[type["Refused"], tuple[str, str]]:
        return Refused, (self.name, str(self))
