"""People at a table of a server, and in its game."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.serving import Player, Site


async def sit_down(site: Site, game: str, people: int, **settings: Any) -> tuple[str, list[str]]:
    """A table with people in its seats, not started: its code and their cookies, the host's first."""
    async with site.browser() as client:
        code = await site.open(client, game=game, players=people, pause=False, **settings)
        cookies = [client.cookies["motherlode_guest"]]
    cookies += [await site.become_guest() for _ in range(people - 1)]
    for seat, cookie in enumerate(cookies):
        async with site.player(code, cookie) as player:
            assert (await player.ask("sit", seat=seat))["kind"] == "done"
    return code, cookies


async def play_some(players: list[Player], moves: int) -> None:
    """Everybody moves in turn; everybody has read everything after each move."""
    for _ in range(moves):
        seat = players[0].play["view"]["to_move"]
        if seat is None:
            return
        turn = (await players[seat].move())["view"]["turn"]
        for player in players:
            while player.play["view"]["turn"] < turn:
                await player.receive()


async def refuse_others(site: Site, code: str, stranger: str) -> None:
    async with site.socket(code, stranger) as connection:
        assert '"sealed"' in str(await connection.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await connection.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
