"""A report in words: what its tables and measures are called, numbers as people read them, and a table to paste."""

from collections.abc import Iterator

from motherlode.lab.experiment.definition import AGAINST, GENERAL, MEASURES, PRINTED
from motherlode.lab.experiment.report import Report, TableReport
from motherlode.lab.statistics import IntervalEstimate
from motherlode.rules import game
from motherlode.words import Words
from motherlode.words.house import changes
from motherlode.words.naming import game_name

SHARES = {"win", "unfairness", "level", "settled", "known", "luck", "ties", "tie_breaks", "kingmaking"}
"""Measures that are told in percent."""
RULES = "rules"


class ReportStory:
    """A report, put into words of a language."""

    def __init__(self, words: Words, report: Report) -> None:
        self.words, self.report = words, report
        self._game = game(report.experiment.game)
        self._named = {variant.name for variant in report.experiment.variants}

    @property
    def title(self) -> str:
        return f"{game_name(self.words, self._game.name)}: {self.report.experiment.title}"

    def variant(self, table: TableReport) -> str:
        """What the rules of a table are called: as the experiment names them, or by what differs from print."""
        if table.variant in self._named:
            return table.variant
        changed = ", ".join(changes(self.words, self._game, table.house))
        return changed or (self.words("lab-printed") if table.variant == PRINTED else table.variant)

    def levels(self, table: TableReport) -> str:
        one, _, others = table.levels.partition(AGAINST)
        if not others:
            return self._level(one)
        return self.words("lab-levels-against", one=self._level(one), others=self._level(others))

    def _level(self, name: str) -> str:
        return self.words.otherwise(f"level-{name}", name)

    def table(self, table: TableReport) -> str:
        """A table in a few words: what all have in common is not said."""
        experiment = self.report.experiment
        parts = [
            self.variant(table) if len({each.variant for each in self.report.tables}) > 1 else "",
            self.words("lab-of-players", players=table.players) if len(experiment.players) > 1 else "",
            self.levels(table) if len(experiment.levels) > 1 else "",
        ]
        return ", ".join(part for part in parts if part) or self.variant(table)

    @property
    def keys(self) -> list[str]:
        """All that any table measured, in the order of reports."""
        found = dict.fromkeys(key for table in self.report.tables for key in table.measures)
        order = list(MEASURES)
        return sorted(found, key=lambda key: order.index(measure_of(key)))

    def measure(self, key: str) -> str:
        """What a measure is called, with its seat or its rule."""
        name, _, part = key.partition(".")
        if name == RULES:
            return self.rule(part)
        label = self.words(f"lab-measure-{_hyphened(name)}")
        return f"{label}, {self.words('lab-seat', number=int(part))}" if part else label

    def rule(self, kind: str) -> str:
        return self.words.otherwise(f"lab-rule-{self._game.name}-{_hyphened(kind)}", kind.replace("_", " "))

    def about(self, name: str) -> str:
        return self.words(f"lab-measure-{_hyphened(name)}.about")

    def notes(self) -> Iterator[str]:
        """What must be known to read the numbers."""
        words, experiment = self.words, self.report.experiment
        if not self.report.done:
            yield words("lab-unfinished")
        yield words("lab-honest")
        if any(table.bots == GENERAL for table in self.report.tables):
            yield words("lab-general")
        if "minutes" in experiment.measured:
            pace = experiment.pace
            yield words(
                "lab-minutes-model", setup=f"{pace.setup:g}", handle=f"{pace.handle:g}", think=f"{pace.think:g}"
            )

    def markdown(self) -> str:
        """All numbers as a table that can be pasted: a measure a row, a table a column."""
        tables = self.report.tables
        lines = [
            f"| {self.title} | {' | '.join(map(self.table, tables))} |",
            f"| --- |{' --- |' * len(tables)}",
            f"| {self.words('lab-games')} | {' | '.join(f'{table.games:,}' for table in tables)} |",
        ]
        for key in self.keys:
            cells = [with_error(key, table.measures[key]) if key in table.measures else "" for table in tables]
            lines.append(f"| {self.measure(key)} | {' | '.join(cells)} |")
        return "\n".join(lines)


def measure_of(key: str) -> str:
    """The measure that a key belongs to."""
    return key.partition(".")[0]


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


def number(key: str, value: float, signed: bool = False) -> str:
    """A value as people read it: shares in percent, others with the digits that matter."""
    sign = "+" if signed else ""
    if measure_of(key) in SHARES:
        return f"{100 * value:{sign}.1f} %"
    digits = 2 if abs(value) < 10 else 1
    return f"{value:{sign}.{digits}f}"


def tick(key: str, value: float) -> str:
    """A round number of an axis."""
    return f"{round(100 * value, 6):.4g} %" if measure_of(key) in SHARES else f"{round(value, 6):.5g}"


def with_error(key: str, estimate: IntervalEstimate) -> str:
    """A value with the half of its interval."""
    half = (estimate.high - estimate.low) / 2
    return f"{number(key, estimate.value)} ± {number(key, half).removesuffix(' %')}"


def interval(key: str, estimate: IntervalEstimate, signed: bool = False) -> str:
    return f"{number(key, estimate.low, signed)} – {number(key, estimate.high, signed)}"
