"""All games are compiled when a server starts, and its operator reads what takes long."""

import asyncio
from collections.abc import Callable
from itertools import product

from motherlode.rules import GAMES
from motherlode.table.warmup import Warmup
from motherlode.web import logs

PATIENCE = 1.0
"""Seconds; a step that takes longer is told, so that nobody thinks that nothing happens."""


async def warm_up(warmup: Warmup, tell: Callable[[str], None]) -> None:
    """The rules of all games, then their bots. What fails is logged, and tried again when somebody wants it.

    One after another: what somebody wants meanwhile comes next, and not after all the others.
    """
    steps = list(product(("rules", "bots"), GAMES))
    told = failed = False
    for number, (what, name) in enumerate(steps, 1):
        step = warmup.step(what, name)
        await asyncio.wait([step], timeout=PATIENCE)
        if not step.done():
            progress = f"{number} of {len(steps)}"
            tell(f"Preparing the {what} of {name} ({progress}); the first start on a machine takes longest.")
            told = True
            await asyncio.wait([step])
        if (error := step.exception()) is not None:
            logs.fail(f"the {what} of {name} could not be loaded", error)
            failed = True
    if told and not failed:
        tell("All games and bots are ready.")
