"""Where people and bots sit and play games one after another; nothing here knows of a network."""

from motherlode.table.decide import decide, new_code, open_table, play_on, submit
from motherlode.table.entries import Entry, Opened, Settings, Written
from motherlode.table.errors import Refused
from motherlode.table.fair import Transcript
from motherlode.table.fair_check import Evidence, FairVerdict, Unfair, read_transcript, verify
from motherlode.table.table import Seat, Table

__all__ = [
    "Entry",
    "Evidence",
    "FairVerdict",
    "Opened",
    "Refused",
    "Seat",
    "Settings",
    "Table",
    "Transcript",
    "Unfair",
    "Written",
    "decide",
    "new_code",
    "open_table",
    "play_on",
    "read_transcript",
    "submit",
    "verify",
]
