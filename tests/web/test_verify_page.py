"""The checker in the browser agrees with ours: two programs in two languages, from one document."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.rules import SplitMix64
from motherlode.table import Evidence, verify
from motherlode.table import commands as ask
from motherlode.table.fair import Terms, seal
from tests.table.seating import Sitting

VALUE = "be" * 32

SCRIPT = Path(__file__).parents[2] / "src" / "motherlode" / "web" / "static" / "verify.js"
ASK = """
const { verify } = await import(process.argv[1]);
const records = JSON.parse(await new Response(process.stdin).text());
const answers = [];
for (const [record, known] of records) {
  try {
    const { verdict, reason } = await verify(record, known);
    answers.push(`${verdict}: ${reason}`);
  } catch (error) {
    answers.push(`refused: ${error.reason ?? error.stack}`);
  }
}
console.log(JSON.stringify(answers));
"""


def in_javascript(records: list[tuple[dict[str, Any], dict[str, Any]]]) -> list[str]:
    """What the page's own code says, run by Node."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("the page's script is run by Node, which is not installed here")
    command = [node, "--input-type=module", "--eval", ASK, f"file://{SCRIPT}"]
    done = subprocess.run(command, input=json.dumps(records), capture_output=True, text=True, check=True)
    answers: list[str] = json.loads(done.stdout)
    return answers


def records() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Every game with every number of players, with and without choices, and numbered; and what Ben knows of each."""
    made = []
    for game, players in [("donkey", 2), ("donkey", 3), *(("mine", n) for n in (2, 3, 4, 5)), ("gate", 2), ("gate", 4)]:
        choices: list[dict[str, Any]] = [{}, {"first": 1}, {"deal": 77}]
        for settings in choices:
            sitting = Sitting(game=game, players=players, **settings)
            sitting.everybody_sits()
            sitting.table.presence.arrive("ben")
            sitting.ask("ben", ask.Seal(seat=1, seal=seal(VALUE)))
            if game == "mine" and players > 2 and "first" in settings:
                sitting.ask("ann", ask.Colours(seat=0, colours=("red",)))
            made.append((sitting, known_to_ben(sitting)))
            sitting.play_on(SplitMix64(1), 1)
    return [(json.loads(sitting.table.play.to_record()), known) for sitting, known in made if sitting.table.play]


def known_to_ben(sitting: Sitting) -> dict[str, Any]:
    sitting.ask("ann", ask.Start())
    terms = sitting.table.terms
    if terms is None:
        return {}
    sitting.ask("ben", ask.Value(seat=1, value=VALUE))
    return {"values": {"1": VALUE}, "terms": msgspec.to_builtins(terms)}


def test_both_checkers_agree() -> None:
    good = records()
    ours = []
    for record, known in good:
        if known:
            terms = msgspec.convert(known["terms"], Terms).digest
            ours.append(verify(json.dumps(record), Evidence(values={1: VALUE}, terms=terms)).name)
        else:
            ours.append(verify(json.dumps(record)).name)
    assert [answer.split(":")[0] for answer in in_javascript(good)] == ours
    assert set(ours) == {"fair", "numbered"}


def test_a_record_alone_proves_little_to_the_page_too() -> None:
    record, known = records()[0]
    digest = msgspec.convert(known["terms"], Terms).digest
    cases = [(record, {}), (record, {"values": known["values"]}), (record, known | {"terms": digest})]
    assert in_javascript(cases) == ["unproven: not-yours", "unproven: no-terms", "fair: fair"]


def spoilt(change: Callable[[dict[str, Any]], object], **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A record that a server has changed, for who knows better."""
    record, known = records()[0]
    change(record)
    return record, known | more


def test_the_page_finds_what_was_tampered_with() -> None:
    seen = [{"last": None}, {"last": {"seat": 0, "move": "decline"}}]
    cases = [
        spoilt(lambda record: record["deal"]["draw"].reverse()),
        spoilt(lambda record: record["fair"].update(secret="00" * 32)),
        spoilt(lambda record: record["fair"].update(choices={"first": 0})),
        spoilt(lambda record: record["fair"].update(values=[None, "11" * 32])),
        spoilt(lambda record: record["fair"].update(values=[None, None])),
        spoilt(lambda record: record.update(seed=7)),
        spoilt(lambda record: record.update(fair=None, seed=7)),
        spoilt(lambda record: None, commitment="00" * 32),
        spoilt(lambda record: None, steps=seen),
        spoilt(lambda record: record.update(moves=[]), steps=seen),
        ({}, {}),
    ]
    reasons = ["deal", "secret", "terms", "value", "value", "claim", "claim", "terms", "moves", "moves", "record"]
    assert in_javascript(cases) == [f"refused: {reason}" for reason in reasons]
