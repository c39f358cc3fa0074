"""Where compiled code is kept: one folder for each version of the sources, one file for each function and its types.

Numba notices an edit in the file of a compiled function, but not in the files of the functions it calls.
The folder's name is therefore a hash of every source that can matter: code is never stale, and never recompiled
without need.
"""

import hashlib
import importlib.util
import logging
import os
import pickle
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numba
import platformdirs
from numba import config
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, UserProvidedCacheLocator
from numba.core.runtime import rtsys

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).parents[1]
RULES = ROOT / "rules"
SHARED = (
    "abi", "bits", "code_cache", "compiled", "compiled_rng", "entry_points", "layout", "legal", "outcome", "packing",
    "splitmix64",
)  # fmt: skip
CALLED_FROM = {"motherlode.envs.kernels": ("bots/compiled_policy.py", "envs/zero_sum.py")}
"""What the compiled functions of a package call besides the rules, where that is not all that stands above it."""
UNUSED_AFTER = 30 * 24 * 3600.0
PATIENCE = 60.0
"""Seconds; nothing takes so long to compile, unless who compiles it was stopped."""
logger = logging.getLogger("motherlode")


def _sources(package: str) -> list[Path]:
    """The files that compiled functions of a package can be made of: for one of our games its own and the shared ones;
    for a package above the rules all games', its own, and those of the packages it lies in, unless it is said what it
    calls; for a package that is not ours all of these that it can call, and all its own.
    """
    folder = _folder_of(package)
    shared = [RULES / f"{name}.py" for name in SHARED]
    if folder == RULES:
        return [*shared, RULES / "drive.py"]
    if folder.parent == RULES:
        return [*shared, *_compiled_files(folder)]
    games = [file for game in sorted(RULES.iterdir()) if (game / "abi.py").exists() for file in _compiled_files(game)]
    called = CALLED_FROM.get(package)
    inside = [folder, *folder.parents][: 1 if called else max(1, package.count("."))]
    above = inside if ROOT in folder.parents else [ROOT / "bots", ROOT / "envs" / "kernels", *inside]
    theirs = [ROOT / file for file in called or ()]
    return [*shared, *games, *theirs, *(file for folder in above for file in sorted(folder.glob("*.py")))]


def _folder_of(package: str) -> Path:
    found = importlib.util.find_spec(package)
    assert found is not None, f"there is no package {package}"
    assert found.submodule_search_locations, f"{package} is no package"
    return Path(next(iter(found.submodule_search_locations)))


def _compiled_files(game: Path) -> list[Path]:
    return [
        game / f"{name}.py"
        for name in ("state", "play", "housed", "knowledge", "abi", "house_abi")
        if (game / f"{name}.py").exists()
    ]


_one_at_a_time = threading.Lock()
"""Numba has one folder for all threads, and two may read sources first at the same time."""


@cache
def cache_folder(*packages: str) -> Path | None:
    """Where the compiled code of a package, made for other ones, is kept; None where nothing can be written."""
    digest = hashlib.sha256()
    digest.update(f"{numba.__version__} {config.BOUNDSCHECK} {config.DISABLE_JIT}".encode())
    for file in dict.fromkeys(file for package in packages for file in _sources(package)):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    with _one_at_a_time:
        chosen = config.CACHE_DIR
    for base in (chosen or platformdirs.user_cache_dir("motherlode"), tempfile.gettempdir() + "/motherlode"):
        folder = Path(base) / digest.hexdigest()[:20]
        try:
            folder.mkdir(parents=True, exist_ok=True)
            folder.touch()
            _hold(folder)
        except OSError:
            continue
        _forget_unused(folder.parent)
        return folder
    return None


def _hold(folder: Path) -> None:
    """Marks a folder as used as long as this process runs: nobody's `_forget_unused` takes it."""
    handle = os.open(folder / "used", os.O_CREAT | os.O_RDWR)
    if sys.platform != "win32":
        fcntl.flock(handle, fcntl.LOCK_SH)


def _is_held(folder: Path) -> bool:
    try:
        with (folder / "used").open() as handle:
            if sys.platform != "win32":
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def _forget_unused(base: Path) -> None:
    limit = time.time() - UNUSED_AFTER
    for folder in base.iterdir():
        old = len(folder.name) == 20 and folder.is_dir() and folder.stat().st_mtime < limit
        if old and not _is_held(folder):
            shutil.rmtree(folder, ignore_errors=True)


class ByPackage(UserProvidedCacheLocator):  # type: ignore[misc]
    """Where a function is kept: by its package's name and not by where that lies. The folder's name tells the sources
    already, so that another checkout or an installed copy of them finds what was compiled.
    """

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        super().__init__(function, file)
        package, _, name = function.__module__.rpartition(".")
        # The functions of `housed.py` look like those of `play.py`, but call others.
        self._cache_path = str(Path(config.CACHE_DIR) / (f"{package}.housed" if name == "housed" else package))


class KeptCompileResults(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (ByPackage,)


class FileByKey(IndexDataCacheFile):  # type: ignore[misc]
    """One file for each way in which a function was compiled, named by what tells these apart.

    Numba numbers the files and keeps an index of the numbers: of two processes that compile a function in two ways at
    the same time, each takes the next number, and one finds the other's code there. The folder's name says already
    which sources the code is of.
    """

    def save(self, key: Any, data: Any) -> None:
        self._save_data(self._name(key), data)

    def load(self, key: Any) -> Any:
        """What cannot be read, because somebody's disk was full, is compiled again."""
        try:
            return self._load_data(self._name(key))
        except (OSError, EOFError, pickle.UnpicklingError):
            return None

    def _name(self, key: Any) -> str:
        name: str = self._data_name(int.from_bytes(hashlib.sha256(repr(key).encode()).digest()[:8]))
        return name


class KeptCode(FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function. A folder that vanished is made again; where nothing can be kept, nothing is."""

    _impl_class = KeptCompileResults
    package = ""
    """Of an exported function: what is said to be compiled. Others are compiled for one of these."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        stamp = self._impl.locator.get_source_stamp()
        self._cache_file = FileByKey(self._cache_path, self._impl.filename_base, stamp)

    def load_overload(self, signature: Any, target: Any) -> Any:
        """Numba's own first loads all that it could compile with, which takes longer than everything else here."""
        rtsys.initialize(target)
        found = self._load_overload(signature, target)
        if found is None and self.package:
            _say_that_it_compiles(self.package)
        return found

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Other processes that want the same function wait meanwhile, and find it then: it is compiled once."""
        try:
            self._impl.locator.ensure_cache_path()
            lock = os.open(Path(self.cache_path) / f"{self._impl.filename_base}.lock", os.O_CREAT | os.O_RDWR)
        except OSError:
            yield
            return
        try:
            _lock_patiently(lock)
            yield
        finally:
            os.close(lock)

    def save_overload(self, signature: Any, result: Any) -> None:
        try:
            super().save_overload(signature, result)
        except OSError as error:
            logger.warning("Compiled code cannot be kept: %s", error)


def keep_code(function: Callable[..., Any], packages: tuple[str, ...]) -> KeptCode | None:
    """The cache of a function of a package, made for other ones; None where nothing can be written."""
    folder = cache_folder(*packages)
    if folder is None:
        return None
    with _one_at_a_time:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)  # where Numba's locators look
        try:
            return KeptCode(function)
        finally:
            config.CACHE_DIR = before


def _lock_patiently(file: int) -> None:
    """Returns with the lock, or without it if others keep it for too long."""
    deadline = time.monotonic() + PATIENCE
    while sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if not isinstance(error, BlockingIOError) or time.monotonic() >= deadline:
                return
            time.sleep(0.02)
        else:
            return


@cache
def _say_that_it_compiles(package: str) -> None:
    """Compiled code is not there yet, and making it takes seconds."""
    logger.warning("Compiling %s for this machine; this happens once and takes some seconds.", _name(package))


def _name(package: str) -> str:
    ours, kind, *game = [*package.split("."), ""]
    if ours != ROOT.name:
        return package
    if kind == "envs":
        return "the environments"
    return f"the {kind} of {game[0]}" if game[:-1] else "what all games share"
