"""Files with all tables and nothing in them. They are copied: to make the tables takes longer."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from motherlode.table.store import Store


def new_file(place: Path) -> str:
    """The path of a new database."""
    place.write_bytes(_tables())
    return str(place)


def new_store(place: Path) -> Store:
    """A store in a new database, or in the one that is there."""
    return Store(str(place) if place.exists() else new_file(place))


@cache
def _tables() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        Store(str(file)).close()
        return file.read_bytes()
