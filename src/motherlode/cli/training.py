"""What `motherlode train` shows."""

import importlib
import importlib.util
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from motherlode.cli.files import BadFile, check_writable, telling
from motherlode.extras import how_to_install
from motherlode.rules import Game, MotherlodeError


class NothingToLearn(MotherlodeError):
    """A game whose bots have no learnt values."""

    name = "nothing_to_learn"


def train(game: Game, seed: int | None, output: Path | None, plot: Path | None) -> None:
    """Learns, writes the file and the picture of the learning curve, and compares with what is shipped."""
    lessons = _lessons(game)
    seed = lessons.SHIPPED_SEED if seed is None else seed
    output = output or Path(lessons.FILE.name)
    plot = plot or output.with_suffix(".png")
    check_writable(output)
    check_writable(plot)
    _check_drawable(plot)
    curve: list[tuple[float, dict[str, float]]] = []
    notes = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(f"learning {game.name}", total=1.0)

        def report(done: float, values: dict[str, float]) -> None:
            curve.append((done, values))
            shown = "  ".join(f"{name} {value:.3f}" for name, value in values.items())
            progress.update(task, completed=done, description=f"learning {game.name}: {shown}")

        learnt: bytes = lessons.train(seed, report)
    with telling(output):
        output.write_bytes(learnt)
    same = learnt == lessons.FILE.read_bytes()
    click.echo(f"{output} ({len(learnt) / 1000:.1f} kB) is {'exactly' if same else 'not'} the file that is shipped.")
    _draw(curve, plot, f"{game.name}, seed {seed}")


def _lessons(game: Game) -> Any:
    package = game.spec.adapters.get("bots")
    name = f"{package}.train"
    if package is None or importlib.util.find_spec(name) is None:
        raise NothingToLearn(f"The bots of {game.name} have no learnt values; there is nothing to train.")
    return importlib.import_module(name)


def _check_drawable(file: Path) -> None:
    """Refuses a picture of a kind that cannot be drawn, before there is anything to be drawn."""
    if importlib.util.find_spec("matplotlib") is None:
        return
    from matplotlib.backend_bases import FigureCanvasBase

    kinds = FigureCanvasBase.get_supported_filetypes()
    if file.suffix.lower().removeprefix(".") not in kinds:
        raise BadFile(f"{file} cannot be drawn: its name must end in one of {', '.join(f'.{each}' for each in kinds)}.")


def _draw(curve: list[tuple[float, dict[str, float]]], file: Path, title: str) -> None:
    if importlib.util.find_spec("matplotlib") is None:
        click.echo(f"No picture of the learning curve without matplotlib. {how_to_install('plots')}", err=True)
        return
    from matplotlib.figure import Figure

    names = sorted({name for _, values in curve for name in values})
    figure = Figure(figsize=(7, 2.2 * len(names)), layout="constrained")
    for axes, name in zip(figure.subplots(len(names), squeeze=False)[:, 0], names, strict=True):
        points = [(done, values[name]) for done, values in curve if name in values]
        axes.plot([100 * done for done, _ in points], [value for _, value in points], color="#8A5A00")
        axes.set_ylabel(name)
        axes.grid(alpha=0.3)
    figure.axes[0].set_title(f"Learning {title}")
    figure.axes[-1].set_xlabel("% of the training")
    with telling(file):
        figure.savefig(file, dpi=120)
    click.echo(f"{file} shows the learning curve.")
