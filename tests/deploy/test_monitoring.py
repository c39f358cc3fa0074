"""The dashboard and the alerts speak of metrics that a server has."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.programs import DEPLOY
from tests.web.serving import run, serving

DASHBOARD = DEPLOY / "grafana" / "motherlode.json"
ALERTS = DEPLOY / "prometheus" / "alerts.yml"
METRIC = re.compile(r"\b(?:motherlode|process)_\w+")


def named(text: str) -> set[str]:
    return set(METRIC.findall(text))


def expressions() -> Iterator[str]:
    for panel in json.loads(DASHBOARD.read_text())["panels"]:
        yield from (target["expr"] for target in panel["targets"])


@pytest.mark.parametrize("text", [" ".join(expressions()), ALERTS.read_text()], ids=["dashboard", "alerts"])
def test_every_metric_is_there(text: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as browser:
            shown = named((await browser.get("/metrics")).text)
            assert named(text)
            assert named(text) <= shown

    run(test())


def test_every_alert_says_what_to_do() -> None:
    """Each rule has its parts, and the page on operating explains it."""
    rules = ALERTS.read_text().split("- alert: ")[1:]
    operating = (DEPLOY.parent / "docs" / "operating.md").read_text()
    assert len(rules) > 5
    for rule in rules:
        assert all(part in rule for part in ("expr:", "for:", "summary:")), rule
        assert rule.split()[0] in operating
