"""A review in words and pictures: complete, escaped, and nothing from elsewhere."""

import re
from functools import cache
from html.parser import HTMLParser

import pytest

from motherlode.review import Review, Reviewer
from motherlode.review.page import part, whole
from motherlode.review.reviewer import Pass
from motherlode.review.telling import Story, names_of
from motherlode.rules import State
from motherlode.words import LANGUAGES, Words
from tests.review.playing import random_game

HOSTILE = '<script>alert("1")</script>'


@cache
def reviewed(name: str) -> tuple[State, Review]:
    end = random_game(name, 2, 4)
    reviewer = Reviewer(end, effort=(Pass(4, 0), Pass(4, 6)))
    for _ in reviewer.work():
        pass
    return end, reviewer.review()


def story(name: str, language: str = "en", names: tuple[str, ...] = ("Mia", "Ben")) -> Story:
    return Story(Words(language), *reviewed(name), names)


class Balanced(HTMLParser):
    """Holds a page to closing what it opens."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", ["donkey", "mine", "gate"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(name: str, language: str) -> None:
    """Balanced, with the curve as picture and as table; no script, nothing from elsewhere, no message missing."""
    text = whole(story(name, language))
    page = Balanced()
    page.feed(text)
    assert page.open == []
    assert "script" not in page.tags
    assert not re.search(r"https?:|url\(|@import", text)
    assert f'<html lang="{language}">' in text
    assert text.count("<title") == text.count("</title>") >= 2
    assert text.count("<tr>") > len(reviewed(name)[1].steps)


def test_names_are_text() -> None:
    """Whatever somebody is called, it is shown and not run; links are made for every decision that stands out."""
    text = part(story("donkey", names=(HOSTILE, "Ben")), lambda step: f"/replay/x#{step.turn}/a'\"<b>")
    assert "<script" not in text
    assert "&lt;script&gt;" in text
    assert "<b>'" not in text


def test_names_come_from_the_record_or_from_the_seats() -> None:
    words = Words("en")
    assert names_of(words, ["Mia", "hard"], 2) == ["Mia", "Hard"]
    assert names_of(words, ["Mia", "hard", "hard"], 3) == ["Mia", "Hard", "Hard 3"]
    assert names_of(words, ["", 3], 2) == ["Seat 1", "Seat 2"]
    assert names_of(words, {"a": 1}, 3) == ["Seat 1", "Seat 2", "Seat 3"]


@pytest.mark.parametrize("name", ["donkey", "mine", "gate"])
def test_the_summary_says_who_had_luck(name: str) -> None:
    told = story(name)
    lines = told.lines()
    assert any(line.startswith("Mia: luck ") for line in lines)
    assert sum("→" in line for line in lines) == 3
    assert not any(line.startswith("Mia: luck ") for line in told.lines(1))


def test_the_curve_is_drawn_in_text() -> None:
    """A line of blocks for each seat, which ends with what came."""
    told = story("gate")
    curve = told.curve()
    assert [line.split()[0] for line in curve] == ["Mia", "Ben"]
    for line, win in zip(curve, told.review.end.win, strict=True):
        assert line.endswith({1.0: "█  100%", 0.5: "▅  50%", 0.0: "▁  0%"}[win])


def test_forgotten_places_are_drawn_and_told() -> None:
    """Random players of mine forget a lot: the map and the list say where."""
    told = story("mine")
    memories = told.memories()
    assert memories
    text = part(told)
    assert text.count('class="place forgotten"') >= 2
    assert all(
        str(step.decision.sighting.place) in said for step, said in memories if step.decision and step.decision.sighting
    )
