"""A folder of results as one page: in Markdown, or in HTML that needs nothing else."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import product
from pathlib import Path

from motherlode.lab.benchmark.protocol import suite
from motherlode.lab.benchmark.report import BadReport, BenchmarkReport, Score, mean_of, read_report

STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
div { overflow-x: auto }
table { border-collapse: collapse; margin: 1rem 0 }
caption { text-align: left; font-weight: 600 }
th, td { padding: .35rem .75rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #8886 }
h1 { font-size: 1.6rem; line-height: 1.2 }
th:first-child, td:first-child {
  text-align: left; white-space: normal; overflow-wrap: break-word; padding-left: 0; min-width: 7rem;
  max-width: 20rem;
  position: sticky; left: 0; background: Canvas;
}
@media (max-width: 40rem) { th:first-child, td:first-child { max-width: 7rem } }
"""
ABOUT = (
    "Shares of victories in percent with their 95 % intervals, and behind them what equals would have. Every deal is "
    "played from all seats. The index is the mean of share by even share: 1 is an equal of the opponents."
)

Cells = list[str]


def read_folder(folder: Path) -> list[BenchmarkReport]:
    """All results of a folder, the best first; what is no result is refused by its name."""
    found = []
    for file in sorted(folder.glob("*.json")):
        try:
            found.append(read_report(file.read_bytes()))
        except BadReport as error:
            raise BadReport(f"{file}: {error}") from None
    if not found:
        raise BadReport(f"There is no result in {folder}: `motherlode benchmark POLICY --out FILE` writes one.")
    return sorted(found, key=lambda report: (not report.complete, -(mean_of(report.scores) or 0), report.name))


def tables(reports: Sequence[BenchmarkReport]) -> Iterator[tuple[str, list[Cells]]]:
    """Titles and rows, the first one the head: all results in short, then each configuration."""
    opponents = list(dict.fromkeys(score.opponent for report in reports for score in report.scores))
    yield "Index", [["policy", "all", *opponents, "forfeits", "version"], *(_in_short(r, opponents) for r in reports)]
    for label in dict.fromkeys(score.configuration.label for report in reports for score in report.scores):
        rows = [_in_configuration(report, label, opponents) for report in reports]
        yield label, [["policy", *opponents], *(row for row in rows if any(row[1:]))]
    if any(report.losses for report in reports):
        games = list(dict.fromkeys(loss.game for report in reports for loss in report.losses))
        yield "Loss a decision, in percent of a game", [["policy", *games], *(_losses(r, games) for r in reports)]


def _called(report: BenchmarkReport) -> str:
    """Its name, and if not all was played what was: all of some games, or a trial."""
    return report.name if report.complete else f"{report.name} ({_part(report)})"


def _part(report: BenchmarkReport) -> str:
    fixed, games = suite(), {score.configuration.game for score in report.scores}
    configurations = [each for each in fixed.configurations if each.game in games]
    wanted = list(product(configurations, [each.name for each in fixed.opponents]))
    is_whole = report.deals == fixed.deals and [(each.configuration, each.opponent) for each in report.scores] == wanted
    return f"{', '.join(sorted(games))} only" if is_whole else "trial"


def _in_short(report: BenchmarkReport, opponents: Sequence[str]) -> Cells:
    by_opponent = [mean_of(tuple(score for score in report.scores if score.opponent == each)) for each in opponents]
    forfeits = sum(score.forfeits for score in report.scores)
    numbers = [mean_of(report.scores), *by_opponent]
    shown = ["" if number is None else f"{number:.2f}" for number in numbers]
    return [_called(report), *shown, str(forfeits), report.versions.get("motherlode", "")]


def _in_configuration(report: BenchmarkReport, label: str, opponents: Sequence[str]) -> Cells:
    found = {score.opponent: score for score in report.scores if score.configuration.label == label}
    return [_called(report), *(_share(found[each]) if each in found else "" for each in opponents)]


def _share(score: Score) -> str:
    value, low, high = (100 * number for number in (score.wins.value, score.wins.low, score.wins.high))
    return f"{value:.1f} ({low:.0f} to {high:.0f}), even {100 * score.even:.0f}"


def _losses(report: BenchmarkReport, games: Sequence[str]) -> Cells:
    found = {loss.game: f"{100 * loss.loss.value:.2f}" for loss in report.losses}
    return [_called(report), *(found.get(game, "") for game in games)]


def as_markdown(reports: Sequence[BenchmarkReport]) -> str:
    """For documents and terminals."""
    lines = [f"# Leaderboard: {reports[0].benchmark}", "", ABOUT]
    for title, (head, *rows) in tables(reports):
        lines += ["", f"## {title}", "", _row(head), _row(["---"] * len(head)), *map(_row, rows)]
    return "\n".join(lines) + "\n"


def _row(cells: Cells) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def as_html(reports: Sequence[BenchmarkReport]) -> str:
    """A page of its own."""
    title = escape(f"Leaderboard: {reports[0].benchmark}")
    parts = [f"<h1>{title}</h1><p>{escape(ABOUT)}</p>"]
    for caption, (head, *rows) in tables(reports):
        cells = "".join(f"<th scope=col>{escape(cell)}</th>" for cell in head)
        body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
        parts.append(f"<div tabindex=0><table><caption>{escape(caption)}</caption><tr>{cells}</tr>{body}</table></div>")
    viewport = '<meta name=viewport content="width=device-width,initial-scale=1">'
    about = f"<meta charset=utf-8>{viewport}<title>{title}</title><style>{STYLE}</style>"
    return f"<!doctype html><html lang=en><head>{about}</head><body>{''.join(parts)}</body></html>\n"
