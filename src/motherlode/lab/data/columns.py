"""What the columns are, once for the files and for the data card."""

from typing import NamedTuple

VERSION = "motherlode-data/1"
"""Of the folders, files and columns. A reader of the same number can read what is new in it by leaving it out."""


class Column(NamedTuple):
    name: str
    type: str
    """As Arrow spells it; a list is of what stands in brackets."""
    about: str


PARTITIONS = (
    Column("game", "string", "the game, from the folder's name"),
    Column("players", "int64", "how many play, from the folder's name"),
)
GAMES = (
    Column("id", "string", "names a game in this export"),
    Column("source", "string", "`server`: a table of people and bots; `bots`: bots only, played for this export"),
    Column("options", "string", "options that differ from the default, as JSON"),
    Column("house", "bool", "whether house rules were played, so not the printed game"),
    Column("deal", "string", "everything that chance decided, as JSON"),
    Column("deal_id", "string", "equal for games of the same deal: keep them on one side of a split"),
    Column("ended_on", "date32", "the day, UTC; null for bots"),
    Column("moves", "int32", "how many moves were made"),
    Column("scores", "list[int32]", "final scores by seat"),
    Column("places", "list[int32]", "by seat, from 1 on; seats that share a place have the same"),
    Column("winners", "list[int32]", "the seats that won"),
    Column(
        "player", "list[string]", "by seat: an id of the person, the same in all games of this export; null for bots"
    ),
    Column("bot", "list[string]", "by seat: the bot that sat there at the end; null for people"),
    Column("given", "int32", "so many first moves come from another game, from which this one was played on"),
    Column("rated", "bool", "whether it counted for ratings"),
    Column("contest", "string", "`daily` or `tournament` if it was part of one"),
)
MOVES = (
    Column("id", "string", "the game's"),
    Column("number", "int32", "from 0 on"),
    Column("seat", "int32", "who moved, from 0 on"),
    Column("move", "string", "as records spell it"),
    Column("choices", "int32", "how many moves were legal"),
    Column("scores", "list[int32]", "by seat after the move, what is hidden at the table included"),
    Column("bot", "string", "the bot that moved, also for a person who was away; null for a person"),
    Column("milliseconds", "int64", "since the move before; null where it is not known"),
)
