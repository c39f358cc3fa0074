"""What the files of a language hold."""

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def entries(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text("utf-8")).body


def messages(file: Path) -> dict[str, set[str]]:
    """The variables of each message and each attribute (`id.attribute`) of a file."""
    found: dict[str, set[str]] = {}
    for entry in entries(file):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found
