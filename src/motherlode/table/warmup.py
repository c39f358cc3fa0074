"""Rules and bots are compiled in the background: people are served at once, and only games wait for what they need."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from motherlode.rules import game
from motherlode.table.ports import Bots

COMPILER = "compiler"
"""The name of the thread."""


class Warmup:
    """Loads the rules and the bots of games, one after another in one thread, each when it is first wanted.

    What failed is tried again when it is wanted again: a cache folder that was cleaned away comes back, a full disk
    gets room.
    """

    def __init__(self, bots: Bots) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=COMPILER)
        self._bots = bots
        self._steps: dict[tuple[str, str], asyncio.Future[None]] = {}
        self._stopped = False

    async def rules(self, name: str) -> None:
        """Returns when a game can be played."""
        await self.step("rules", name)

    def has_rules(self, name: str) -> bool:
        return self._is_done("rules", name)

    async def bots(self, name: str) -> None:
        """Returns when a game's bots can think."""
        await self.step("bots", name)

    def is_ready(self, name: str) -> bool:
        return self._is_done("rules", name) and self._is_done("bots", name)

    def step(self, what: str, name: str) -> "asyncio.Future[None]":
        """The loading of rules or bots: begun if it was not yet, and begun anew if it failed. After the end nothing
        begins, and whoever would have to wait is cancelled.
        """
        step = self._steps.get((what, name))
        if step is None or (step.done() and not self._is_done(what, name)):
            if self._stopped:
                raise asyncio.CancelledError
            load = self._load_rules if what == "rules" else self._load_bots
            step = asyncio.get_running_loop().run_in_executor(self._thread, load, name)
            self._steps[what, name] = step
        return asyncio.shield(step)

    def _is_done(self, what: str, name: str) -> bool:
        step = self._steps.get((what, name))
        return step is not None and step.done() and not step.cancelled() and step.exception() is None

    def _load_rules(self, name: str) -> None:
        game(name).prepare()

    def _load_bots(self, name: str) -> None:
        self._bots.load(game(name))

    def stop(self) -> None:
        self._stopped = True
        self._thread.shutdown(wait=False, cancel_futures=True)
