"""Games as data for others: what bots played, and what tables of a server agreed to publish."""

import json
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import duckdb
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from sqlalchemy import insert, update

from motherlode.cli.main import main
from motherlode.lab.data import bot_games
from motherlode.lab.data.bot_games import BotGames, export_bot_games, play_shard, spread
from motherlode.lab.data.columns import GAMES as GAME_COLUMNS
from motherlode.lab.data.columns import VERSION
from motherlode.lab.data.folder import BadFolder
from motherlode.lab.data.server import export_server, read_salt, told_by_log
from motherlode.rules import GAMES, BadOptions, SplitMix64, game, record
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.entries import ContestGame, Written
from motherlode.table.ports import Writing
from motherlode.table.schema import SEALS
from motherlode.table.store import Store
from motherlode.table.summary import finish, status_of
from tests.table.seating import Sitting, started

SALT = b"a salt of sixteen letters or more"
DAILY = ContestGame(kind="daily", name="2026-01-02 donkey", sealed=True)


def kind(name: str, bot: str, games: int = 3, **more: Any) -> BotGames:
    players = game(name).players[-1]
    return BotGames(game=name, players=players, bots=(bot,) * players, games=games, seed=7, **more)


def lines_of(folder: Path) -> list[bytes]:
    """All records of an export."""
    lines = []
    for file in sorted(folder.glob("records/**/*.zst")):
        with pa.CompressedInputStream(str(file), "zstd") as stream:
            lines += stream.read().splitlines()
    return lines


class TestBots:
    @pytest.mark.parametrize("name", GAMES)
    def test_compiled_games_are_those_that_the_bots_play(self, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """Move for move, with the same choices and scores on the way, from the same seeds."""
        wanted = kind(name, "greedy")
        fast = play_shard(wanted, 0, 3)
        monkeypatch.setattr(bot_games, "compiled_at", lambda *table: None)
        slow = play_shard(wanted, 0, 3)
        assert fast.games == slow.games
        assert [each.rows.tolist() for each in fast.moves] == [each.rows.tolist() for each in slow.moves]

    def test_records_are_records(self, tmp_path: Path) -> None:
        """Each is read by the rules, which check deal, moves and result; house rules stand in them."""
        export_bot_games([kind("mine", "random", options={"rush_at": 14}), kind("gate", "random")], tmp_path / "x", 1)
        states = [record.read(line) for line in lines_of(tmp_path / "x")]
        assert [state.game.name for state in states] == ["gate"] * 3 + ["mine"] * 3
        assert json.loads(lines_of(tmp_path / "x")[-1])["options"] == {"rush_at": 14}
        rows = pq.read_table(tmp_path / "x" / "games").to_pylist()
        assert {(row["game"], row["house"]) for row in rows} == {("gate", False), ("mine", True)}
        by_id = {row["id"]: row for row in rows}
        for line, state in zip(lines_of(tmp_path / "x"), states, strict=True):
            row = by_id[json.loads(line)["id"]]
            assert (row["moves"], tuple(row["scores"])) == (state.turn, state.outcome().scores)

    def test_a_stopped_export_goes_on(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """And has the same bytes as one that was not; another one is refused, and so is a folder of something else."""
        monkeypatch.setattr(bot_games, "SHARD", 4)
        wanted = [kind("donkey", "random", 10)]
        whole = export_bot_games(wanted, tmp_path / "whole", 1)
        assert [file.rows for file in whole.files if file.path.startswith("games")] == [4, 4, 2]
        export_bot_games(wanted, tmp_path / "stopped", 1)
        (tmp_path / "stopped" / whole.files[1].path).unlink()
        assert export_bot_games(wanted, tmp_path / "stopped", 1) == whole
        with pytest.raises(BadFolder, match="other games"):
            export_bot_games([kind("donkey", "random", 11)], tmp_path / "stopped", 1)
        (tmp_path / "mine").mkdir()
        (tmp_path / "mine" / "letter.txt").write_text("x")
        with pytest.raises(BadFolder, match="not empty"):
            export_bot_games(wanted, tmp_path / "mine", 1)

    def test_games_are_spread_over_numbers_of_players(self) -> None:
        """As evenly as can be; several bots are one player each, and change seats."""
        kinds = spread(["mine"], None, ("random",), 10, 0, {})
        assert [(each.players, each.games) for each in kinds] == [(2, 3), (3, 3), (4, 2), (5, 2)]
        (pair,) = spread(["mine"], None, ("random", "greedy"), 10, 0, {})
        assert [pair.bots_in(number) for number in (0, 1)] == [("random", "greedy"), ("greedy", "random")]

    def test_the_command_refuses_in_sentences(self, tmp_path: Path) -> None:
        """Before anything is written."""
        folder = str(tmp_path / "x")
        bad = {
            ("--bots", "nobody"): "no bot 'nobody'",
            ("--bots", "random", "--players", "7"): "players, not 7",
            ("--bots", "random,random", "--players", "3"): "2 bots",
            ("--bots", "random", "--game", "mine", "--options", '{"rush_at": 99}'): "rush_at",
        }
        for options, sentence in bad.items():
            said = CliRunner().invoke(main, ["export", "--parquet", folder, *options])
            assert (said.exit_code, sentence in said.output) == (2, True), said.output
        assert not Path(folder).exists()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with closing(Store(database)) as store:
        yield store


def keep(store: Store, code: str, contest: ContestGame | None = None, ended: bool = False, **settings: Any) -> str:
    """Plays a game to its end and keeps it with its log, an entry a second; gives its record's name."""
    settings.setdefault("game", "donkey")
    settings.setdefault("players", 2)
    sitting = Sitting(**settings)
    sitting.everybody_sits()
    sitting.ask("ann", ask.Name(name="Annabella"))
    sitting.ask("ann", ask.Say(seat=0, text="good secrets"))
    sitting.ask("ann", ask.Start())
    play, rng = sitting.table.play, SplitMix64(3)
    assert play is not None
    while True:
        legal = play.state.legal_moves()
        move = legal[rng.below(len(legal))].text
        if play.after(move).over:
            break
        sitting.move(move)
    made = None if ended else move
    played = replace(finish(sitting.table, made), contest=contest)
    text = play.to_record(made, names=["Annabella", None])
    last = log.Ended() if ended else log.Moved(sitting.table.to_move or 0, move)
    status = status_of(sitting.table)
    writings = [Writing(code, n, (entry,), 1000 * n, None, status) for n, entry in enumerate(sitting.log)]
    length = len(sitting.log)
    store.write([*writings, Writing(code, length, (last,), 1000 * length, (play.record, text), status, played)])
    return play.record


class TestServer:
    def test_only_what_was_agreed_to_is_there(self, store: Store, tmp_path: Path) -> None:
        """Finished games of tables that agreed, those of sealed deals when the seal is open, and nothing of who played:
        no name, no chat, no person, no code of a table and no name of a record, in any of the files.
        """
        known = [
            keep(store, "tcopen", shared=True),
            keep(store, "tcclosed"),
            keep(store, "tcended", ended=True, shared=True),
            keep(store, "tcdaily", contest=DAILY, shared=True),
            keep(store, "tchouse", shared=True, game="mine", options={"rush_at": 14}),
        ]
        with store.engine.begin() as connection:
            connection.execute(insert(SEALS), {"seal": DAILY.seal, "opens_at": None})
        manifest = export_server(store, tmp_path / "x", SALT)
        assert manifest.counts == {"games": 2, "not_shared": 1, "without_result": 1, "sealed": 1, "lost": 0}
        rows = pq.read_table(tmp_path / "x" / "games").to_pylist()
        assert [(row["game"], row["house"], row["contest"]) for row in rows] == [
            ("donkey", False, None), ("mine", True, None),
        ]  # fmt: skip
        assert all(len(set(row["player"])) == 2 for row in rows)
        assert rows[0]["player"] == rows[1]["player"]
        secret = [*known, "Annabella", "good secrets", "tcopen", "tchouse", "ann", "ben"]
        texts = [line.decode() for line in lines_of(tmp_path / "x")]
        texts += [str(rows), str(pq.read_table(tmp_path / "x" / "moves").to_pylist())]
        texts += [(tmp_path / "x" / name).read_text() for name in ("manifest.json", "SHA256SUMS")]
        assert not [word for word in secret for text in texts if word in text]
        with store.engine.begin() as connection:
            connection.execute(update(SEALS).values(opens_at=1))
        assert export_server(store, tmp_path / "later", SALT).counts["games"] == 3

    def test_ids_are_as_the_salt(self, store: Store, tmp_path: Path) -> None:
        """The same from the same salt, which a file may keep; others from another."""
        keep(store, "one", shared=True)
        salts = [read_salt(tmp_path / "a"), read_salt(tmp_path / "a"), read_salt(tmp_path / "b")]
        for number, salt in enumerate(salts):
            export_server(store, tmp_path / f"x{number}", salt)
        first, same, other = (pq.read_table(tmp_path / f"x{n}" / "games").to_pylist()[0] for n in range(3))
        assert first == same
        assert (first["id"], first["player"]) != (other["id"], other["player"])
        assert first["deal_id"] == other["deal_id"]
        with pytest.raises(BadFolder, match="already"):
            export_server(store, tmp_path / "x0", salts[0])

    def test_moves_have_their_times(self, store: Store, tmp_path: Path) -> None:
        """From the log: each took a second here. A game whose log is gone has none."""
        keep(store, "one", shared=True)
        export_server(store, tmp_path / "x", SALT)
        rows = pq.read_table(tmp_path / "x" / "moves").to_pylist()
        assert {row["milliseconds"] for row in rows} == {1000}
        assert [row["number"] for row in rows] == list(range(len(rows)))
        store.delete("one")
        export_server(store, tmp_path / "gone", SALT)
        assert {row["milliseconds"] for row in pq.read_table(tmp_path / "gone" / "moves").to_pylist()} == {None}


def test_a_log_tells_who_moved() -> None:
    """Moves that were taken back are gone, and a bot that stands in is told from the person."""
    sitting = started(game="gate", players=2)
    entries: list[log.Entry] = [*sitting.log]
    seat = sitting.table.to_move
    assert seat is not None
    move = sitting.table.play.state.legal_moves()[0].text if sitting.table.play is not None else ""
    entries += [log.Moved(seat, move), log.TakenBack(1), log.StandInSat(seat, "easy"), log.Moved(seat, move)]
    (told,) = told_by_log("code", [Written(entry, 10 * n) for n, entry in enumerate(entries)]).values()
    assert told == [("easy", 20)]


def test_options_that_cannot_be_are_refused() -> None:
    """By the game, with its reason."""
    with pytest.raises(BadOptions):
        export_bot_games([kind("mine", "random", options={"rush_at": 99})], Path("nowhere"), 1)


def test_columns_have_the_version(tmp_path: Path) -> None:
    """In the files themselves, with what each column is; DuckDB finds game and players in the folders' names."""
    export_bot_games([kind("donkey", "random", 2)], tmp_path / "x", 1)
    schema = pq.read_schema(next((tmp_path / "x" / "games").rglob("*.parquet")))
    assert schema.metadata == {b"schema": VERSION.encode()}
    assert [field.metadata[b"about"].decode() for field in schema] == [column.about for column in GAME_COLUMNS]
    found = duckdb.sql(f"SELECT game, players, count(*) FROM '{tmp_path}/x/games/**/*.parquet' GROUP BY ALL").fetchall()
    assert found == [("donkey", 3, 2)]


PAGE = Path(__file__).parents[2] / "docs" / "data.md"


def answered(query: str) -> str:
    """What DuckDB answers, as the page shows it."""
    found = duckdb.sql(query)
    rows = [found.columns, ["---"] * len(found.columns), *found.fetchall()]
    return "".join(f"| {' | '.join(map(str, row))} |\n" for row in rows)


def test_the_questions_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is asked again, of the export that the page names, and answered as it says there."""
    monkeypatch.chdir(tmp_path)
    text = PAGE.read_text()
    command = re.search(r"`motherlode (export .* --seed 1)`", text)
    assert command is not None
    said = CliRunner().invoke(main, [*command[1].split(), "--cores", "1"])
    assert said.exit_code == 0, said.output
    questions = re.findall(r"```sql\n(.*?)```\n\n((?:\|[^\n]*\n)+)", text, re.DOTALL)
    assert len(questions) == 5
    for query, answer in questions:
        assert answered(query) == answer
