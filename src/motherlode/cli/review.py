"""What `motherlode review` does."""

import sys
from pathlib import Path
from typing import IO, NamedTuple

import click
import msgspec

from motherlode.cli.files import BadFile, check_writable, some_records
from motherlode.review import Review, grow
from motherlode.review.exact import DEEP
from motherlode.review.page import whole
from motherlode.review.reviewer import GOOD, QUICK
from motherlode.review.skill import skills
from motherlode.review.telling import Story, names_of, percent
from motherlode.rules import BadSeat, State, record
from motherlode.words import Words, choose


class ReviewRequest(NamedTuple):
    """How reviews are wanted."""

    seat: int | None
    as_json: bool
    html: Path | None
    quick: bool
    deep: bool
    words: Words


def review(
    file: IO[bytes], seat: int | None, as_json: bool, html: Path | None, quick: bool, deep: bool, language: str | None
) -> None:
    """Reviews every record of a file; of several also what they say of each player together."""
    if html is not None:
        check_writable(html)
    request = ReviewRequest(None if seat is None else seat - 1, as_json, html, quick, deep, Words(choose(language)))
    told: list[Story] = []
    for number, text in some_records(file):
        if html is not None and told:
            raise BadFile("A page holds one review, and this file has several records: take one out.")
        told.append(_review(number, text, request))
    if len(told) > 1 and not as_json:
        _tell_skill(told, request.words)


def _review(number: int, text: bytes, request: ReviewRequest) -> Story:
    end = record.read(text)
    _check_seat(request.seat, end)
    found = _grow(end, request)
    story = Story(
        request.words, end, found, names_of(request.words, msgspec.json.decode(text).get("names"), end.players)
    )
    if request.html is not None:
        request.html.write_text(whole(story), "utf-8")
    if request.as_json:
        click.echo(msgspec.json.encode({"record": number, "names": story.names, "review": found}))
    else:
        for line in story.lines(request.seat):
            click.echo(line)
    return story


def _check_seat(seat: int | None, end: State) -> None:
    if seat is not None and seat >= end.players:
        raise BadSeat(f"There is no seat {seat + 1} in a game of {end.players}.")


def _grow(end: State, request: ReviewRequest) -> Review:
    """The review, with its progress told where somebody looks on."""
    found: Review | None = None
    for found in grow(end, effort=QUICK if request.quick else GOOD, patience=DEEP if request.deep else 1):
        if sys.stderr.isatty():
            click.echo(
                f"\r{request.words('review-grows', percent=percent(request.words, found.progress))} ",
                nl=False,
                err=True,
            )
    if sys.stderr.isatty():
        click.echo("\r", nl=False, err=True)
    assert found is not None, "the last one always comes"
    return found


def _tell_skill(stories: list[Story], words: Words) -> None:
    click.echo(f"\n{words('review-skill')}: {words('review-many', games=len(stories))}")
    for name, skill in skills([(story.names, story.review) for story in stories]).items():
        click.echo(
            words(
                "review-skill-line",
                seat=name,
                games=skill.games,
                result=percent(words, skill.result),
                error=percent(words, skill.result_error),
                adjusted=percent(words, skill.adjusted),
                adjusted_error=percent(words, skill.adjusted_error),
            )
        )
