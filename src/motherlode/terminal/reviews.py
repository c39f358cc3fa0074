"""A review of a finished game as lines of text."""

import asyncio
from collections.abc import Callable, Iterator

import msgspec

from motherlode.review import grow
from motherlode.review.reviewer import Pass
from motherlode.review.telling import Story, names_of
from motherlode.rules import record
from motherlode.table import Refused
from motherlode.terminal.client import TableClient
from motherlode.words import Words

EFFORT = (Pass(16, 0), Pass(48, 16), Pass(128, 48))
"""Who just played looks at it once: a few seconds are enough."""


def growing(text: bytes, words: Words) -> Iterator[Story]:
    """Better and better reviews of a record."""
    end = record.read(text)
    names = names_of(words, msgspec.json.decode(text).get("names"), end.players)
    for review in grow(end, effort=EFFORT):
        yield Story(words, end, review, names)


async def fetch_last(client: TableClient) -> bytes:
    """The record of the game that is just over."""
    if client.table is None or client.table.record is None:
        raise Refused("no_record", "A game can be reviewed when it is over.")
    return await client.fetch_record(client.table.record)


async def review_lines(text: bytes, words: Words, tell: Callable[[str], None] = lambda line: None) -> list[str]:
    """The whole review of a record; meanwhile, how far it is."""

    def work() -> list[str]:
        story = None
        for story in growing(text, words):
            tell(progress(story))
        assert story is not None, "the last one always comes"
        return story.lines()

    return await asyncio.to_thread(work)


def progress(story: Story) -> str:
    return story.words("review-grows", percent=str(round(100 * story.review.progress)))
