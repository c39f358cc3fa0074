"""What `motherlode ratings calibrate` does: plays, writes the data, and renews pictures and tables of the documents."""

import re
from collections.abc import Mapping
from pathlib import Path

import click
from msgspec.structs import replace

from motherlode.cli.files import check_writable
from motherlode.lab.beside import measure_beside
from motherlode.lab.calibration import Effort, our_pools
from motherlode.lab.calibration import calibrate as measure
from motherlode.lab.rating_pictures import by_game, calibration_picture, ladder_picture, luck_picture, mean_error
from motherlode.ratings.anchors import FILE, BotRating, Calibration, Ladder, read, write
from motherlode.ratings.model import points

DOCUMENT = "bots.md"
LADDERS, BESIDE = "ratings of bots", "ratings of other bots"
"""What the marks around the tables of the document say."""


def calibrate(
    names: tuple[str, ...],
    games: int,
    seconds: float,
    seed: int,
    docs: Path | None,
    cores: int | None,
    beside: bool = False,
) -> None:
    """Each configuration is kept as it is measured; others stay as they were."""
    pools = our_pools()
    if unknown := [name for name in names if name not in pools]:
        raise click.ClickException(f"There is no configuration {unknown[0]!r}: choose from {', '.join(pools)}.")
    check_writable(FILE)
    folder = _documents(docs)
    effort = Effort(games, seconds, seed, cores)
    kept = dict(read(FILE.read_bytes()).ladders) if FILE.exists() else {}
    for name in names or pools:
        ladder = kept[name] if beside and name in kept else measure(pools[name], effort)
        kept[name] = replace(ladder, beside=measure_beside(pools[name], ladder, effort))
        FILE.write_bytes(write(Calibration(seed, {each: kept[each] for each in pools if each in kept})))
        _tell(name, kept[name])
    if folder is not None:
        renew_documents(folder, read(FILE.read_bytes()).ladders)
    else:
        click.echo("There is no docs/bots.md here: no picture and no table was renewed.", err=True)


def _documents(docs: Path | None) -> Path | None:
    """The folder with the document that has the tables; one that was named has to have it, before anybody plays."""
    folder = docs or Path("docs")
    document = folder / DOCUMENT
    if not document.is_file():
        if docs is not None:
            raise click.ClickException(f"There is no {document}: --docs names the folder where {DOCUMENT} is.")
        return None
    for each in (document, folder):
        check_writable(each)
    for what in (LADDERS, BESIDE):
        _check_marks(document, what)
    return folder


def renew_documents(folder: Path, ladders: Mapping[str, Ladder]) -> None:
    """The pictures and the table, from the data alone."""
    pictures = folder / "pictures" / "ratings"
    pictures.mkdir(parents=True, exist_ok=True)
    (pictures / "ladder.svg").write_text(ladder_picture(ladders))
    (pictures / "luck.svg").write_text(luck_picture(ladders))
    (pictures / "calibration.svg").write_text(calibration_picture(ladders))
    renew(folder / DOCUMENT, LADDERS, table_of(ladders))
    renew(folder / DOCUMENT, BESIDE, table_beside(ladders))
    for name, tenths in by_game(ladders).items():
        click.echo(f"{name}: predictions are {100 * mean_error(tenths):.1f} points off, on average.")


def _tell(name: str, ladder: Ladder) -> None:
    bots = "  ".join(f"{bot} {place_of(rating)}" for bot, rating in (ladder.bots | ladder.beside).items())
    click.echo(f"{name}: {ladder.games} games, luck {points(ladder.beta)}  {bots}")


def table_of(ladders: Mapping[str, Ladder]) -> str:
    """The ratings as a table of a document."""
    names = max((list(ladder.bots) for ladder in ladders.values()), key=len)
    rows = [
        f"| | {' | '.join(f'`{name}`' for name in names)} | luck | games |",
        f"|{' --- |' * (len(names) + 3)}",
    ]
    for pool, ladder in ladders.items():
        bots = [place_of(ladder.bots[name]) if name in ladder.bots else "" for name in names]
        luck = f"{points(ladder.beta)} ({points(ladder.beta_low)}-{points(ladder.beta_high)})"
        rows.append(f"| `{pool}` | {' | '.join(bots)} | {luck} | {ladder.games:,} |")
    return "\n".join(rows)


def table_beside(ladders: Mapping[str, Ladder]) -> str:
    """The ratings of the bots that are no levels: a row for each, because the games have different ones."""
    names = dict.fromkeys(name for ladder in ladders.values() for name in ladder.beside)
    rows = [f"| | {' | '.join(f'`{pool}`' for pool in ladders)} |", f"|{' --- |' * (len(ladders) + 1)}"]
    for name in names:
        places = [place_of(ladder.beside[name]) if name in ladder.beside else "" for ladder in ladders.values()]
        rows.append(f"| `{name}` | {' | '.join(places)} |")
    return "\n".join(rows)


def place_of(bot: BotRating) -> str:
    return f"{points(bot.mu)} ±{points((bot.high - bot.low) / 2)}"


def renew(document: Path, what: str, table: str) -> None:
    """Puts a new table between the marks of a document."""
    begin, end = _check_marks(document, what)
    new = re.sub(f"{begin}.*?{end}", lambda _: f"{begin}\n{table}\n{end}", document.read_text(), flags=re.DOTALL)
    document.write_text(new)


def _check_marks(document: Path, what: str) -> tuple[str, str]:
    """The marks between which a table stands; a document without them is refused."""
    begin, end = f"<!-- {what} -->", f"<!-- end of {what} -->"
    text = document.read_text()
    if begin not in text or end not in text:
        raise click.ClickException(f"{document} has no place for a table: it goes between {begin} and {end}.")
    return begin, end
