"""All languages say the same things."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

import motherlode.words
from motherlode.rules import GAMES
from motherlode.words import LANGUAGES, Words, rules_page
from tests.words.files import entries, messages

ROOT = Path(motherlode.words.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]


def files(language: str) -> list[str]:
    folder = ROOT / language
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*.*"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert files(language) == files("en")


@pytest.mark.parametrize("name", [name for name in files("en") if name.endswith(".ftl")])
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str, name: str) -> None:
    """The same ids and attributes, each speaking of the same variables."""
    assert messages(ROOT / language / name) == messages(ROOT / "en" / name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed(language: str) -> None:
    """Nothing that the parser would skip, no id twice in a language, ids in kebab-case."""
    found = [entry for file in (ROOT / language).glob("*.ftl") for entry in entries(file)]
    assert not [entry.content for entry in found if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert [name for name, count in Counter(ids).items() if count > 1] == []
    assert [name for name in ids if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_announcements_name_places(language: str) -> None:
    """The log tells what was turned up, never where: remembering is the game."""
    found = messages(ROOT / language / "game.ftl")
    events = {name: names for name, names in found.items() if name.startswith("event-")}
    placed = {name for name, names in events.items() if any("place" in variable for variable in names)}
    assert placed
    assert {f"{name}.log" for name in placed} == {name for name in events if name.endswith(".log")}


def structure(page: str, ruling: str) -> dict[str, list[str]]:
    """What must be the same in every language of a rules page."""
    clauses = r"[DMG]\d+(?:, [DMG]\d+)*"
    return {
        "blocks": re.findall(r"^(#+|\||- |> \*\*)", page, re.MULTILINE),
        "clauses": re.findall(rf"\[({clauses})\]", page),
        "rulings": re.findall(rf"\*\*{ruling}\*\* \[({clauses})\]", page),
        "names": re.findall(r"`\w+`", page),
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_pages_have_the_same_structure(language: str, game: str) -> None:
    """Headings, tables and lists, clauses in their order, and what is marked as a ruling."""
    own = structure(rules_page(language, game), Words(language)("rules-ruling-word"))
    assert own == structure(rules_page("en", game), Words("en")("rules-ruling-word"))
    assert own["clauses"]
    assert own["rulings"]


ELLIPSIS = {"en": r"\s…", "de": r"\w…", "nl": r"\w…", "fr": r"\s…"}
"""How an ellipsis must not follow a word: English and French set it close, German and Dutch with a space."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_as_print_would(language: str) -> None:
    """Typographic apostrophes and quotes, ellipses in the language's way, and in French spaces that do not break."""
    wrong = [r"\w'", r"'\w", ELLIPSIS[language], r"\.\.\."]
    if language == "fr":
        wrong += [r" [:;!?%»](?:\s|$)", r"\S[;!?»](?:\s|$)", r"«[^\u00a0]"]
    for file in sorted((ROOT / language).rglob("*.*")):
        for line in file.read_text("utf-8").splitlines():
            if file.suffix != ".ftl" or not line.startswith("#"):
                assert not [form for form in wrong if re.search(form, line)], f"{file.name}: {line}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_name_options_as_the_screens_do(language: str, game: str) -> None:
    """A label in the language's quotes, then the code's name in brackets."""
    words, page = Words(language), rules_page(language, game).replace("\n  ", " ")
    labels = {key: words(key) for key in messages(ROOT / language / "game.ftl") if key.startswith(f"option-{game}-")}
    named = [key for key in labels if "." not in key]
    assert named
    for key in named:
        quoted = {"en": "“{}”", "de": "„{}“", "nl": "“{}”", "fr": "«\u00a0{}\u00a0»"}[language].format(labels[key])
        code = key.removeprefix(f"option-{game}-").removeprefix("layout-").replace("-", "_")
        assert f"{quoted} (`{code}`)" in page
