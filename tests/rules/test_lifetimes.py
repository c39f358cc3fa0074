"""An array lives as long as its address is used: compiled code lets go of it after the last line that names it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from motherlode.rules.code_cache import ROOT

Loop = ast.For | ast.While
DECORATORS = ("jit", "exported", "shared")


def compiled_functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            decorators = " ".join(ast.unparse(one) for one in node.decorator_list)
            if any(name in decorators for name in DECORATORS):
                yield node


def names(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def base(node: ast.AST) -> str:
    """The array of an expression: of `states[ply + 1]` it is `states`."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return ast.unparse(node)


def addressed(node: ast.AST) -> Iterator[str]:
    """The arrays whose address is taken in a statement."""
    for one in ast.walk(node):
        if isinstance(one, ast.Call) and ast.unparse(one.func) == "address_of":
            yield base(one.args[0])


def bound(node: ast.Assign) -> set[str]:
    """The names that an assignment gives a meaning to; one of its places is no such name."""
    targets = [one for target in node.targets for one in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def assignments(function: ast.FunctionDef, name: str) -> list[ast.Assign]:
    return [node for node in ast.walk(function) if isinstance(node, ast.Assign) and name in bound(node)]


def holders(function: ast.FunctionDef, array: str) -> set[str]:
    """The names that stand for the array's address, or for what lies there (`at`, `rng_at`)."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and array in addressed(node.value):
            calls = [ast.unparse(one.func) for one in ast.walk(node.value) if isinstance(one, ast.Call)]
            if all(call.endswith(("at", "address_of")) for call in calls):
                found |= bound(node)
    return found


def last_line(function: ast.FunctionDef, wanted: set[str]) -> int:
    lines = [node.lineno for node in ast.walk(function) if isinstance(node, ast.Name) and node.id in wanted]
    return max(lines, default=0)


def loop_around(function: ast.FunctionDef, line: int, made: list[ast.Assign]) -> ast.AST | None:
    """The outermost loop that a line stands in and that does not make the array itself: there it lives from round to
    round.
    """

    def spans(loop: Loop, place: int) -> bool:
        return loop.lineno <= place <= (loop.end_lineno or 0)

    loops = [node for node in ast.walk(function) if isinstance(node, Loop) and spans(node, line)]
    return next((loop for loop in loops if not any(spans(loop, one.lineno) for one in made)), None)


def let_go(function: ast.FunctionDef) -> Iterator[str]:
    """The arrays made in a function that nothing names after the last use of their address."""
    for array in dict.fromkeys(addressed(function)):
        made = assignments(function, array)
        if not made:
            continue  # it came in: the caller has it
        takes = [node for node in ast.walk(function) if isinstance(node, ast.stmt) and array in addressed(node)]
        used = max(last_line(function, holders(function, array)), *(node.lineno for node in takes))
        loop = loop_around(function, used, made)
        lives_on = loop is not None and array in names(loop)
        if last_line(function, {array}) <= used and not lives_on:
            yield f"{function.name}: {array}"


SOURCES = [file for file in ROOT.rglob("*.py") if "import" in file.read_text() and "address_of" in file.read_text()]


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(ROOT)))
def test_arrays_live_as_long_as_their_addresses(file: Path) -> None:
    """Where an address is used last, the array is named once more, if only by `keep`."""
    assert not [one for function in compiled_functions(ast.parse(file.read_text())) for one in let_go(function)]


@pytest.mark.parametrize(
    ("body", "gone"),
    [
        ("a = np.empty(3)\n    f(address_of(a))", True),
        ("a = np.empty(3)\n    f(address_of(a))\n    keep(a)", False),
        ("a = np.empty(3)\n    where = address_of(a)\n    a[0] = 1\n    f(where)", True),
        ("a = np.empty(3)\n    where = address_of(a)\n    f(where)\n    return a[0]", False),
        ("a = np.empty(3)\n    for i in range(3):\n        f(address_of(a))", False),
        ("for i in range(3):\n        a = np.empty(3)\n        f(address_of(a))", True),
    ],
)
def test_the_check_finds_what_is_let_go(body: str, gone: bool) -> None:
    """Each way to lose an array is found, and each way to keep one is not complained about."""
    (function,) = compiled_functions(ast.parse(f"@jit\ndef some():\n    {body}"))
    assert bool(list(let_go(function))) is gone
