"""House rules in words: what a table plays otherwise than printed."""

from collections.abc import Mapping
from typing import Any

from motherlode.rules import Game
from motherlode.rules.house import Switch, switches
from motherlode.words.language import Words
from motherlode.words.naming import option_choice, option_name


def house_lines(words: Words, game: Game, changed: Mapping[str, Any]) -> list[str]:
    """A line for each switch that is not as printed, a title above and what bots make of it below; or nothing."""
    lines = [_line(words, game, one, changed[one.name]) for one in switches(game.deals.Options) if one.name in changed]
    return [words("house-title"), *lines, words("house-title.about")] if lines else []


def changes(words: Words, game: Game, changed: Mapping[str, Any]) -> list[str]:
    """What is not as printed, in few words each."""
    return [f"{option_name(words, game.name, name)}: {_shown(words, game, name, changed[name])}" for name in changed]


def _line(words: Words, game: Game, switch: Switch, value: Any) -> str:
    printed = words("house-printed", printed=_shown(words, game, switch.name, switch.default))
    name, shown = option_name(words, game.name, switch.name), _shown(words, game, switch.name, value)
    return f"{name}: {shown} ({printed}; {switch.clause})"


def _shown(words: Words, game: Game, option: str, value: Any) -> str:
    if isinstance(value, bool):
        return words("ui-yes" if value else "ui-no")
    return option_choice(words, game.name, option, value) if isinstance(value, str) else str(value)
