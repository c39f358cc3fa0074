"""What the commands of the terminal do: play, resume, join and watch, on the screen or in lines."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from motherlode.bots.table_bots import levels
from motherlode.rules import Game, game
from motherlode.table import Refused, Settings
from motherlode.table import commands as ask
from motherlode.table.decide import check_settings
from motherlode.table.store import Store
from motherlode.terminal.client import TableClient
from motherlode.terminal.farewell import INTERRUPTED
from motherlode.terminal.lines import lines_of
from motherlode.terminal.lobby import Company, find_company
from motherlode.terminal.local import LocalClient, Player, UnfinishedGame, unfinished
from motherlode.terminal.messages import names_of, told
from motherlode.terminal.plain import LineReader, Plain
from motherlode.terminal.preferences import Preferences
from motherlode.terminal.remote import GuestCookies, RemoteClient
from motherlode.terminal.replay import Replay
from motherlode.terminal.screens.app import Enter, TerminalApp
from motherlode.terminal.seating import BadSeats, read_seats
from motherlode.words import Words
from motherlode.words.naming import game_name

PROGRESS = 2
"""Seconds between two lines about something that takes long."""


@dataclass(frozen=True)
class GameRequest:
    """A game to begin, as far as the command line says."""

    game: Game | None
    seats: str | None
    settings: dict[str, Any]

    def complete(self, game: Game, seats: str) -> tuple[Settings, list[Player]]:
        players = read_seats(game, seats)
        first = self.settings.get("first")
        if first is not None and first >= len(players):
            raise BadSeats(f"There is no seat {first + 1}: the seats are 1 to {len(players)}.")
        return Settings(game=game.name, players=len(players), **self.settings), players


def play(store: Store, request: GameRequest, resume: str | None, preferences: Preferences) -> int:
    """Begins a game, or goes on with one; the exit status."""
    if preferences.plain:
        return play_plain(store, request, preferences) if resume is None else resume_plain(store, resume, preferences)

    async def enter(app: TerminalApp) -> None:
        if resume:
            await app.resume(resume)
        elif resume is not None:
            app.action_unfinished()
        elif request.game is not None and request.seats is not None:
            await app.begin(*request.complete(request.game, request.seats))
        else:
            await app.choose(request.game, request.settings)

    return _run(preferences, enter, store)


def join(server: str, code: str, guests: GuestCookies, name: str | None, preferences: Preferences) -> int:
    if preferences.plain:
        return join_plain(server, code, guests, name, preferences)

    async def enter(app: TerminalApp) -> None:
        client = await RemoteClient.join(server, code, guests)
        if name is not None:
            await client.ask(ask.Name(name=name))
        await app.sit_at(client)

    return _run(preferences, enter)


def open_at_server(server: str, request: GameRequest, guests: GuestCookies, preferences: Preferences) -> int:
    """Opens a table of a server: the first person named is who sits here, bots take their seats, others may come."""
    assert request.game is not None
    settings, players = request.complete(request.game, request.seats or "")

    async def come() -> RemoteClient:
        client = await RemoteClient.open(server, settings, guests)
        await _take_seats(client, players)
        return client

    async def enter(app: TerminalApp) -> None:
        await app.sit_at(await come())

    async def enter_plain(lines: LineReader) -> TableClient | None:
        return await come()

    return _run_plain(preferences, enter_plain) if preferences.plain else _run(preferences, enter)


def play_with_anybody(
    server: str, company: Company, name: str | None, guests: GuestCookies, preferences: Preferences
) -> int:
    """Waits for company at a server, then plays there."""
    words = preferences.words

    async def find() -> str:
        told: list[int] = []

        def tell(others: int) -> None:
            if told != [others]:
                told[:] = [others]
                print(words("lobby-others-seek", count=others), flush=True)

        print(words("lobby-seeking", game=game_name(words, company.game)), flush=True)
        return await find_company(server, await asyncio.to_thread(guests.at, server), company, tell)

    try:
        code = asyncio.run(find())
    except KeyboardInterrupt:
        return INTERRUPTED
    print(words("lobby-found-seat", code=code), flush=True)
    return join(server, code, guests, name, preferences)


async def _take_seats(client: TableClient, players: Sequence[Player]) -> None:
    seated = False
    for seat, player in enumerate(players):
        if player.level is not None:
            await client.ask(ask.SeatBot(seat=seat, level=player.level))
        elif not seated:
            seated = True
            await client.ask(ask.Sit(seat=seat))
            if player.name is not None:
                await client.ask(ask.Name(name=player.name))


def watch(replays: Sequence[Replay], seat: int | None, preferences: Preferences) -> int:
    if preferences.plain:
        for replay in replays:
            watch_plain(replay, preferences.words, seat)
        return 0
    return _run(preferences, lambda app: app.show_replays(replays, seat))


def _run(preferences: Preferences, enter: Enter, store: Store | None = None) -> int:
    """Runs the app; its last sentence stays on the terminal."""
    app = TerminalApp(preferences, enter, store)
    last = app.run()
    if app.refusal is not None:
        raise app.refusal
    if last:
        print(last)
    return app.return_code or 0


def play_plain(store: Store, request: GameRequest, preferences: Preferences) -> int:
    words = preferences.words

    async def open_table(lines: LineReader) -> TableClient | None:
        name = request.game.name if request.game else await _ask(lines, words("terminal-plain-game"))
        if name is None:
            return None
        rules = game(name.lower())
        seats = request.seats or await _ask(lines, words("terminal-plain-seats", bots=", ".join(levels(rules))))
        if seats is None:
            return None
        settings, players = request.complete(rules, seats)
        check_settings(settings)
        await _prepare(settings.game, words)
        return await LocalClient.open(store, settings, players, preferences.bots)

    return _run_plain(preferences, open_table)


def resume_plain(store: Store, code: str, preferences: Preferences) -> int:
    async def resume(lines: LineReader) -> TableClient | None:
        chosen = code or await _choose(lines, preferences.words, unfinished(store))
        return await LocalClient.resume(store, chosen, preferences.bots) if chosen else None

    return _run_plain(preferences, resume)


def join_plain(server: str, code: str, guests: GuestCookies, name: str | None, preferences: Preferences) -> int:
    async def join(lines: LineReader) -> TableClient | None:
        client = await RemoteClient.join(server, code, guests)
        await sit_down(client, name)
        return client

    return _run_plain(preferences, join)


async def sit_down(client: TableClient, name: str | None) -> None:
    """Takes a free seat before the first game, if we have none; else we look on."""
    while client.table is None:
        await client.receive()
    if name is not None:
        await client.ask(ask.Name(name=name))
    free = [number for number, seat in enumerate(client.table.seats) if seat.player is None]
    if free and not client.seats:
        await client.ask(ask.Sit(seat=free[0]))


def watch_plain(replay: Replay, words: Words, seat: int | None) -> None:
    """Prints a game from its deal to its end, as a seat saw it happen."""
    for state, step in zip(replay.states, replay.steps(seat), strict=True):
        for line in [
            *told(words, replay.game.name, step, replay.names, ()),
            *lines_of(words, state.view(seat), replay.names),
        ]:
            print(line)
        print()


async def _choose(lines: LineReader, words: Words, games: list[UnfinishedGame]) -> str | None:
    """The code of the game to go on with; there may be only one."""
    if not games:
        raise Refused("no_game", words("terminal-nothing-kept"))
    if len(games) == 1:
        return games[0].table.code
    for each in games:
        table = each.table
        names = ", ".join(names_of(words, table))
        print(f"{table.code}  {each.day}  {game_name(words, table.settings.game)}: {names}")
    return await _ask(lines, words("terminal-plain-which"))


async def _prepare(name: str, words: Words) -> None:
    """Compiles a game's rules, and says every few seconds that this goes on: only its first use takes so long."""
    compiling = asyncio.create_task(asyncio.to_thread(game(name).prepare))
    seconds = 0
    while not (await asyncio.wait([compiling], timeout=PROGRESS))[0]:
        seconds += PROGRESS
        print(words("terminal-still-preparing", seconds=seconds), flush=True)
    await compiling


async def _ask(lines: LineReader, question: str) -> str | None:
    print(question, flush=True)
    return await lines.next()


def _run_plain(preferences: Preferences, enter: Callable[[LineReader], Awaitable[TableClient | None]]) -> int:
    async def run() -> int:
        lines = LineReader(sys.stdin)
        client = await enter(lines)
        return 1 if client is None else await Plain(client, preferences, lines, sys.stdout).run()

    return asyncio.run(run())
