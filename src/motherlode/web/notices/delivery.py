"""What is sent, whichever way it goes, and what became of it."""

from enum import Enum
from typing import NamedTuple

from motherlode.web.notices.telling import Text


class Delivery(NamedTuple):
    """One notice for one person."""

    id: str
    """The same at every try: who gets it twice, because a server died in between, can tell."""
    kind: str
    place: str
    """The page that it leads to, as `/t/CODE`."""
    origin: str
    """Where the person uses this server, as `https://gold.example`."""
    text: Text
    waiting: int = 0
    """At how many tables it is the person's turn."""

    @property
    def link(self) -> str:
        return self.origin + self.place


class DeliveryResult(Enum):
    SENT = "sent"
    LATER = "later"
    """It may work another time."""
    REFUSED = "refused"
    """It will never work."""
    GONE = "gone"
    """Nobody is there any more."""


def result_of(status: int) -> DeliveryResult:
    """What an answer of HTTP means."""
    if 200 <= status < 300:
        return DeliveryResult.SENT
    if status in (404, 410):
        return DeliveryResult.GONE
    return DeliveryResult.LATER if status in (408, 425, 429) or status >= 500 else DeliveryResult.REFUSED
