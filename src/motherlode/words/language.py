"""A language's messages and pages, read from its folder."""

import os
import re
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from importlib.resources import files

from babel.numbers import get_decimal_symbol
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from motherlode.languages import LANGUAGES
from motherlode.rules import GAMES, MotherlodeError

DEFAULT = "en"
OURS = "motherlode.words"
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

    def __call__(self, key: str, /, **values: str | int | datetime) -> str:
        found = self._find(key)
        if found is None:
            raise MissingWords(f"There is no message {key!r}.")
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"The message {key!r} cannot be said: {'; '.join(str(error) for error in errors)}.")
        return str(text)

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with so many decimals, as the language writes it."""
        return f"{value:.{digits}f}".replace(".", get_decimal_symbol(self.language))

    def first(self, *keys: str) -> str:
        """The first of these keys that there is a message for; else the last."""
        return next((key for key in keys if key in self), keys[-1])

    def otherwise(self, key: str, default: str) -> str:
        """A message without variables, or what is said where there is none."""
        return self(key) if key in self else default

    def _find(self, key: str) -> tuple[FluentBundle, Pattern] | None:
        name, _, attribute = key.partition(".")
        for language in dict.fromkeys((self.language, DEFAULT)):
            for folder in _folders():
                bundle = _bundle(folder, language)
                if (pattern := _pattern(bundle, name, attribute)) is not None:
                    return bundle, pattern
        return None


def _pattern(bundle: FluentBundle, name: str, attribute: str) -> Pattern | None:
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def choose(preferred: str | None = None) -> str:
    """The language that a text like `de_AT.UTF-8` asks for, or else the environment; English where we have no other."""
    asked = preferred or next((os.environ[name] for name in ENVIRONMENT if os.environ.get(name)), DEFAULT)
    language = re.split(r"[^a-z]", asked.lower())[0]
    return language if language in LANGUAGES else DEFAULT


def rules_page(language: str, game: str) -> str:
    """The rules of a game for players, in Markdown."""
    spec = GAMES[game]
    for wanted in dict.fromkeys((language, DEFAULT)):
        page = files(spec.adapters.get("words", OURS)).joinpath(wanted, "rules", f"{game}.md")
        if page.is_file():
            return page.read_text("utf-8")
    return f"# {spec.title}\n\n{spec.credit}. {spec.information.capitalize()}.\n"


def _folders() -> Iterator[str]:
    """Where messages stand: here, and in what games from elsewhere bring."""
    yield OURS
    for name in GAMES.from_elsewhere():
        if folder := GAMES[name].adapters.get("words"):
            yield folder


@cache
def _bundle(folder: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    place = files(folder).joinpath(language)
    for file in sorted(place.iterdir(), key=lambda file: file.name) if place.is_dir() else ():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
