"""The unit in `deploy/systemd`: systemd understands it, and it gives away little."""

import subprocess
from pathlib import Path

from click.testing import CliRunner

from motherlode.cli import main
from tests.deploy.programs import DEPLOY, program

UNIT = DEPLOY / "systemd" / "motherlode@.service"
MOST_EXPOSED = 20
"""Tenths of systemd's measure, from 0 to 100; a service without any of these lines has 96."""


def installed(folder: Path) -> Path:
    """The unit as on a machine where the command is there."""
    command = folder / "motherlode"
    command.write_text("#!/bin/sh\n")
    command.chmod(0o755)
    unit = folder / UNIT.name
    unit.write_text(UNIT.read_text().replace("/opt/motherlode/bin/motherlode", str(command)))
    return unit


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """No line is unknown or wrong."""
    command = [program("systemd-analyze", "systemd"), "verify", str(installed(tmp_path))]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in checked.stderr.splitlines() if "motherlode" in line]
    assert (checked.returncode, said) == (0, [])


def test_the_unit_is_hardened(tmp_path: Path) -> None:
    command = [program("systemd-analyze", "systemd"), "security", "--offline=true", f"--threshold={MOST_EXPOSED}"]
    checked = subprocess.run([*command, str(installed(tmp_path))], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_the_unit_s_options_are_the_command_s() -> None:
    """What the unit and its environment start is known to `motherlode serve`."""
    told = CliRunner().invoke(main, ["serve", "--help"]).output
    text = UNIT.read_text() + (UNIT.parent / "motherlode.env").read_text()
    start = [line for line in text.splitlines() if line.startswith(("ExecStart=", "MOTHERLODE_OPTIONS="))]
    options = [word.partition("=")[0] for line in start for word in line.split("=", 1)[1].split() if word[:2] == "--"]
    assert options
    assert not [option for option in options if option not in told]
