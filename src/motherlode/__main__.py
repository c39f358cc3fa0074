"""`python -m motherlode` is the command `motherlode`."""

import os
import signal
from types import FrameType

INTERRUPTED = 130
"""The exit status of what Ctrl-C ended, as shells have it."""


def run() -> None:
    """Loads the commands and obeys. Ctrl-C while they are loading ends the process at once, without a traceback."""
    before = signal.signal(signal.SIGINT, _leave)
    from motherlode.cli import main

    signal.signal(signal.SIGINT, before)
    main()


def _leave(number: int, frame: FrameType | None) -> None:
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    run()
