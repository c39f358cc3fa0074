"""What a game, its options and its ends are called: by its words, or by the names of its code where it has none."""

from collections.abc import Iterable

from motherlode.rules import GAMES
from motherlode.words.language import Words


def game_name(words: Words, game: str) -> str:
    return words.otherwise(f"game-{game}", _spaced(game))


def game_about(words: Words, game: str) -> str:
    """A game in a sentence or two."""
    return words.otherwise(f"game-{game}.about", GAMES[game].information.capitalize() + ".")


def option_name(words: Words, game: str, option: str) -> str:
    """An option in plain words."""
    return words.otherwise(f"option-{game}-{_hyphened(option)}", _spaced(option))


def option_about(words: Words, game: str, option: str) -> str:
    """What an option does, with the clause behind it."""
    key = f"option-{game}-{_hyphened(option)}"
    about = words.otherwise(f"{key}.about", "")
    if f"{key}.clause" not in words:
        return about
    return f"{about} ({words('ui-clause', clause=words(f'{key}.clause'))})"


def option_choice(words: Words, game: str, option: str, choice: str) -> str:
    """One of several values of an option."""
    return words.otherwise(f"option-{game}-{_hyphened(option)}-{_hyphened(choice)}", _spaced(choice))


def ending(words: Words, what: str, name: str) -> str:
    """Why a game ended (`reason`), and what decided (`decided-by`)."""
    return words.otherwise(f"outcome-{what}-{_hyphened(name)}", _spaced(name) + ".")


def starter(words: Words, game: str) -> str:
    """What the seat is called that the host may name."""
    return words(words.first(f"before-first-{GAMES[game].starter}", "before-first"))


def told_apart(names: Iterable[str]) -> list[str]:
    """The names of all seats, each different: a game with two bots of one name would be hard to read."""
    told: list[str] = []
    for number, name in enumerate(names, 1):
        told.append(f"{name} {number}" if name in told else name)
    return told


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


def _spaced(name: str) -> str:
    return name.replace("_", " ").capitalize()
