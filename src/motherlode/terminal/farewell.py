"""What is said to whoever leaves."""

import shlex

from motherlode.terminal.client import TableClient
from motherlode.terminal.preferences import Preferences

ENDED, UNFINISHED, INTERRUPTED = 0, 1, 130
"""What the command's status says of a game: over or not begun, left behind, and that Ctrl-C ended it."""


def farewell(preferences: Preferences, client: TableClient) -> str | None:
    """How to come back to a game that goes on; None where nothing is left behind."""
    table = client.table
    if table is None or table.phase != "playing" or not client.seats:
        return None
    if not client.is_local:
        command = f"motherlode join {client.server}/t/{table.code}"
        return preferences.words("terminal-left", command=command)
    where = f" --database {shlex.quote(preferences.database)}" if preferences.database else ""
    return preferences.words("terminal-saved", command=f"motherlode play --resume {table.code}{where}")
