"""What a rated game made of its players' ratings, as lines of text."""

import msgspec

from motherlode.terminal.client import TableClient
from motherlode.terminal.text import as_text
from motherlode.words import Words


class Changed(msgspec.Struct, frozen=True):
    """As a server tells it."""

    name: str | None
    before: int
    after: int
    provisional: bool


def rating_line(words: Words, changed: Changed) -> str:
    """Who, from what to what, and whether that is certain enough."""
    who = as_text(changed.name) if changed.name else words("person-guest")
    change = words("rating-change", before=str(changed.before), after=str(changed.after))
    return f"{who}: {change}{', ' + words('rating-provisional') if changed.provisional else ''}"


async def rating_lines(words: Words, client: TableClient) -> list[str]:
    """Of the game that is just over; none if it was not rated."""
    table = client.table
    if table is None or table.record is None or not table.rated:
        return []
    found = msgspec.json.decode(await client.fetch_ratings(table.record), type=list[Changed])
    return [words("rating-changed"), *(rating_line(words, each) for each in found)] if found else []
