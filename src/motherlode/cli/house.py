"""What is said of house rules before bots play them."""

from collections.abc import Iterable
from typing import Any

import click

from motherlode.bots.registry import makes_do
from motherlode.rules import Game


def tell_who_makes_do(game: Game, names: Iterable[str], options: Any) -> None:
    """Bots that know the printed game only are named: the general search plays for them."""
    found = sorted({name for name in names if makes_do(game, name, options)})
    if found:
        know = "knows" if len(found) == 1 else "know"
        click.echo(
            f"{', '.join(found)} {know} the printed {game.name} only: the general search plays these house rules.",
            err=True,
        )
