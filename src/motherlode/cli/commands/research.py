"""Commands for whoever studies the games: a benchmark to publish with."""

from pathlib import Path

import click

from motherlode.cli.options import ITERATIONS

FILE = click.Path(dir_okay=False, path_type=Path)


@click.command()
@click.argument("policy", required=False)
@click.option("--out", type=FILE, help="Write the result here instead of to standard output.")
@click.option("--name", help="What the policy is called on leaderboards; as it was typed if nothing is said.")
@click.option("--game", "games", multiple=True, help="Only this game; may be repeated. Leaderboards say so.")
@click.option(
    "--opponent", "opponents", multiple=True, help="Only this opponent; may be repeated. The result is a trial then."
)
@click.option("--deals", type=click.IntRange(1), help="Only so many deals of each configuration. A trial, too.")
@click.option("--iterations", type=ITERATIONS, help="Iterations a move, for a policy that is a bot which searches.")
@click.option("--check", "checked", type=FILE, help="Run a result's policy again and compare.")
def benchmark(
    policy: str | None,
    out: Path | None,
    name: str | None,
    games: tuple[str, ...],
    opponents: tuple[str, ...],
    deals: int | None,
    iterations: int | None,
    checked: Path | None,
) -> None:
    """Play a policy against fixed opponents over fixed deals, from all seats, in every configuration.

    POLICY is `module:function` (a function from what a seat knows to a move), the name of a bot, `cmd:COMMAND` (a
    program that reads a line of JSON for each decision and answers with a line), or a file `….onnx`.

    \b
    Try:
      motherlode benchmark greedy --deals 2 --opponent random
      motherlode benchmark my_package:my_policy --out results/mine.json
      motherlode benchmark --check results/mine.json
    """
    from motherlode.cli.research import benchmark as run
    from motherlode.cli.research import check_result

    if checked is not None:
        check_result(checked, policy)
    elif policy is None:
        raise click.UsageError("Name a POLICY, or a result to --check.")
    else:
        run(policy, out, name or policy, games, opponents, deals, iterations)


@click.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--out", type=FILE, help="A file `….html` or `….md`; without it, Markdown to standard output.")
def leaderboard(folder: Path, out: Path | None) -> None:
    """Turn a FOLDER of results of the benchmark into a page."""
    from motherlode.cli.research import leaderboard as run

    run(folder, out)


@click.command()
@click.argument("game")
@click.option("--bot", default="hard", show_default=True, help="Who is strong: a bot that `motherlode arena` knows.")
@click.option("--games", type=click.IntRange(2), default=100, show_default=True, help="Games of strong bots.")
@click.option("--luck-games", type=click.IntRange(2), default=40, show_default=True, help="Games that are reviewed.")
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), help="Write GAME.json and GAME.md into this folder."
)
def card(game: str, bot: str, games: int, luck_games: int, out: Path | None) -> None:
    """Measure the environment card of a GAME: information, chance, size, length, luck, who begins.

    \b
    Try:
      motherlode card gate --games 10 --luck-games 4
    """
    from motherlode.cli.card import card as run

    run(game, bot, games, luck_games, out)
