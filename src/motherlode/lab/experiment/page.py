"""A report as one page that needs nothing else: plots, the tables behind them, and one to paste."""

from collections.abc import Iterable
from html import escape
from importlib.resources import files

from motherlode.lab.experiment.plots import Bar, intervals
from motherlode.lab.experiment.report import TableReport
from motherlode.lab.experiment.telling import RULES, ReportStory, interval, measure_of, number, with_error


def page(story: ReportStory) -> str:
    """The whole page."""
    title, experiment = escape(story.title), story.report.experiment
    about = "".join(f"<p>{escape(part)}</p>" for part in experiment.about.split("\n\n") if part.strip())
    measures = dict.fromkeys(map(measure_of, story.keys))
    sections = [_tables(story), *(_measure(story, name) for name in measures), _paste(story)]
    notes = "".join(f"<p>{escape(note)}</p>" for note in story.notes())
    return (
        f'<!doctype html><html lang="{story.words.language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<style>{_style()}</style></head><body><main class="lab"><h1>{title}</h1>{about}{notes}'
        f"{''.join(sections)}</main></body></html>\n"
    )


def _style() -> str:
    tokens = files("motherlode.review").joinpath("tokens.css").read_text("utf-8")
    return tokens + files(__package__).joinpath("lab.css").read_text("utf-8")


def _section(heading: str, *content: str) -> str:
    return f'<section aria-label="{escape(heading)}"><h2>{escape(heading)}</h2>{"".join(content)}</section>'


def _grid(heads: Iterable[str], rows: Iterable[tuple[str, Iterable[str]]]) -> str:
    """A table: a head for each row, and cells."""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
        for name, cells in rows
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll" tabindex="0">{table}</div>'


def _tables(story: ReportStory) -> str:
    words = story.words
    heads = [words(f"lab-{name}") for name in ("rules-played", "players", "levels", "games", "stopped")]
    rows = [
        (
            story.variant(table),
            [str(table.players), story.levels(table), f"{table.games:,}", words(f"lab-stopped-{table.stopped}")],
        )
        for table in story.report.tables
    ]
    impossible = "".join(f"<li>{escape(f'{name}: {why}')}</li>" for name, why in story.report.impossible)
    left_out = f"<p>{escape(words('lab-impossible'))}:</p><ul>{impossible}</ul>" if impossible else ""
    return _section(words("lab-tables"), _grid(heads, rows), left_out)


def _measure(story: ReportStory, name: str) -> str:
    """One measure at all tables: a plot, and the numbers; for rules, of which there are many, the numbers only."""
    keys = [key for key in story.keys if measure_of(key) == name]
    label, about = story.words(f"lab-measure-{name.replace('_', '-')}"), story.about(name)
    said = f"<p>{escape(about)}</p>"
    if name == RULES:
        return _section(label, said, _rules(story, keys))
    rows = [(key, table) for table in story.report.tables for key in keys if key in table.measures]
    several = len(keys) > 1
    bars = [Bar(_row_name(story, key, table, several), table.measures[key], _kind(key)) for key, table in rows]
    plot = intervals(name, bars, label, _mark(story, name))
    numbers = _numbers(story, rows, several)
    behind = f"<details><summary>{escape(story.words('lab-same-table'))}</summary>{numbers}</details>"
    return _section(label, said, plot, behind)


def _row_name(story: ReportStory, key: str, table: TableReport, several: bool) -> str:
    if not several:
        return story.table(table)
    seat = story.words("lab-seat", number=int(key.partition(".")[2]))
    return f"{story.table(table)}, {seat}" if len(story.report.tables) > 1 else seat


def _kind(key: str) -> str:
    """Seats have their colours and their marks."""
    part = key.partition(".")[2]
    return f"seat-{int(part) - 1}" if part else "whole"


def _mark(story: ReportStory, name: str) -> float | None:
    """An even share, where all tables have the same number of players; nothing, where differences are told."""
    players = {table.players for table in story.report.tables}
    return 1 / players.pop() if name in ("win", "level") and len(players) == 1 else None


def _numbers(story: ReportStory, rows: list[tuple[str, TableReport]], several: bool) -> str:
    words, compared = story.words, any(table.differences for _, table in rows)
    heads = ["", words("lab-value"), words("lab-interval"), *([words("lab-difference")] * compared)]
    return _grid(heads, ((_row_name(story, key, table, several), _cells(key, table, compared)) for key, table in rows))


def _cells(key: str, table: TableReport, compared: bool) -> list[str]:
    estimate = table.measures[key]
    cells = [number(key, estimate.value), interval(key, estimate)]
    if not compared:
        return cells
    difference = (table.differences or {}).get(key)
    told = "" if difference is None else f"{number(key, difference.value, True)} ({interval(key, difference, True)})"
    return [*cells, told]


def _rules(story: ReportStory, keys: list[str]) -> str:
    tables = story.report.tables
    rows = (
        (
            story.measure(key),
            [with_error(key, table.measures[key]) if key in table.measures else "" for table in tables],
        )
        for key in keys
    )
    return _grid(["", *map(story.table, tables)], rows)


def _paste(story: ReportStory) -> str:
    heading = story.words("lab-paste")
    return _section(heading, f'<pre tabindex="0">{escape(story.markdown())}</pre>')
