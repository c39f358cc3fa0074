"""Who is at the table now: no part of the log, because a restart begins with nobody there."""

from collections import Counter
from collections.abc import Callable


class LocalPresence:
    """Connections by person in this process, since when others are away, and which seat a shared screen shows."""

    def __init__(self, code: str = "", since: float = 0.0) -> None:
        self.code = code
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
        """For how many seconds somebody has been away; 0 for whoever is here."""
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


class SharedPresence(LocalPresence):
    """Together with the people who are at the same table on other servers.

    `publish` is told of everybody who comes here or is gone from here.
    """

    def __init__(self, code: str, since: float, publish: Callable[[str, str, bool], None]) -> None:
        super().__init__(code, since)
        self._publish = publish
        self._elsewhere: frozenset[str] = frozenset()

    def arrive(self, person: str) -> None:
        first = not super().here(person)
        super().arrive(person)
        if first:
            self._publish(self.code, person, True)

    def leave(self, person: str, now: float) -> None:
        super().leave(person, now)
        if not super().here(person):
            self._publish(self.code, person, False)

    def here(self, person: str) -> bool:
        return super().here(person) or person in self._elsewhere

    def everybody(self) -> list[str]:
        return list({*super().everybody(), *self._elsewhere})

    def hear(self, elsewhere: frozenset[str], now: float) -> bool:
        """Who is at the table on other servers now; True if that is news."""
        gone = self._elsewhere - elsewhere
        news = elsewhere != self._elsewhere
        self._elsewhere = elsewhere
        self._left |= dict.fromkeys(gone, now)
        return news
