"""What is installed only on wish: the extras that pyproject.toml names."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ModuleNotFoundError):
    """Something is asked for whose libraries are not installed."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports of what an extra brings: if it is missing, a sentence says how to get it."""
    try:
        yield
    except MissingExtra:
        raise
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "motherlode":
            raise
        raise MissingExtra(f"{error.name} is not installed. {how_to_install(extra)}", name=error.name) from None


def how_to_install(extra: str) -> str:
    """Motherlode is on no package index: it is installed from a checkout or from a wheel that was built there."""
    from motherlode import __version__

    wheel = f"motherlode-{__version__}-py3-none-any.whl"
    return f"It is in the extra '{extra}': pip install '.[{extra}]' in a checkout, or pip install '{wheel}[{extra}]'."
