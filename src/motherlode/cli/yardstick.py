"""What `motherlode yardstick` does."""

from collections.abc import Iterable
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from motherlode.bots.registry import bots_of
from motherlode.bots.yardstick import YardstickPosition, pack
from motherlode.cli.files import telling
from motherlode.lab.benchmark.policies import load_policy
from motherlode.lab.benchmark.yardstick import measure_losses
from motherlode.lab.yardstick_maker import make as make_positions
from motherlode.rules import GAMES, Game, game


def measure(policies: Iterable[str], games: Iterable[Game], positions: int | None, iterations: int | None) -> None:
    """A line for each policy and game."""
    for text in policies:
        policy = load_policy(text, iterations)
        for rules in games or games_of(text):
            found = measure_losses(policy, rules, most=positions)
            if found is None:
                click.echo(f"{rules.name:8}{text:13} has no positions")
                continue
            loss = found.loss
            half = 100 * (loss.high - loss.value)
            click.echo(
                f"{rules.name:8}{text:13} loses {100 * loss.value:.2f} % ±{half:.2f} of {found.positions} positions"
            )
        policy.close()


def games_of(policy: str) -> list[Game]:
    """All our games; of a bot that only some of them have, these."""
    return [rules for rules in our_games() if policy in bots_of(rules)] or our_games()


def make(games: Iterable[Game], positions: int, looks: int, out: Path) -> None:
    """The files, one after another; each is written as soon as it is complete."""
    with telling(out):
        out.mkdir(parents=True, exist_ok=True)
    notes = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    for rules in games or our_games():
        drafts = out / f"{rules.name}.drafts.jsonl"
        shown = Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal)
        with telling(drafts), shown as progress:
            task = progress.add_task(rules.name, total=positions * looks)
            found = make_positions(
                rules,
                positions,
                looks,
                drafts,
                lambda done, total, task=task: progress.update(task, completed=done),  # type: ignore[misc]
            )
        file = out / f"{rules.name}.jsonl.xz"
        with telling(file):
            file.write_bytes(pack(found))
        click.echo(f"{file}: {describe(found)}")


def describe(found: list[YardstickPosition]) -> str:
    """How good the values are."""
    exact = sum(position.exact for position in found)
    open_ones = [position for position in found if not position.exact]
    error = sum(position.error for position in open_ones) / max(1, len(open_ones))
    return f"{len(found)} positions, {exact} of them exact; the others' best moves with an error of {100 * error:.2f} %"


def our_games() -> list[Game]:
    elsewhere = GAMES.from_elsewhere()
    return [game(name) for name in GAMES if name not in elsewhere]
