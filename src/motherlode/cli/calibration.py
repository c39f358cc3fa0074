"""What `motherlode ratings calibrate` does: plays, writes the data, and renews pictures and tables of the documents."""

import re
from collections.abc import Mapping
from pathlib import Path

import click

from motherlode.lab.calibration import Effort, our_pools
from motherlode.lab.calibration import calibrate as measure
from motherlode.lab.rating_pictures import by_game, calibration_picture, ladder_picture, luck_picture, mean_error
from motherlode.lab.statistics import Z
from motherlode.ratings.anchors import FILE, BotRating, Calibration, Ladder, read, write
from motherlode.ratings.model import points

BEGIN, END = "<!-- ratings of bots -->", "<!-- end of ratings of bots -->"


def calibrate(
    names: tuple[str, ...],
    games: int,
    seconds: float,
    seed: int,
    docs: Path | None,
    cores: int | None,
) -> None:
    """Each configuration is kept as it is measured; others stay as they were."""
    pools = our_pools()
    if unknown := [name for name in names if name not in pools]:
        raise click.ClickException(f"There is no configuration {unknown[0]!r}: choose from {', '.join(pools)}.")
    effort = Effort(games, seconds, seed, cores)
    kept = dict(read(FILE.read_bytes()).ladders) if FILE.exists() else {}
    for name in names or pools:
        kept[name] = measure(pools[name], effort)
        FILE.write_bytes(write(Calibration(seed, {each: kept[each] for each in pools if each in kept})))
        _tell(name, kept[name])
    folder = docs or Path("docs")
    if folder.is_dir():
        renew_documents(folder, read(FILE.read_bytes()).ladders)
    else:
        click.echo(f"There is no folder {folder}: no picture and no table was renewed.", err=True)


def renew_documents(folder: Path, ladders: Mapping[str, Ladder]) -> None:
    """The pictures and the table, from the data alone."""
    pictures = folder / "pictures" / "ratings"
    pictures.mkdir(parents=True, exist_ok=True)
    (pictures / "ladder.svg").write_text(ladder_picture(ladders))
    (pictures / "luck.svg").write_text(luck_picture(ladders))
    (pictures / "calibration.svg").write_text(calibration_picture(ladders))
    renew(folder / "bots.md", table_of(ladders))
    for name, tenths in by_game(ladders).items():
        click.echo(f"{name}: predictions are {100 * mean_error(tenths):.1f} points off, on average.")


def _tell(name: str, ladder: Ladder) -> None:
    bots = "  ".join(f"{level} {points(bot.mu)} ±{points(Z * bot.sigma)}" for level, bot in ladder.bots.items())
    click.echo(f"{name}: {ladder.games} games, luck {points(ladder.beta)}  {bots}")


def table_of(ladders: Mapping[str, Ladder]) -> str:
    """The ratings as a table of a document."""
    names = max((list(ladder.bots) for ladder in ladders.values()), key=len)
    rows = [
        f"| | {' | '.join(f'`{name}`' for name in names)} | luck | games |",
        f"|{' --- |' * (len(names) + 3)}",
    ]
    for pool, ladder in ladders.items():
        bots = [_place_of(ladder.bots[name]) if name in ladder.bots else "" for name in names]
        luck = f"{points(ladder.beta)} ({points(ladder.beta_low)}-{points(ladder.beta_high)})"
        rows.append(f"| `{pool}` | {' | '.join(bots)} | {luck} | {ladder.games:,} |")
    return "\n".join(rows)


def _place_of(bot: BotRating) -> str:
    return f"{points(bot.mu)} ±{points((bot.high - bot.low) / 2)}"


def renew(document: Path, table: str) -> None:
    """Puts a new table between the marks of a document."""
    text = document.read_text()
    if BEGIN not in text or END not in text:
        raise click.ClickException(f"{document} has no place for the table: it goes between {BEGIN} and {END}.")
    new = re.sub(f"{BEGIN}.*?{END}", lambda _: f"{BEGIN}\n{table}\n{END}", text, flags=re.DOTALL)
    document.write_text(new)
