"""The checker in the browser agrees with ours: two programs in two languages, from one document."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from motherlode.rules import SplitMix64
from motherlode.table import commands as ask
from tests.table.seating import Sitting

SCRIPT = Path(__file__).parents[2] / "src" / "motherlode" / "web" / "static" / "verify.js"
ASK = """
const { verify } = await import(process.argv[1]);
const records = JSON.parse(await new Response(process.stdin).text());
const answers = [];
for (const [record, published] of records) {
  try { answers.push(await verify(record, published)); } catch (error) { answers.push(`refused: ${error.message}`); }
}
console.log(JSON.stringify(answers));
"""


def in_javascript(records: list[tuple[dict[str, Any], str | None]]) -> list[str]:
    """What the page's own code says, run by Node."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("the page's script is run by Node, which is not installed here")
    command = [node, "--input-type=module", "--eval", ASK, f"file://{SCRIPT}"]
    done = subprocess.run(command, input=json.dumps(records), capture_output=True, text=True, check=True)
    answers: list[str] = json.loads(done.stdout)
    return answers


def records() -> list[dict[str, Any]]:
    """Every game with every number of players, with and without choices, and numbered."""
    made = []
    for game, players in [("donkey", 2), ("donkey", 3), *(("mine", n) for n in (2, 3, 4, 5)), ("gate", 2), ("gate", 4)]:
        choices: list[dict[str, Any]] = [{}, {"first": 1}, {"deal": 77}]
        for settings in choices:
            sitting = Sitting(game=game, players=players, **settings)
            sitting.everybody_sits()
            sitting.ask("ben", ask.Value(seat=1, value="beef"))
            if game == "mine" and players > 2 and "first" in settings:
                sitting.ask("ann", ask.Colours(seat=0, colours=("red",)))
            sitting.ask("ann", ask.Start())
            sitting.play_on(SplitMix64(1), 1)
            assert sitting.table.play is not None
            made.append(json.loads(sitting.table.play.to_record()))
    return made


def test_both_checkers_agree() -> None:
    good = records()
    assert not [answer for answer in in_javascript([(each, None) for each in good]) if answer.startswith("refused")]


def test_the_page_finds_what_was_tampered_with() -> None:
    fair = [each for each in records() if "fair" in each][:3]
    fair[0]["deal"]["draw"].reverse()
    fair[1]["fair"]["secret"] = "00" * 32
    cases: list[tuple[dict[str, Any], str | None]] = [(fair[0], None), (fair[1], None), (fair[2], "00" * 32)]
    assert all(answer.startswith("refused") for answer in in_javascript(cases))
