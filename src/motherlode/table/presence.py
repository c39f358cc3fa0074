"""Who is at the table now: no part of the log, because a restart begins with nobody there."""

from collections import Counter


class LocalPresence:
    """Connections by person in this process, since when others are away, and which seat a shared screen shows."""

    def __init__(self, since: float = 0.0) -> None:
        self.since = since
        """When the table came into memory: who was not here since then has been away at least so long."""
        self._connections: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        self._shown: dict[str, int | None] = {}

    def arrive(self, person: str) -> None:
        self._connections[person] += 1

    def leave(self, person: str, now: float) -> None:
        self._connections[person] -= 1
        if self._connections[person] <= 0:
            del self._connections[person]
            self._left[person] = now
            self._shown.pop(person, None)

    def here(self, person: str) -> bool:
        return person in self._connections

    def everybody(self) -> list[str]:
        return list(self._connections)

    def away_for(self, person: str, now: float) -> float:
        """For how many seconds somebody has been away; 0 for who is here."""
        return 0.0 if self.here(person) else now - self._left.get(person, self.since)

    def shown(self, person: str) -> int | None:
        """The seat that the screen of a person with several seats shows; None while it is covered."""
        return self._shown.get(person)

    def show(self, person: str, seat: int) -> None:
        self._shown[person] = seat

    def cover(self, person: str, to_move: int) -> None:
        """It is another seat's turn: the screen shows nothing secret until it was handed over."""
        if self._shown.get(person) != to_move:
            self._shown.pop(person, None)
