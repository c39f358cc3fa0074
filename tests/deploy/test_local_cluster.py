"""`make cluster`: starts everything, says where, and leaves nothing behind."""

import re
import signal
import ssl
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.deploy.programs import free_port, program, wait_for
from tests.patience import LONGEST
from tests.postgres import programs_or_skip

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_it_starts_and_stops_cleanly(tmp_path: Path) -> None:
    """With two servers, which have a database in common."""
    program("haproxy")
    program("openssl")
    programs_or_skip("pg_basebackup")
    log, port = tmp_path / "cluster.log", free_port()
    with log.open("wb") as output:
        command = [sys.executable, "-m", "benchmarks.cluster.local", "--port", str(port), "--servers", "2"]
        process = subprocess.Popen(command, cwd=ROOT, stdout=output, stderr=output)
    try:
        wait_for(lambda: process.poll() is not None or "doctor" in log.read_text(), "no cluster", log)
        folder = Path(re.findall(r"Logs: (\S+)\.", log.read_text())[0])
        trust = ssl.create_default_context(cafile=str(folder / "certificate.pem"))
        with urllib.request.urlopen(f"https://127.0.0.1:{port}/health", context=trust, timeout=LONGEST) as answer:
            assert answer.status == 200
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()
    assert process.returncode == 0, log.read_text()
    assert log.read_text().endswith("nothing is left.\n")
    assert not folder.exists()
