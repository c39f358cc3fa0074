"""The house has levels, and imports go down only."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "motherlode"
LEVELS = {
    "rules": 1, "ratings": 2, "bots": 3, "table": 3, "words": 3, "envs": 4, "review": 4, "contests": 4, "puzzles": 5,
    "lab": 5, "web": 6, "terminal": 6, "cli": 7,
}  # fmt: skip
GAMES = {"donkey", "mine", "gate"}
HOUSE_FILES = {"housed", "house_abi"}
"""Of games with house rules."""
GAME_FILES = {
    "__init__", "abi", "cards", "chance", "deal", "events", "knowledge", "moves", "outcome", "play", "spec", "state",
    "view",
}  # fmt: skip
SURFACE = {
    "rules": "games, states, knowledge, views, events and the registry",
    "rules.cards": "cards and moves", "rules.chance": "chance nodes", "rules.check": "the conformance kit",
    "rules.counting": "how many ways a game can go on", "rules.errors": "refusals",
    "rules.events": "what all games tell",
    "rules.fields": "how events are told", "rules.game": "replaying", "rules.house": "house rules",
    "rules.match": "series of games",
    "rules.outcome": "ranking and sharing a victory", "rules.record": "records",
    "rules.shuffle": "the portable shuffle", "rules.spec": "what a game says of itself",
    "rules.splitmix64": "the fast generator",
}  # fmt: skip
"""What everybody above the rules may import of them."""
COMPILED_SURFACE = {
    "rules.bits": "sets of cards", "rules.compiled": "compiling and caching", "rules.compiled_rng": "the generator",
    "rules.entry_points": "a game's functions for loops over any game",
    "rules.layout": "records of numbers", "rules.random_games": "games of random players",
    "rules.victory": "how a victory is shared",
}  # fmt: skip
"""What bots, environments and the lab may import besides, to work on compiled functions (`Game.abi`) and addresses."""
COMPILING = {"bots", "envs", "lab"}
ADAPTERS = (
    "bots/{}/", "envs/kernels/{}.py", "terminal/boards/{}.py", "table/hints/{}.py", "table/achievements/{}.py",
)  # fmt: skip
"""Where the adapters of our own games lie. Only there a game is named, and its inner modules are imported."""
BY_ADDRESS = {
    "bots/kept_trees.py", "bots/playouts.py", "bots/policy_games.py", "bots/search.py", "envs/batch.py",
    "envs/game_tree.py", "envs/observe.py",
}  # fmt: skip
"""Outside of kernels and games' bots, the files that hand addresses of memory to compiled functions."""
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


def test_nothing_is_imported_from_a_test_module() -> None:
    """What several tests need stands in a plain module beside them."""
    for folder in ("tests", "benchmarks"):
        for file in (ROOT / folder).rglob("*.py"):
            found = re.search(r"^ *(from|import) .*\btest_\w+.*", file.read_text(), re.MULTILINE)
            assert not found, f"{file.relative_to(ROOT)}: {found[0]}"


def test_every_package_has_a_level() -> None:
    """A new package must be given its place in the house."""
    packages = {folder.name for folder in SOURCE.iterdir() if (folder / "__init__.py").exists()}
    assert packages <= LEVELS.keys()


def test_games_do_not_know_each_other() -> None:
    """A game's folder imports nothing of another game's."""
    for game in GAMES:
        for file in (SOURCE / "rules" / game).glob("*.py"):
            for name in imports(file):
                assert not set(name.split(".")) & (GAMES - {game}), f"{file.relative_to(ROOT)} imports {name}"


def test_every_game_has_the_same_files() -> None:
    """Who knows one game's folder knows all of them."""
    for folder in (*(SOURCE / "rules" / game for game in GAMES), ROOT / "tests" / "games" / "tricks"):
        assert {file.stem for file in folder.glob("*.py")} - HOUSE_FILES == GAME_FILES


def test_the_rules_are_pure() -> None:
    """No clock, no files, no global randomness in the rules; only what compiles them touches the machine."""
    for file in (SOURCE / "rules").rglob("*.py"):
        if file.name not in ("code_cache.py", "compiled.py"):
            assert not {name.split(".")[0] for name in imports(file)} & PURE, file.relative_to(ROOT)


def above_the_rules() -> Iterator[tuple[Path, str]]:
    """The files above the rules, with their places in the package."""
    for file in SOURCE.rglob("*.py"):
        place = file.relative_to(SOURCE).as_posix()
        if "/" in place and not place.startswith("rules/"):
            yield file, place


def owner_of(place: str) -> str | None:
    """The game whose adapter a file is."""
    return next((game for game in GAMES for form in ADAPTERS if place.startswith(form.format(game))), None)


def test_only_adapters_know_a_game() -> None:
    """A game's inner modules are imported by the game's own adapters; all others use the surface of the rules."""
    seen = 0
    for file, place in above_the_rules():
        game = owner_of(place)
        allowed = {f"motherlode.{name}" for name in SURFACE}
        if place.split("/")[0] in COMPILING:
            allowed |= {f"motherlode.{name}" for name in COMPILED_SURFACE}
        for name in imports(file):
            if name.split(".")[:2] == ["motherlode", "rules"]:
                seen += 1
                own = game is not None and name.startswith(f"motherlode.rules.{game}")
                assert own or name in allowed, f"{place} imports {name}"
    assert seen > 100


def test_only_adapters_name_a_game() -> None:
    """In code and in docstrings. The help of commands has examples for people, who play real games."""
    for file, place in above_the_rules():
        if owner_of(place) is None and not place.startswith("cli/"):
            assert not named(file), f"{place} names {', '.join(sorted(named(file)))}"


def named(file: Path) -> set[str]:
    """The games that the strings of a file name: in a text that is a name itself, or in backquotes."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            is_name = re.fullmatch(r"[a-z._/-]+", node.value)
            words = re.split(r"[^a-z]+", node.value) if is_name else re.findall(r"`([a-z]+)`", node.value)
            found |= GAMES & set(words)
    return found


def test_the_pages_name_files_that_are_there() -> None:
    """Who looks something up finds it: by its path from the package on, or by its name in a game's folder."""
    for page in ("architecture", "modules"):
        text = (ROOT / "docs" / f"{page}.md").read_text()
        for name in re.findall(r"`([\w/.]+(?:\.py|/))`", text):
            places = [ROOT, SOURCE, *(SOURCE / folder for folder in ("table", "rules", "rules/donkey"))]
            assert any((place / name).exists() for place in places), f"{page}.md names {name}"


def test_every_module_of_the_table_is_named() -> None:
    """The table has the most files: each stands in the page that says what they are."""
    text = (ROOT / "docs" / "modules.md").read_text()
    for path in (SOURCE / "table").iterdir():
        name = f"{path.name}/" if path.is_dir() else path.name
        assert path.name.startswith("__") or f"`{name}`" in text, f"modules.md does not name table/{name}"


def test_addresses_stay_where_speed_needs_them() -> None:
    """Raw addresses of memory are handed around in few files, which are named here."""
    for file, place in above_the_rules():
        if owner_of(place) is None and not place.startswith("envs/kernels/") and place not in BY_ADDRESS:
            assert not re.search(r"\baddressof\b|\.ctypes\.data|(state|knowledge|rng)\.address\b", file.read_text()), (
                place
            )
