"""Options that several commands have."""

from collections.abc import Callable

import click

from motherlode.cli.parameters import Language, OptionsJson

LANGUAGE = click.option("--language", type=Language(), help="Default: what the environment asks for.")
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
OPTIONS = click.option(
    "--options", type=OptionsJson(), default={}, help="Options of the game as JSON, such as '{\"teams\": true}'."
)
KEEP_RECORDS = click.option(
    "--records",
    type=click.Path(dir_okay=False, allow_dash=True),
    metavar="FILE|-",
    help="Keep the games as they end: one JSON line each; - for standard output.",
)
DATABASE = click.option(
    "--database", help="A file, or the URL of a PostgreSQL database; default: a file in your data folder."
)
CORES = click.option("--cores", type=click.IntRange(1), help="Play on so many cores instead of all.")
RECORDS = click.argument("file", type=click.File("rb"), metavar="FILE|-")
SERVER = click.option(
    "--server", default="http://127.0.0.1:8000", show_default=True, help="Where the table is, if its link does not say."
)
FIRST = click.option(
    "--first", type=click.IntRange(1), metavar="SEAT", help="Which seat starts, or deals first, from 1 on."
)
DEAL = click.option(
    "--deal", type=click.IntRange(0), help="A numbered deal: the same cards for everybody who plays it."
)
MATCH = click.option("--games", type=click.IntRange(1), help="How many games make a match.")
SHARE = click.option(
    "--share",
    is_flag=True,
    help="Finished games may be published as data, without names and chat; everybody at the table reads it.",
)
MOST_GAMES = 10**9
ITERATIONS = click.IntRange(1, 10**9)
"""Of a search for a move; the most would take hours."""
THEMES = ("dark", "light", "ansi")


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
