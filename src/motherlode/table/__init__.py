"""Where people and bots sit and play games one after another; nothing here knows of a network."""

from motherlode.table.decide import decide, new_code, open_table, play_on, submit
from motherlode.table.entries import Entry, Opened, Settings, Written
from motherlode.table.errors import Refused
from motherlode.table.fair import Unfair, verify
from motherlode.table.table import Seat, Table

__all__ = [
    "Entry",
    "Opened",
    "Refused",
    "Seat",
    "Settings",
    "Table",
    "Unfair",
    "Written",
    "decide",
    "new_code",
    "open_table",
    "play_on",
    "submit",
    "verify",
]
