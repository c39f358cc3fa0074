"""What `motherlode doctor` does."""

import sys

import click
import msgspec

from motherlode.cli.database import default_database
from motherlode.web.doctor import Finding, examine

COLOURS = {"ok": "green", "warning": "yellow", "problem": "red"}


def doctor(database: str | None, url: str | None, as_json: bool) -> None:
    findings = []
    for finding in examine(database or default_database(), url):
        findings.append(finding)
        if not as_json:
            _show(finding)
    if as_json:
        click.echo(msgspec.json.encode(findings))
    else:
        _sum_up(findings)
    sys.exit(any(finding.level == "problem" for finding in findings))


def _show(finding: Finding) -> None:
    level = click.style(f"{finding.level:8}", fg=COLOURS[finding.level])
    click.echo(f"{level} {finding.sentence}")
    if finding.advice:
        click.echo(f"         {finding.advice}")


def _sum_up(findings: list[Finding]) -> None:
    problems, warnings = (sum(each.level == level for each in findings) for level in ("problem", "warning"))
    click.echo(f"{problems} problem(s), {warnings} warning(s).")
