"""The house has levels, and imports go down only."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "motherlode"
LEVELS = {"rules": 1, "bots": 2, "table": 2, "envs": 2, "words": 2, "web": 3, "terminal": 3, "lab": 3, "cli": 4}
GAME_FILES = {
    "__init__", "abi", "cards", "deal", "events", "knowledge", "moves", "outcome", "play", "state", "view",
}  # fmt: skip
PURE = {"time", "datetime", "random", "secrets", "socket", "threading", "subprocess", "os", "pathlib", "tempfile"}


def imports(file: Path) -> Iterator[str]:
    """The names of the modules that a file imports anywhere."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            yield node.module or ""


def package_of(name: str) -> str | None:
    parts = name.split(".")
    return parts[1] if parts[0] == "motherlode" and len(parts) > 1 and parts[1] in LEVELS else None


def test_imports_go_down_only() -> None:
    """A package imports itself and packages of lower levels, never one of its own level or above."""
    seen = 0
    for file in SOURCE.rglob("*.py"):
        package = file.relative_to(SOURCE).parts[0]
        for name in imports(file):
            other = package_of(name)
            if package in LEVELS and other is not None and other != package:
                seen += 1
                assert LEVELS[other] < LEVELS[package], f"{file.relative_to(ROOT)} imports {name}"
    assert seen > 5


def test_every_package_has_a_level() -> None:
    """A new package must be given its place in the house."""
    packages = {folder.name for folder in SOURCE.iterdir() if (folder / "__init__.py").exists()}
    assert packages <= LEVELS.keys()


def test_games_do_not_know_each_other() -> None:
    """A game's folder imports nothing of another game's."""
    games = {"donkey", "mine", "gate"}
    for game in games:
        for file in (SOURCE / "rules" / game).glob("*.py"):
            for name in imports(file):
                assert not set(name.split(".")) & (games - {game}), f"{file.relative_to(ROOT)} imports {name}"


def test_every_game_has_the_same_files() -> None:
    """Who knows one game's folder knows all three."""
    for game in ("donkey", "mine", "gate"):
        assert {file.stem for file in (SOURCE / "rules" / game).glob("*.py")} == GAME_FILES


def test_the_rules_are_pure() -> None:
    """No clock, no files, no global randomness in the rules; only the compiler's cache folder touches the machine."""
    for file in (SOURCE / "rules").rglob("*.py"):
        if file.name != "compiled.py":
            assert not {name.split(".")[0] for name in imports(file)} & PURE, file.relative_to(ROOT)
