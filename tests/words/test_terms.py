"""One word for one thing: the settled terms of `docs/translating.md` are used, and what was used instead is gone.

Wherever an English text speaks of a thing, its translation must speak of it with the settled term: a message is
compared with the message of the same id, a paragraph of the rules with the same paragraph. So a word may be used freely
in another sense.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import motherlode.words
from motherlode.rules import GAMES
from motherlode.words import LANGUAGES, rules_page

ROOT = Path(motherlode.words.__file__).parent
GLOSSARY = (Path(__file__).parents[2] / "docs" / "translating.md").read_text("utf-8")
OTHERS = [language for language in LANGUAGES if language != "en"]

TERMS = {
    "set": (r"\bsets?\b(?! (ours|up))", r"\bTrios?\b", r"\bsets?\b", r"\btrios?\b"),
    "offer": (r"\b(on offer|offers?)\b(?! \w+ing)", r"\bAngebot", r"\baanbod\b", r"\boffres?\b"),
    "tableau": (r"\btableaus?\b", r"\bAuslagen?\b", r"\bvitrines?\b", r"\bétalages?\b"),
    "draw pile": (r"\bdraw pile\b", r"\bNachziehstapel\b", r"\btrekstapel\b", r"\bpioche\b"),
    "scoring pile": (r"\bscoring piles?\b", r"\bPunktestapel\b", r"\bscorestapels?\b", r"\bpiles? de points\b"),
    "bonus": (r"\bbonus", r"\bBonus", r"\bbonus", r"\bbonus\b"),
    "Grand Final": (r"\bGrand Final\b", r"\bgroße[ns]? Finale\b", r"\bgrote finale\b", r"\bgrande finale\b"),
    "miner": (r"\bminers?\b", r"\bGoldgräber", r"\bmijnwerkers?\b", r"\bmineurs?\b"),
    "mine entrance": (r"\b(mine )?entrances?\b", r"[Ee]ing[aä]ng", r"ingang(en)?\b", r"\bentrées?\b"),
    "Gold Rush": (r"\bGold Rush\b", r"\bGoldrausch", r"\bgoudkoorts\b", r"\bruée vers l’or\b"),
    "chip": (r"\bchips?\b", r"\b(Chips?|\d+er)\b|er-Chip", r"\bfiches?\b", r"\bjetons?\b"),
    "purse": (r"\bpurses?\b", r"\bKassen?\b", r"\bkas(sen)?\b", r"\bbourses?\b"),
    "kicker": (r"\bkicker\b", r"\bStartkarte\b", r"\bstartkaart\b", r"\bcarte d’ouverture\b"),
    "sequence": (r"\bsequence\b", r"\bReihe\b", r"\breeks\b", r"\bsuite\b"),
    "round": (r"\brounds?\b(?! clockwise)", r"\bRunden?\b", r"\bronde[sn]?\b", r"\bmanches?\b"),
    "black card": (r"\bblack cards?\b", r"[Ss]chwarz", r"\bzwarte kaart", r"\bcartes? noires?\b"),
    "match": (r"\bmatch\b", r"\bMatch\b", r"\bwedstrijd\b", r"\bmatch\b"),
    "dealer": (r"\bdealer\b", r"\bGeber|gibt\b", r"\bgever|geeft\b", r"\bdonneur|donne\b"),
    "seat": (r"\bseats?\b(?! bots)", r"Pl[aä]tz", r"\bplaats(en)?\b", r"\bplaces?\b"),
    "place": (r"\b[Pp]laces?\b (?=\{|\$|from|are)|number of a place", r"Pl[aä]tz", r"\bplek", r"\bemplacement|rang\b"),
    "host": (r"\bhost\b", r"[Tt]isch(leitung)?\b", r"\bgastheer\b", r"\bhôte|table\b"),
    "bot": (r"\bbots?\b(?! SEAT)", r"\bBots?\b", r"\bbots?\b", r"\brobots?\b"),
    "onlooker": (r"\bonlookers?\b", r"\bZuschauer", r"\btoeschouwers?\b", r"\bspectateurs?\b"),
    "hint": (r"\bhints?\b(?! –)", r"\bTipps?\b", r"\btips?\b", r"\bconseils?\b"),
    "record": (r"\brecord\b", r"\bAufzeichnung", r"\bverslag\b", r"\bpartie|enregistre"),
    "option": (r"\boptions?\b", r"\bVarianten?\b", r"\bvariante?n?\b", r"\bvariantes?\b"),
    "ruling": (r"\bRuling\b", r"\bAuslegung\b", r"\bOnze regel\b", r"\bPrécision\b"),
    "printed rules": (r"\bprinted (game|rules|sheet)\b", r"\bgedruckte", r"\bgedrukte\b", r"\bimprimée?s?\b"),
}
"""How each thing is recognised in English, German, Dutch and French."""

IN_A_GAME = {
    ("donkey", "take"): (r"\b([Tt]akes?|taken|took)\b(?! CARD| no)", r"nimm|nehm|nomm", r"pak", r"\bpren|\bpris"),
    ("donkey", "exchange"): (r"[Ee]xchang", r"[Tt]ausch", r"[Rr]uil", r"[ÉéE]chang"),
    ("donkey", "gold card"): (r"\bgold cards?\b", r"\bGold", r"\bgoud", r"\bcartes? d’or\b"),
    ("mine", "gold card"): (r"\bgold cards?\b", r"\bGold", r"\bgoud", r"\bcartes? d’or\b"),
    ("gate", "gold card"): (r"\bgold cards?\b|\bgold \d", r"\bgold(en)?", r"\bgoud(en)?\b", r"\bdorée?s?\b"),
}  # fmt: skip
"""Things that have another name in another game; looked for in the game's own texts only."""


class Texts(Visitor):
    """Collects what a pattern says, without its variables."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def said(pattern: ast.Pattern) -> str:
    visitor = Texts()
    visitor.visit(pattern)
    return " ".join(visitor.texts)


@cache
def texts(language: str) -> dict[str, str]:
    """Every message, attribute and paragraph that people read."""
    return dict([*_messages(language), *_paragraphs(language)])


def _messages(language: str) -> Iterator[tuple[str, str]]:
    for file in sorted((ROOT / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, said(entry.value)
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", said(attribute.value)


def _paragraphs(language: str) -> Iterator[tuple[str, str]]:
    for game in GAMES:
        parts = re.split(r"\n+(?=- |\||> \*|#|  \*\*|\*\*)|\n\n", rules_page(language, game))
        yield from (
            (f"rules-{game}-{number}", " ".join(part.replace("\n> ", " ").split())) for number, part in enumerate(parts)
        )


def strangers(language: str, patterns: tuple[str, ...], keys: list[str]) -> dict[str, str]:
    """Texts that speak of a thing in English and not, by its settled term, in the language."""
    english, own = patterns[0], patterns[LANGUAGES.index(language)]
    spoken = [key for key in keys if re.search(english, texts("en")[key])]
    assert spoken, f"nothing speaks of {english}"
    return {key: texts(language)[key] for key in spoken if not re.search(own, texts(language)[key], re.IGNORECASE)}


@pytest.mark.parametrize("term", TERMS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_thing_has_its_settled_term(language: str, term: str) -> None:
    assert strangers(language, TERMS[term], list(texts("en"))) == {}


@pytest.mark.parametrize(("game", "term"), IN_A_GAME)
@pytest.mark.parametrize("language", OTHERS)
def test_every_thing_of_a_game_has_its_settled_term(language: str, game: str, term: str) -> None:
    own = [key for key in texts("en") if game in key.split("-")]
    assert strangers(language, IN_A_GAME[game, term], own) == {}


GONE = {
    "en": r"\bThe crow\b|\bon paper\b|of 100\b",
    "de": r"\bS[aä]tze?\b|\bBergleute|\bPartie|\bDie Krähe|\bLicht\b|\bausspielen|Auf dem Papier|von 100\b",
    "nl": r"\bviolet|\bDe kraai|\bop hand\b|\b[Dd]e fiche\b|\bverlichte|\bhints?\b(?! –)|\bUitleg\b|Op papier|de 100\b",
    "fr": r"\b(tu|te|toi|ton|ta|tes)\b|\bt’|\bbots?\b(?! PLACE)|\bsérie|\bLe corbeau|\bindice|cartes? or\b|\d or\b"
    r"|\bnoire? comme\b|Sur le papier|sur 100\b",
}
"""Words and ways of putting it that the settled terms replaced, and that have no other use in our texts."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_replaced_is_gone(language: str) -> None:
    assert {key: text for key, text in texts(language).items() if re.search(GONE[language], text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_count_seats_from_1(language: str) -> None:
    seat = TERMS["seat"][LANGUAGES.index(language)]
    assert [key for key, text in texts(language).items() if re.search(rf"(?:{seat})\w* 0\b", text, re.IGNORECASE)] == []


def rows(heading: str) -> dict[str, list[str]]:
    """A table of the glossary: the cells of each row by its first cell."""
    table = GLOSSARY.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line[:1] == "|"]
    return {first: rest for first, *rest in cells[2:]}


def test_the_glossary_names_every_term() -> None:
    """Each as the texts have it."""
    named = rows("Settled terms")
    patterns = TERMS | {f"{term} ({game})": forms for (game, term), forms in IN_A_GAME.items()}
    assert sorted(named) == sorted(patterns)
    for term, cells in named.items():
        assert len(cells) == len(LANGUAGES)
        for language, cell, pattern in list(zip(LANGUAGES, cells, patterns[term], strict=True))[1:]:
            assert re.search(pattern, cell, re.IGNORECASE), f"{term} in {language} is {cell!r}, which is not {pattern}"
