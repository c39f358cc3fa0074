"""Every game by its name, registered in one place.

Ours are listed here. Another package brings a game by an entry point in the group `motherlode.games` (the game's name,
and the folder as a package); a program or a test by `register`.
"""

import importlib
from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points

from motherlode.rules.errors import UnknownGame
from motherlode.rules.game import Game
from motherlode.rules.spec import GameSpec

OURS = ("donkey", "mine", "gate")
ENTRY_POINTS = "motherlode.games"


class Games(Mapping[str, GameSpec]):
    """The specifications by name. Names are known at once; a folder is read when somebody asks for its game."""

    def __init__(self) -> None:
        self._folders = {name: f"motherlode.rules.{name}" for name in OURS}
        self._loaded: dict[str, Game] = {}
        self._looked = False

    def _known(self) -> dict[str, str]:
        """The folders by name. Other packages are looked for once: that takes milliseconds."""
        if not self._looked:
            self._looked = True
            for point in entry_points(group=ENTRY_POINTS):
                self._folders.setdefault(point.name, point.value)
        return self._folders

    def __iter__(self) -> Iterator[str]:
        return iter(self._known())

    def __len__(self) -> int:
        return len(self._known())

    def __contains__(self, name: object) -> bool:
        return name in self._known()

    def __getitem__(self, name: str) -> GameSpec:
        """The specification of a game. Unlike in other mappings, an unknown name is answered by a sentence."""
        return self.load(name).spec

    def load(self, name: str) -> Game:
        """A game; the same object every time."""
        if name not in self:
            raise UnknownGame(f"There is no game {name!r}: the games are {', '.join(self)}.")
        if name not in self._loaded:
            self._loaded[name] = Game(spec_of(self._folders[name]), self._folders[name])
        return self._loaded[name]

    def from_elsewhere(self) -> list[str]:
        """The names of the games that are not ours."""
        return [name for name in self if name not in OURS]

    def of_folder(self, folder: str) -> str | None:
        """The name of the game that lies in a folder; None if no game does."""
        return next((name for name, other in self._known().items() if other == folder), None)

    def register(self, folder: str) -> Game:
        """Adds the game of a folder, given as a package (`my_games.tricks`). Registering it again changes nothing."""
        name = spec_of(folder).name
        if self._known().setdefault(name, folder) != folder:
            raise UnknownGame(f"There is a game {name!r} already: that of {self._folders[name]}, not of {folder}.")
        return self.load(name)

    def remove(self, name: str) -> None:
        """Forgets a game that was registered."""
        self._folders.pop(name, None)


def spec_of(folder: str) -> GameSpec:
    """The specification in a folder."""
    try:
        spec: GameSpec = importlib.import_module(f"{folder}.spec").SPEC
    except (ModuleNotFoundError, AttributeError) as error:
        raise UnknownGame(f"There is no game in {folder}: {error}. A game's folder has SPEC in its spec.py.") from error
    return spec


GAMES = Games()


def game(name: str) -> Game:
    """A game by its name."""
    return GAMES.load(name)


def register(folder: str) -> Game:
    """Adds a game: the one line that makes everything else find it."""
    return GAMES.register(folder)
