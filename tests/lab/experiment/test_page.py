"""A report is one page that needs nothing else, and tells the same in its plots and in its tables."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

from motherlode.cli.main import main
from motherlode.lab.experiment import MEASURES, Report, from_data, run
from motherlode.lab.experiment.page import page
from motherlode.lab.experiment.playing import counted
from motherlode.lab.experiment.plots import Bar, intervals
from motherlode.lab.experiment.telling import ReportStory
from motherlode.lab.statistics import IntervalEstimate
from motherlode.rules import GAMES, game
from motherlode.words import LANGUAGES, Words

EXPERIMENT = """
title = "Early & late"
about = "<script>alert(1)</script>"
game = "mine"
players = [3]
levels = ["random"]
grid = { rush_at = [5, 20] }
limits = { deals = 8, shard = 4 }
look = { every = 4, samples = 8, decisions = 16 }
"""


@pytest.fixture(scope="module")
def report() -> Report:
    import tomllib

    *_, last = run(from_data(tomllib.loads(EXPERIMENT)))
    return last.report()


class Strict(HTMLParser):
    """Notes what is open, and that everything is closed again."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag not in ("meta", "line", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "circle"):
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_stands_alone(report: Report, language: str) -> None:
    text = page(ReportStory(Words(language), report))
    parser = Strict()
    parser.feed(text)
    assert parser.open == []
    assert parser.links == []
    assert len(set(parser.ids)) == len(parser.ids)
    assert "<script" not in text
    assert "prefers-color-scheme: dark" in text
    assert text.count('role="img"') == text.count("<details>") > 10  # every plot has its table
    assert Words(language)("lab-rule-mine-exploded") in text


def test_labels_of_any_length_are_whole() -> None:
    """Nothing of a row's name is cut off, however long its experiment made it."""
    name = "a variant with as many words in its name as a name may have"
    bar = Bar(f"{name}, seat 1", IntervalEstimate(0.4, 0.3, 0.5), "seat-0")
    assert f'<span class="label">{name}, seat 1</span>' in intervals("win", [bar], "Chance to win", mark=0.5)


def test_the_table_can_be_pasted(report: Report) -> None:
    """As many cells in each line, and every measure that was made."""
    story = ReportStory(Words("en"), report)
    lines = story.markdown().splitlines()
    assert {line.count("|") for line in lines} == {5}
    assert len(lines) == 3 + len(story.keys)
    assert "Printed rules" in lines[0]
    assert any(re.fullmatch(r"\| Dynamite( \| [\d.]+ ± [\d.]+){3} \|", line) for line in lines)


def test_alternatives_to_rulings_are_told_in_words() -> None:
    """Also those that are no house rules; the game's own bots play then, and nothing is said of others."""
    asked = {"title": "x", "game": "mine", "players": [2], "levels": ["random"], "measures": ["win"]}
    *_, last = run(from_data(asked | {"grid": {"open_gold": [True], "stall_limit": [5]}, "limits": {"deals": 2}}))
    story = ReportStory(Words("de"), last.report())
    printed, changed = map(story.variant, last.report().tables)
    assert (printed, changed) == ("Gedruckte Anleitung", "Offenes Gold: Ja, Geduld: 5")
    assert story.words("lab-general") not in story.notes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language: str) -> None:
    words = Words(language)
    for name in MEASURES:
        assert f"lab-measure-{name.replace('_', '-')}.about" in words
    for name in ("donkey", "mine", "gate"):
        assert name in GAMES
        for kind in counted(game(name)):
            assert f"lab-rule-{name}-{kind.replace('_', '-')}" in words


def test_the_commands_play_and_tell(tmp_path: Path) -> None:
    file, out, html = tmp_path / "small.toml", tmp_path / "small.lab", tmp_path / "small.html"
    file.write_text(EXPERIMENT.replace("players = [3]", "players = [2]\nmeasures = ['win', 'rules']"))
    command = CliRunner()
    played = command.invoke(main, ["lab", "run", str(file), "--out", str(out), "--cores", "1", "--language", "en"])
    assert played.exit_code == 0, played.output
    told = command.invoke(main, ["lab", "report", str(out), "--language", "en"])
    assert told.output == played.output
    assert command.invoke(main, ["lab", "report", str(out), "--html", str(html)]).exit_code == 0
    assert html.read_text("utf-8").startswith("<!doctype html>")


def test_bad_input_gets_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("title = 'x'\ngame = 'mine'\nplayers = [2]\ngrid = { rush_at = [99] }")
    refused = CliRunner().invoke(main, ["lab", "run", str(file)])
    assert refused.exit_code == 2
    assert "'rush_at' must be 1 to 64, not 99 (M10)" in refused.output
    empty = CliRunner().invoke(main, ["lab", "report", str(tmp_path)])
    assert empty.exit_code == 2
    assert "holds no experiment" in empty.output
