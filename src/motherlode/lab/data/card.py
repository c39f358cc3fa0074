"""The data card: what an export holds, where it comes from, and what it is good for, for people."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from motherlode.lab.data.columns import GAMES, MOVES, PARTITIONS, VERSION, Column
from motherlode.lab.data.writing import WrittenFile

SERVER = """\
Finished games of tables whose host had chosen, before play and in sight of everybody there, that they may be published.
Games at other tables, games without a result and games of deals that others still play are not here. There is no chat
and there are no names: `player` is a number made from who a person is and a salt that is not published, so it tells
that two games here have the same player, and nothing else. Of the time there is the day, and how long each move took.
Whoever played a game can recognise it by its cards. People chose to play, so they are no sample of all people, and who
plays more counts more: compare players, not only games. A bot may have moved for somebody who was away (`moves.bot`).
"""
BOTS = """\
Games that bots played for this export. The same version of the program makes all of it again, to the byte, from what
stands under "Source". Bots are not people: they are for questions about the game, not about players. Bots change seats
from game to game.
"""
COUNTS = {
    "games": "games",
    "not_shared": "games left out: their tables had not agreed",
    "without_result": "games left out: ended without a result",
    "sealed": "games left out: others still play their deals",
    "lost": "games left out: their records are gone",
}


def data_card(source: dict[str, Any], counts: dict[str, int], files: Iterable[WrittenFile]) -> str:
    about = SERVER if source["kind"] == "server" else BOTS
    lines = [
        "# Games of Motherlode",
        "",
        about,
        f"Schema: `{VERSION}`. Checksums: `sha256sum -c SHA256SUMS`.",
        "Whoever publishes this folder names its licence here.",
        "",
        "## Source",
        "",
        f"- {source['kind']}",
        *(f"- `{msgspec.json.encode(kind).decode()}`" for kind in source.get("games", ())),
        *(f"- {COUNTS[name]}: {number}" for name, number in counts.items()),
        "",
        *_partitions(files),
        "## `games`: a row a game",
        "",
        *_table((*PARTITIONS, *GAMES)),
        "## `moves`: a row a move",
        "",
        *_table((*PARTITIONS, *MOVES)),
        "## `records`",
        "",
        "The same games as records of the program, a JSON object a line: `format`, `game`, `players`, `options`,"
        " `deal`, `moves`, `result`, and `id`, `player` and `bot` as above.",
        "",
    ]
    return "\n".join(lines)


def _partitions(files: Iterable[WrittenFile]) -> list[str]:
    games: Counter[str] = Counter()
    moves: Counter[str] = Counter()
    for file in files:
        kind, _, rest = file.path.partition("/")
        where = rest.rpartition("/")[0]
        if kind in ("games", "moves"):
            (games if kind == "games" else moves)[where] += file.rows
    rows = [f"| `{where}` | {games[where]} | {moves[where]} |" for where in sorted(games)]
    return ["| folder | games | moves |", "| --- | ---: | ---: |", *rows, ""]


def _table(columns: Sequence[Column]) -> list[str]:
    rows = [f"| `{column.name}` | {column.type} | {column.about} |" for column in columns]
    return ["| column | type | is |", "| --- | --- | --- |", *rows, ""]
