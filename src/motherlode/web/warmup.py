"""Rules and bots are compiled in the background: pages are there at once, and only games wait for what they need."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from motherlode.bots import prepare_bots
from motherlode.rules import GAMES, game

COMPILER = "compiler"
"""The name of the thread."""
PATIENCE = 1.0
"""A step that takes longer is told, so that nobody thinks that nothing happens."""


class Warmup:
    """Compiles the rules of all games, then their bots, one after another in one thread."""

    def __init__(self, tell: Callable[[str], None] = lambda sentence: None) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=COMPILER)
        self._tell = tell
        loop = asyncio.get_running_loop()
        self._rules = {name: loop.run_in_executor(self._thread, _load_rules, name) for name in GAMES}
        self._bots = {name: loop.run_in_executor(self._thread, _load_bots, name) for name in GAMES}
        self._telling = asyncio.create_task(self._tell_progress())

    async def rules(self, name: str) -> None:
        """Returns when a game can be played."""
        await asyncio.shield(self._rules[name])

    def has_rules(self, name: str) -> bool:
        return self._rules[name].done()

    async def bots(self, name: str) -> None:
        """Returns when a game's bots can think."""
        await asyncio.shield(self._bots[name])

    def is_ready(self, name: str) -> bool:
        return self._rules[name].done() and self._bots[name].done()

    async def all(self) -> None:
        await asyncio.shield(self._telling)

    async def _tell_progress(self) -> None:
        steps = {f"the rules of {name}": step for name, step in self._rules.items()}
        steps |= {f"the bots of {name}": step for name, step in self._bots.items()}
        told = False
        for number, (what, step) in enumerate(steps.items(), 1):
            await asyncio.wait([step], timeout=PATIENCE)
            if not step.done():
                self._tell(f"Preparing {what} ({number} of {len(steps)}); the first start on a machine takes longest.")
                told = True
                await asyncio.wait([step])
        if told:
            self._tell("All games and bots are ready.")

    def stop(self) -> None:
        self._telling.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _load_rules(name: str) -> None:
    game(name).prepare()


def _load_bots(name: str) -> None:
    prepare_bots(game(name))
