"""Files with all tables and nothing in them. They are copied: to make the tables takes longer."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from motherlode.table.store import Store


def new_file(place: Path) -> str:
    """The path of a new database."""
    place.write_bytes(_tables())
    return str(place)


@cache
def _tables() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        Store(str(file)).close()
        return file.read_bytes()
