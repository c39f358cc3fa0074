"""The toolkit's widgets as our screens use them: what they are given is text, never markup.

Names and chat come from people and may be anything. All screens take these widgets instead of the toolkit's own; a test
holds them to it.
"""

from collections.abc import Hashable, Iterable
from typing import Any, TypeVar

from rich.console import RenderableType
from rich.text import Text
from textual.visual import VisualType
from textual.widgets import OptionList, Select, Static
from textual.widgets.option_list import Option

T = TypeVar("T", bound=Hashable)


class Label(Static):
    """Some text, or a table of it."""

    DEFAULT_CSS = "Label { height: auto; }"

    def __init__(self, content: VisualType = "", **more: Any) -> None:
        super().__init__(content, markup=False, **more)


class Choices(OptionList):
    """A list to choose a line from."""

    def __init__(self, *lines: str | Option, **more: Any) -> None:
        super().__init__(*lines, markup=False, **more)


class Dropdown(Select[T]):
    """A value to choose, as `(text, value)`."""

    def __init__(self, options: Iterable[tuple[RenderableType, T]], **more: Any) -> None:
        super().__init__(_as_text(options), **more)

    def set_options(self, options: Iterable[tuple[RenderableType, T]]) -> None:
        super().set_options(_as_text(options))

    def use_ascii(self) -> None:
        """The toolkit's arrows, too."""
        for arrow in self.query(".arrow").results(Static):
            arrow.update("v")


def _as_text(options: Iterable[tuple[RenderableType, T]]) -> list[tuple[RenderableType, T]]:
    return [(Text(text) if isinstance(text, str) else text, value) for text, value in options]
