"""Several servers at one PostgreSQL, with people of one table at different ones."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from motherlode.web import cluster
from tests.web.serving import Player, Site, cookie_of, serving, wait_until


@asynccontextmanager
async def servers(database: str, number: int = 2, **config: Any) -> AsyncIterator[list[Site]]:
    """Servers that know of each other."""
    async with AsyncExitStack() as stack:
        sites = [await stack.enter_async_context(serving(database, **config)) for _ in range(number)]
        await wait_until(lambda: all(len(cluster_of(site).nodes) == number - 1 for site in sites))
        yield sites


def cluster_of(site: Site) -> cluster.Cluster:
    assert site.manager.cluster is not None
    return site.manager.cluster


async def open_table(site: Site, **settings: Any) -> tuple[str, str]:
    """The code of a new table, and its host's cookie."""
    async with site.browser() as browser:
        cookie = cookie_of(await browser.get("/api/me"))
        return await site.open(browser, game="donkey", pause=False, **settings), cookie


@asynccontextmanager
async def two_players(sites: list[Site], **settings: Any) -> AsyncIterator[tuple[Player, Player]]:
    """Two people at one table, each at a server of their own, in a game."""
    code, host = await open_table(sites[0], players=2, first=0, **settings)
    async with sites[0].player(code, host) as one, sites[-1].player(code) as other:
        await one.ask("sit", seat=0)
        await other.ask("sit", seat=1)
        await one.until("table", lambda frame: frame["seats"][1]["here"])
        await one.ask("start")
        await other.until("play")
        yield one, other


async def play_to_the_end(players: tuple[Player, Player]) -> None:
    """Whose turn it is moves; the other one hears of it."""
    while players[0].play["view"]["to_move"] is not None:
        mover = next(player for player in players if player.play["view"]["moves"])
        await mover.move()
        turn = mover.play["view"]["turn"]
        for player in players:
            while player.play["view"]["turn"] < turn:
                await player.until("play")
