"""A language's messages and pages, read from its folder."""

import os
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from motherlode.rules import GAMES, MotherlodeError, UnknownGame

LANGUAGES = ("en", "de", "nl", "fr")
DEFAULT = "en"
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal says which language it speaks, what counts most first."""


class MissingWords(MotherlodeError):
    """A message that is in no file, or lacks what it speaks of: a mistake in the program."""

    name = "missing_words"


class Words:
    """The messages of a language; what it lacks is said in English.

    `words("event-donkey-taken", seat="Mia", seat_you="no", card="red donkey")` is a sentence, and
    `words("level-easy.about")` an attribute of a message.
    """

    def __init__(self, language: str = DEFAULT) -> None:
        if language not in LANGUAGES:
            raise MissingWords(f"There are no words in {language!r}: the languages are {', '.join(LANGUAGES)}.")
        self.language = language

    def __contains__(self, key: str) -> bool:
        return self._find(key) is not None

    def __call__(self, key: str, /, **values: str | int) -> str:
        found = self._find(key)
        if found is None:
            raise MissingWords(f"There is no message {key!r}.")
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"The message {key!r} cannot be said: {'; '.join(str(error) for error in errors)}.")
        return str(text)

    def _find(self, key: str) -> tuple[FluentBundle, Pattern] | None:
        name, _, attribute = key.partition(".")
        for language in dict.fromkeys((self.language, DEFAULT)):
            bundle = _bundle(language)
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None


def choose(preferred: str | None = None) -> str:
    """The language that a text like `de_AT.UTF-8` asks for, or else the environment; English where we have no other."""
    asked = preferred or next((os.environ[name] for name in ENVIRONMENT if os.environ.get(name)), DEFAULT)
    language = re.split(r"[^a-z]", asked.lower())[0]
    return language if language in LANGUAGES else DEFAULT


def rules_page(language: str, game: str) -> str:
    """The rules of a game for players, in Markdown."""
    if game not in GAMES:
        raise UnknownGame(f"There is no game {game!r}: the games are {', '.join(GAMES)}.")
    return _folder(language).joinpath("rules", f"{game}.md").read_text("utf-8")


def _folder(language: str) -> Traversable:
    return files("motherlode.words").joinpath(language)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(_folder(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
