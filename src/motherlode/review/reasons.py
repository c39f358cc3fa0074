"""Why a move is good, in a sentence: the same one in hints, reviews and puzzles."""

from collections.abc import Collection, Mapping, Sequence

from motherlode.table.hints import FACTS
from motherlode.words import Words
from motherlode.words.telling import tell_fields


def tell_reason(
    words: Words,
    game: str,
    name: str,
    facts: Mapping[str, str | int],
    names: Sequence[str],
    you: Collection[int] = (),
) -> str:
    """The sentence for a reason of `table.hints`; one without words is best on average."""
    told = tell_fields(words, game, facts, FACTS, names, you)
    return words(words.first(f"hint-{game}-{name.replace('_', '-')}", "hint-any-best-on-average"), **told)
