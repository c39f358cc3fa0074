"""A notice in words, in the language of whoever gets it. All that it says is in its facts."""

from datetime import datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo

from motherlode.rules import GAMES
from motherlode.table.clocks import SECOND
from motherlode.table.notices.kinds import Kind, NoticeFacts
from motherlode.table.notices.preferences import NoticePreferences
from motherlode.words import LANGUAGES, Words, join
from motherlode.words.naming import game_name

TEST = "test"
"""The kind of a notice that somebody has asked for to see whether it comes."""


class Text(NamedTuple):
    title: str
    body: str


def words_for(preferences: NoticePreferences) -> Words:
    return Words(preferences.language if preferences.language in LANGUAGES else "en")


def tell(kind: Kind, facts: NoticeFacts, preferences: NoticePreferences) -> Text:
    words = words_for(preferences)
    parts = [_game(words, facts), *_what(words, kind, facts), *_until(words, facts, preferences)]
    return Text(words(f"notice-{kind}", name=facts.by or words("notice-somebody")), " ".join(parts))


def tell_test(preferences: NoticePreferences) -> Text:
    words = words_for(preferences)
    return Text(words("notice-test"), words("notice-test-about"))


def _game(words: Words, facts: NoticeFacts) -> str:
    game = game_name(words, facts.game) if facts.game in GAMES else facts.game
    if not facts.others:
        return words("notice-game", game=game)
    return words("notice-game-with", game=game, others=join(words, facts.others))


def _what(words: Words, kind: Kind, facts: NoticeFacts) -> list[str]:
    """How a game ended."""
    if kind != "over":
        return []
    if facts.ended:
        return [words("notice-over-ended")]
    if facts.won:
        return [words("notice-over-won")]
    return [words("notice-over-winners", names=join(words, facts.winners))] if facts.winners else []


def _until(words: Words, facts: NoticeFacts, preferences: NoticePreferences) -> list[str]:
    """When there is no time left, by the clock where the person lives."""
    if facts.until is None:
        return []
    moment = datetime.fromtimestamp(facts.until / SECOND, ZoneInfo(preferences.zone))
    return [words("notice-until", time=moment)]
