"""`motherlode`: the commands, each a few lines over the library."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from motherlode.cli.parameters import Bots, Digits, GameName, Language, Network, Options, SeatValue
from motherlode.extras import MissingExtra, needs
from motherlode.rules import GAMES, Game, MotherlodeError

THEMES = ("dark", "light", "ansi")


class Refusal(click.ClickException):
    """One of our errors on its way to the terminal: a sentence, no traceback."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(f"motherlode: {self.format_message()}", err=True)


class Interrupted(click.ClickException):
    """Ctrl-C: the shell's own exit status, and nothing to say."""

    exit_code = 130

    def __init__(self) -> None:
        super().__init__("interrupted")

    def show(self, file: Any = None) -> None:
        click.echo(err=True)


class Commands(click.Group):
    """Turns our errors into sentences, for every command."""

    def invoke(self, context: click.Context) -> Any:
        try:
            return super().invoke(context)
        except (MotherlodeError, MissingExtra) as error:
            raise Refusal(str(error)) from error
        except (Refusal, Interrupted, click.exceptions.NoArgsIsHelpError):
            raise
        except click.UsageError as error:
            where = error.ctx.command_path if error.ctx else "motherlode"
            raise Refusal(f"{error.format_message()} ({where} --help says more.)") from error
        except click.ClickException as error:
            raise Refusal(error.format_message()) from error
        except KeyboardInterrupt:
            raise Interrupted from None


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="motherlode", prog_name="motherlode")
def main() -> None:
    """Three card games about gold: donkey, mine and gate.

    \b
      donkey  take and exchange, 2-3 players   (Gold!, Michael Schacht)
      mine    memory and dynamite, 2-5 players (GOLD, Reiner Knizia)
      gate    runs of cards, 2-4 players       (Golden Gate, Thierry Denoual)

    A record is one game as a line of JSON (docs/records.md). Where a command takes FILE, `-` reads standard input.

    \b
    Try:
      motherlode play donkey
      motherlode simulate donkey --players 3 --games 10000 --seed 1
      motherlode simulate gate --games 5 --seed 1 --records - | motherlode replay -
    """


LANGUAGE = click.option("--language", type=Language(), help="Default: what the environment asks for.")
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
OPTIONS = click.option(
    "--options", type=Options(), default={}, help="Options of the game as JSON, such as '{\"teams\": true}'."
)
KEEP_RECORDS = click.option(
    "--records",
    type=click.Path(dir_okay=False, allow_dash=True),
    metavar="FILE|-",
    help="Keep the games as they end: one JSON line each; - for standard output.",
)
SERVER = click.option(
    "--server", default="http://127.0.0.1:8000", show_default=True, help="Where the table is, if its link does not say."
)
FIRST = click.option(
    "--first", type=click.IntRange(1), metavar="SEAT", help="Which seat starts (in gate: deals), from 1 on."
)
DEAL = click.option(
    "--deal", type=click.IntRange(0), help="A numbered deal: the same cards for everybody who plays it."
)
MATCH = click.option("--games", type=click.IntRange(1), help="How many games make a match.")
MOST_GAMES = 10**9
STRANGERS = "me,other"
"""Who plays at a server's table, where nobody is named."""


def preferences(command: Callable[..., None]) -> Callable[..., None]:
    """The options of everything that is shown to a player."""
    options = [
        LANGUAGE,
        click.option("--plain", is_flag=True, help="Lines of text instead of a screen; for screen readers and pipes."),
        click.option("--ascii", "only_ascii", is_flag=True, help="Draw with ASCII characters only."),
        click.option("--theme", type=click.Choice(THEMES), help="Default: what suits the terminal."),
    ]
    for option in reversed(options):
        command = option(command)
    return command


def retention(command: Callable[..., None]) -> Callable[..., None]:
    """For how long tables are kept."""
    tables = click.option(
        "--keep-tables",
        type=click.IntRange(0),
        default=400,
        show_default=True,
        metavar="DAYS",
        help="How long a table is kept that nobody uses; 0 is for ever.",
    )
    unstarted = click.option(
        "--keep-unstarted",
        type=click.IntRange(0),
        default=7,
        show_default=True,
        metavar="DAYS",
        help="The same for a table where no game was ever begun.",
    )
    return tables(unstarted(command))


DATABASE = click.option(
    "--database", help="A file, or the URL of a PostgreSQL database; default: a file in your data folder."
)


CORES = click.option("--cores", type=click.IntRange(1), help="Play on so many cores instead of all.")
RECORDS = click.argument("file", type=click.File("rb"), metavar="FILE|-")


@main.command()
@click.argument("name", type=GameName(), metavar="GAME")
@click.option("--players", type=int, default=2, show_default=True, help="How many play.")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True, help="How many games.")
@click.option(
    "--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True, help="The same seed, the same games."
)
@OPTIONS
@KEEP_RECORDS
@JSON
def simulate(
    name: Game, players: int, games: int, seed: int, options: dict[str, Any], records: str | None, as_json: bool
) -> None:
    """Play games of random players and sum them up."""
    from motherlode.cli.simulation import simulate as run

    run(name, players, games, seed, options, records, as_json)


@main.command()
@RECORDS
@JSON
def replay(file: Any, as_json: bool) -> None:
    """Check records: one line each, `N ok` or `N refused: REASON`.

    The exit status is 1 if any was refused.
    """
    from motherlode.cli.records import replay as run

    run(file, as_json)


@main.command()
@RECORDS
@JSON
def legal(file: Any, as_json: bool) -> None:
    """List the legal moves after each record's moves, one a line.

    Records are told apart by an empty line. A game that is over has none.
    """
    from motherlode.cli.records import legal as run

    run(file, as_json)


@main.command()
@RECORDS
@click.option("--depth", type=click.IntRange(0), required=True, help="How many moves to look ahead.")
@click.option("--divide", is_flag=True, help="Also split the number by the first move, a line each.")
@JSON
def count(file: Any, depth: int, divide: bool, as_json: bool) -> None:
    """Count the move sequences of length D after each record's moves.

    A finished game counts 1. The number stands last on its line. Another implementation of the rules can be checked by
    these numbers.
    """
    from motherlode.cli.records import count as run

    run(file, depth, divide, as_json)


@main.command()
@click.argument("name", type=GameName(), metavar="GAME")
@click.option("--seats", "names", type=Bots(), required=True, metavar="BOT,BOT[,…]", help="The bots that play.")
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), default=200, show_default=True, help="How many games, rounded up."
)
@click.option("--seed", type=click.IntRange(0, 2**40), default=0, show_default=True, help="Fixes the deals.")
@click.option("--time", "seconds", type=click.FloatRange(0, min_open=True), help="Seconds a move.")
@click.option("--iterations", type=click.IntRange(1), help="Iterations a move; reproducible, unlike a time.")
@click.option("--threads", type=click.IntRange(1, 64), default=1, show_default=True, help="Threads of a thinking bot.")
@click.option("--players", type=int, help="How many play a game; with more bots every group of so many plays.")
@OPTIONS
@CORES
@JSON
@KEEP_RECORDS
def arena(
    name: Game,
    names: str,
    games: int,
    seed: int,
    seconds: float | None,
    iterations: int | None,
    threads: int,
    players: int | None,
    options: dict[str, Any],
    cores: int | None,
    as_json: bool,
    records: str | None,
) -> None:
    """Let bots play against each other.

    Every deal is played with every rotation of the seats. A bot of another package is known by the name
    that it registers. From three different bots on there are ratings.

    \b
    Try:
      motherlode arena donkey --seats expert,medium --games 100 --seed 1 --iterations 500
      motherlode arena mine --seats random,easy,medium,hard,expert --players 2 --games 100
    """
    from motherlode.bots import Budget
    from motherlode.cli.contest import arena as run

    bots = [bot.strip().lower() for bot in names.split(",") if bot.strip()]
    run(name, bots, games, seed, options, Budget(seconds, iterations, threads), players, cores, as_json, records)


@main.command()
@click.argument("name", type=GameName(), metavar="[GAME]", required=False)
@CORES
@JSON
def strength(name: Game | None, cores: int | None, as_json: bool) -> None:
    """Measure how strong the bot `expert` is against the reference bots.

    The contests and seeds are fixed. All take a quarter of an hour on two cores, a GAME's own a part of it.
    """
    from motherlode.cli.strength import strength as run

    run(name, cores, as_json)


@main.command()
@click.argument("name", type=GameName(), metavar="GAME")
@click.option("--seed", type=click.IntRange(0, 2**40), help="Another seed than that of the shipped file.")
@click.option("--output", type=click.Path(dir_okay=False, path_type=Path), help="Where to write the values.")
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help="Where to draw the curve.")
def train(name: Game, seed: int | None, output: Path | None, plot: Path | None) -> None:
    """Learn a game's values by self-play, as the shipped ones were learnt.

    Writes the file and a picture of the learning curve into this folder, and says whether the file is the shipped one.
    """
    from motherlode.cli.training import train as run

    run(name, seed, output, plot)


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--network", is_flag=True, help="Listen to other devices on the network, too (as --host 0.0.0.0).")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port to listen at.")
@DATABASE
@click.option("--origin", "origins", multiple=True, help="Another origin that browsers may come from; can be repeated.")
@click.option("--host-name", "host_names", multiple=True, help="A name by which browsers reach it; can be repeated.")
@click.option(
    "--proxy",
    "proxies",
    type=Network(),
    multiple=True,
    help="A proxy before the server, whose forwarded addresses are believed; can be repeated.",
)
@click.option(
    "--metrics-from",
    type=Network(),
    multiple=True,
    help="Who may read /metrics, instead of this machine alone; can be repeated.",
)
@click.option("--secure", is_flag=True, help="Send cookies over HTTPS only; for a server behind TLS.")
@click.option(
    "--drain",
    type=click.FloatRange(0, 600),
    default=0,
    metavar="SECONDS",
    help="When told to stop, send people on to other servers for so long; with several servers.",
)
@retention
@click.option("--open", "open_browser", is_flag=True, help="Open the browser when the server is ready.")
def serve(
    host: str,
    network: bool,
    port: int,
    database: str | None,
    origins: tuple[str, ...],
    secure: bool,
    open_browser: bool,
    metrics_from: tuple[str, ...],
    keep_tables: int,
    keep_unstarted: int,
    **more: Any,
) -> None:
    """Run a server where people and bots play, in the browser or through the protocol (docs/protocol.md)."""
    with needs("play"):
        from motherlode.cli.serving import serve as run
        from motherlode.table.retention import Retention

    more["retention"] = Retention(keep_tables, keep_unstarted)
    if metrics_from:
        more["metrics_from"] = metrics_from
    run("0.0.0.0" if network else host, port, database, origins, secure, open_browser, **more)


@main.command()
@retention
@click.option("--dry-run", is_flag=True, help="Only say what would be removed.")
@DATABASE
def sweep(keep_tables: int, keep_unstarted: int, dry_run: bool, database: str | None) -> None:
    """Remove tables that nobody has used for long, with their logs and records.

    A server does the same by itself, every hour.
    """
    with needs("play"):
        from motherlode.cli.serving import sweep as run
        from motherlode.table.retention import Retention

    run(Retention(keep_tables, keep_unstarted), dry_run, database)


@main.command("rotate-keys")
@click.option(
    "--keep", type=click.IntRange(0), default=3, show_default=True, help="How many older keys are still read."
)
@DATABASE
def rotate_keys(keep: int, database: str | None) -> None:
    """Make a new key that signs the guests' cookies, used from the server's next start on.

    Guests whose cookie an older key has signed stay who they are, and get a new cookie; with `--keep 0` all cookies
    and personal links become void, and people lose their seats.
    """
    with needs("play"):
        from motherlode.cli.serving import rotate_keys as run

    run(keep, database)


@main.command()
@DATABASE
@click.option("--url", help="Also ask a running server, as people reach it: https://gold.example.")
@JSON
def doctor(database: str | None, url: str | None, as_json: bool) -> None:
    """Look at all that a server stands on, and say what to do; nothing is changed.

    Versions, the database's form, clocks, the standby, time limits, disks; with --url also TLS, WebSockets and the
    addresses that a proxy forwards. The exit status is 1 if there is a problem, 0 if there are at most warnings.

    \b
    Try:
      motherlode doctor --database postgresql://motherlode@db.example/motherlode --url https://gold.example
    """
    with needs("play"):
        from motherlode.cli.doctor import doctor as run

    run(database, url, as_json)


@main.command()
@click.argument("name", type=GameName(), metavar="[GAME]", required=False)
@click.option("--seats", type=Bots(), metavar="NAME|BOT,…", help="Who plays, as 'Mia,hard': names of people, and bots.")
@OPTIONS
@FIRST
@DEAL
@MATCH
@click.option("--pause/--no-pause", default=True, help="Bots wait a little before they move.")
@click.option("--bot-seed", type=click.IntRange(0, 2**32), help="Bots of the same seed play the same again.")
@click.option("--resume", is_flag=False, flag_value="", metavar="[CODE]", help="Go on with an unfinished game.")
@click.option("--server", metavar="URL", help="Open the table there instead of here: the same as `motherlode open`.")
@DATABASE
@preferences
def play(
    name: Game | None, seats: str | None, resume: str | None, server: str | None, database: str | None, **rest: Any
) -> None:
    """Play at the keyboard, against bots or with others beside you; with --server, with others elsewhere.

    \b
    Try:
      motherlode play
      motherlode play donkey --seats Mia,hard
      motherlode play --resume
      motherlode play donkey --seats Mia,friend --server https://example.org
    """
    with needs("play"):
        from motherlode.cli import playing

    if server is None:
        playing.play(name, seats, resume, database, **rest)
        return
    if name is None:
        raise click.UsageError(f"With --server, name the game: {', '.join(GAMES)}.")
    if resume is not None or database is not None or rest.pop("bot_seed") is not None or not rest.pop("pause"):
        raise click.UsageError(
            "With --server the server keeps the game and its bots: --resume, --database, --bot-seed and --no-pause"
            " are for games here. Come back to a table with `motherlode join`."
        )
    playing.open_table(name, seats or STRANGERS, server, listed=False, **rest)


@main.command(name="open")
@click.argument("name", type=GameName(), metavar="GAME")
@click.option(
    "--seats",
    type=Bots(),
    default=STRANGERS,
    metavar="NAME|BOT,…",
    help="Your name first, then bots, and any word for a seat that somebody may take.",
)
@SERVER
@OPTIONS
@FIRST
@DEAL
@MATCH
@click.option("--listed", is_flag=True, help="Show the table in the lobby; else only who has its link finds it.")
@preferences
def open_table(name: Game, seats: str, server: str, **rest: Any) -> None:
    """Open a table of a server, for people elsewhere and for bots. `motherlode play --server` does the same.

    \b
    Try:
      motherlode open donkey --seats Mia,friend,hard --server https://example.org
    """
    with needs("play"):
        from motherlode.cli.playing import open_table as run

    run(name, seats, server, **rest)


@main.command()
@click.argument("link", metavar="URL|CODE")
@SERVER
@click.option("--name", help="Your name at the table.")
@preferences
def join(link: str, server: str, name: str | None, **preferences: Any) -> None:
    """Join a table of a server, by its link or its code."""
    with needs("play"):
        from motherlode.cli.playing import join as run

    run(link, server, name, **preferences)


@main.command()
@RECORDS
@click.option("--seat", type=click.IntRange(1), help="Whose view is shown, from 1 on; default: an onlooker's.")
@preferences
def watch(file: Any, seat: int | None, **preferences: Any) -> None:
    """Step through the game of a record."""
    with needs("play"):
        from motherlode.cli.playing import watch as run

    run(file, seat, **preferences)


@main.command()
@click.argument("name", type=GameName(), metavar="GAME")
@LANGUAGE
@click.option("--plain", is_flag=True, help="As it is written, without any formatting.")
def rules(name: Game, language: str | None, plain: bool) -> None:
    """Print the rules of a game."""
    with needs("play"):
        from motherlode.cli.playing import rules as run

    run(name, language, plain)


@main.command()
@RECORDS
@click.option(
    "--transcript", type=click.File("rb"), metavar="FILE", help="What your program gave and saw, kept by itself."
)
@click.option(
    "--value",
    "values",
    type=SeatValue(),
    multiple=True,
    metavar="SEAT=HEX",
    help="The value that you gave, and in which seat, from 1 on.",
)
@click.option("--terms", type=Digits(), metavar="HEX", help="The digest of the terms that you saw before the deal.")
@click.option("--commitment", type=Digits(), metavar="HEX", help="The commitment that you saw before the deal.")
@JSON
def verify(file: Any, values: tuple[tuple[int, str], ...], as_json: bool, **seen: Any) -> None:
    """Check the deals, moves and results of records (docs/fair-shuffle.md).

    A deal is called fair only to who shows something of their own: the transcript that a program kept, or the value
    and the terms that were noted down.

    \b
    For example:
      motherlode verify donkey.json --transcript donkey.transcript.json
    """
    from motherlode.cli.records import verify as run

    run(file, values=dict(values), as_json=as_json, **seen)


@main.command()
@JSON
@click.option(
    "--seconds", type=click.FloatRange(0.01), default=1.0, show_default=True, help="Time for each measurement."
)
@click.option("--peers/--no-peers", default=True, help="Measure other toolkits too, where they are installed.")
def bench(as_json: bool, seconds: float, peers: bool) -> None:
    """Measure how fast the rules are, on this machine and now."""
    from motherlode.cli.benchmark import bench as run

    run(as_json, seconds, peers)
