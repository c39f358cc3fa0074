"""What `motherlode benchmark` and `motherlode leaderboard` do."""

from pathlib import Path

import click
from rich.console import Console

from motherlode.lab.benchmark.check import compare
from motherlode.lab.benchmark.leaderboard import as_html, as_markdown, read_folder
from motherlode.lab.benchmark.policies import load_policy
from motherlode.lab.benchmark.protocol import Suite, suite
from motherlode.lab.benchmark.report import BadReport, BenchmarkReport, read_report
from motherlode.lab.benchmark.run import Plan, run_benchmark


def benchmark(
    policy: str,
    out: Path | None,
    name: str,
    games: tuple[str, ...],
    opponents: tuple[str, ...],
    deals: int | None,
    iterations: int | None,
) -> None:
    fixed = suite()
    _check_names("game", games, {each.game for each in fixed.configurations})
    _check_names("opponent", opponents, {each.name for each in fixed.opponents})
    report = _run(fixed, policy, name, Plan(deals, games, opponents), iterations)
    if out is None:
        click.echo(report.to_json().decode(), nl=False)
        return
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(report.to_json())
    click.echo(as_markdown([report]))


def _check_names(what: str, given: tuple[str, ...], known: set[str]) -> None:
    for name in given:
        if name not in known:
            raise click.UsageError(f"The benchmark has no {what} {name!r}: choose one of {', '.join(sorted(known))}.")


def _run(fixed: Suite, text: str, name: str, plan: Plan, iterations: int | None) -> BenchmarkReport:
    policy = load_policy(text, iterations)
    try:
        with Console(stderr=True).status("") as status:
            return run_benchmark(fixed, policy, text, name, plan, iterations, status.update)
    finally:
        policy.close()


def check_result(file: Path, policy: str | None) -> None:
    """Runs the policy of a result again, or another that is named, and says where they differ."""
    try:
        reported = read_report(file.read_bytes())
    except OSError as error:
        raise BadReport(f"{file} cannot be read: {error.strerror}.") from None
    fixed = suite()
    games = {score.configuration.game for score in reported.scores}
    opponents = {score.opponent for score in reported.scores}
    all_games = games == {each.game for each in fixed.configurations}
    plan = Plan(
        reported.deals,
        () if all_games else games,
        () if opponents == {each.name for each in fixed.opponents} else opponents,
    )
    found = _run(fixed, policy or reported.policy, reported.name, plan, reported.iterations)
    differences = compare(reported, found, fixed)
    for each in differences:
        click.echo(f"{each.what}: reported {each.reported}, found {each.found}")
    if differences:
        raise BadReport(f"{file} was not reproduced: {len(differences)} differences.")
    games_played = sum(score.games for score in found.scores)
    click.echo(f"{file} was reproduced: {games_played} games, move by move.")


def leaderboard(folder: Path, out: Path | None) -> None:
    reports = read_folder(folder)
    if out is None:
        click.echo(as_markdown(reports), nl=False)
        return
    out.write_text(as_html(reports) if out.suffix == ".html" else as_markdown(reports))
