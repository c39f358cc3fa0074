"""`motherlode serve` and `motherlode verify`, as far as they are more than the library."""

import io
from pathlib import Path

import click
import pytest

from motherlode.cli.database import default_database
from motherlode.cli.records import verify
from motherlode.cli.serving import _listen, _welcome, serve
from motherlode.rules import SplitMix64, record
from motherlode.web.config import Config
from tests.table.seating import started


def finished_record() -> tuple[str, bytes]:
    sitting = started(game="donkey", players=2)
    sitting.play_on(SplitMix64(1))
    play = sitting.table.play
    assert play is not None
    assert play.fair is not None
    return play.fair.commitment, play.to_record()


def test_verify_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    commitment, good = finished_record()
    with pytest.raises(SystemExit) as done:
        verify(io.BytesIO(good), commitment, None, {}, None, as_json=False)
    assert done.value.code == 0
    assert "the server could have chosen this deal" in capsys.readouterr().out


def test_verify_refuses_a_deal_from_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    _, good = finished_record()
    plain = record.write(record.read(good))
    with pytest.raises(SystemExit) as done:
        verify(io.BytesIO(good + b"\n" + plain + b"\n"), "00" * 32, None, {}, None, as_json=False)
    assert done.value.code == 1
    lines = capsys.readouterr().out.splitlines()
    assert all("refused" in line for line in lines)
    assert len(lines) == 2


def test_a_database_that_cannot_be_used_is_told_without_its_password(tmp_path: Path) -> None:
    for place in (str(tmp_path), "postgresql://me:hush@127.0.0.1:1/none"):
        with pytest.raises(click.ClickException) as refused:
            serve("127.0.0.1", 0, place, (), False)
        assert "cannot be used" in refused.value.message
        assert "hush" not in refused.value.message


def test_serve_says_where_it_is_and_opens_the_browser(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("motherlode.cli.serving.addresses", lambda host, port: (f"http://192.168.1.5:{port}",))
    _welcome(Config(database="postgresql://me:hush@db/gold", host="0.0.0.0", port=8123), True)
    assert opened == ["http://127.0.0.1:8123"]
    told = capsys.readouterr().err
    assert "http://127.0.0.1:8123" in told
    assert "http://192.168.1.5:8123" in told
    assert "hush" not in told


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with _listen("127.0.0.1", 0) as taken, pytest.raises(click.ClickException) as refused:
        serve("127.0.0.1", taken.getsockname()[1], str(tmp_path / "tables.db"), (), False)
    assert "--port" in refused.value.message


def test_the_default_database_is_in_the_users_data_folder() -> None:
    assert default_database().endswith("tables.db")
