"""The restore drill of `docs/operating.md`, with the very commands that stand there: the game goes on."""

import os
import re
import subprocess
from pathlib import Path

from benchmarks.faults.database import find_programs

from tests.deploy.programs import DEPLOY
from tests.web.clusters import play_to_the_end, two_players
from tests.web.serving import Player, run, serving

PAGE = DEPLOY.parent / "docs" / "operating.md"
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)


def drill(database: str, *words: str) -> str:
    """The commands of the page for a kind of database that have these words in them."""
    kind = "pg_" if "://" in database else "sqlite3"
    found = [block for block in BLOCK.findall(PAGE.read_text()) if all(word in block for word in (kind, *words))]
    assert len(found) == 1, found
    return str(found[0])


def shell(commands: str, **names: str) -> None:
    path = f"{find_programs()}:{os.environ['PATH']}"
    subprocess.run(["sh", "-eu", "-c", commands], check=True, env=os.environ | names | {"PATH": path})


def test_a_game_goes_on_after_the_restore(database: str, tmp_path: Path) -> None:
    """The backup is made while the server runs. People are who they were, at the turn of the backup."""
    backup = str(tmp_path / "backup")
    restored = f"{database}_restored"

    async def test() -> None:
        async with serving(database) as site, two_players([site]) as (one, other):
            await one.move()
            turn, cookies, code = one.play["view"]["turn"], (one.cookie, other.cookie), one.table["code"]
            await other.until("play", lambda frame: frame["view"]["turn"] == turn)
            shell(drill(database, "$BACKUP", "$DATABASE"), DATABASE=database, BACKUP=backup)
            await play_to_the_end((one, other))
        shell(drill(database, "$BACKUP", "$RESTORED"), RESTORED=restored, BACKUP=backup)
        async with (
            serving(restored) as site,
            site.player(code, cookies[0]) as one,
            site.player(code, cookies[1]) as other,
        ):
            for player in (one, other):
                await has_play(player)
                assert player.play["view"]["turn"] == turn
            await play_to_the_end((one, other))
            assert other.table["phase"] == "over"

    run(test())


async def has_play(player: Player) -> None:
    if not player.play:
        await player.until("play")
