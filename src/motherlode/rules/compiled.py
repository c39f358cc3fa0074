"""How the rules are compiled: one decorator, and one cache folder for each version of the sources.

Numba notices an edit in the file of a compiled function, but not in the files of the functions it calls.
The folder's name is therefore a hash of every source that can matter: code is never stale, and never recompiled
without need.
"""

import ctypes
import hashlib
import logging
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
import numpy.typing as npt
import platformdirs
from numba import carray, config, types
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])

ROOT = Path(__file__).parents[1]
UNUSED_AFTER = 30 * 24 * 3600.0
log = logging.getLogger("motherlode")

int64 = types.int64


def _sources(package: str) -> list[Path]:
    """The files that compiled functions of a package can be made of: for a game its own and the shared ones; for a
    package above the rules all games', its own, and those of the packages it lies in.
    """
    rules = ROOT / "rules"
    own = ROOT.joinpath(*package.split(".")[1:])
    shared = [rules / f"{name}.py" for name in ("bits", "compiled", "compiled_rng", "layout", "splitmix64")]
    if own == rules:
        return [*shared, rules / "drive.py"]
    if own.parent == rules:
        return [*shared, *_compiled_files(own)]
    games = [folder for folder in sorted(rules.iterdir()) if (folder / "abi.py").exists()]
    folders = [folder for folder in (own, *own.parents) if ROOT in folder.parents]
    above = [file for folder in folders for file in sorted(folder.glob("*.py"))]
    return [*shared, *(file for game in games for file in _compiled_files(game)), *above]


def _compiled_files(game: Path) -> list[Path]:
    return [game / f"{name}.py" for name in ("state", "play", "knowledge", "abi")]


@cache
def cache_folder(package: str) -> Path | None:
    """Where the compiled code of a package is kept, or None where nothing can be written."""
    digest = hashlib.sha256()
    digest.update(f"{numba.__version__} {config.BOUNDSCHECK} {config.DISABLE_JIT}".encode())
    for file in _sources(package):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    for base in (config.CACHE_DIR or platformdirs.user_cache_dir("motherlode"), tempfile.gettempdir() + "/motherlode"):
        folder = Path(base) / digest.hexdigest()[:20]
        try:
            folder.mkdir(parents=True, exist_ok=True)
            folder.touch()
        except OSError:
            continue
        _forget_unused(folder.parent)
        return folder
    return None


def _forget_unused(base: Path) -> None:
    limit = time.time() - UNUSED_AFTER
    for folder in base.iterdir():
        if len(folder.name) == 20 and folder.is_dir() and folder.stat().st_mtime < limit:
            shutil.rmtree(folder, ignore_errors=True)


def jit_for(module: str) -> Callable[[F], F]:
    """The decorator that compiles a module's functions for the types they are called with."""
    package = module.rpartition(".")[0]
    return lambda function: _compile(package, function)


def signed_for(module: str) -> Callable[..., Callable[[F], F]]:
    """The decorator for functions that are called from outside: `@signed(arguments…)`, compiled at import.

    All of them return an int64.
    """
    package = module.rpartition(".")[0]
    return lambda *arguments: lambda function: _compile(package, function, int64(*arguments))


def exported_for(module: str, result: Any = int64) -> Callable[[F], F]:
    """The decorator for functions that loops over any game call: int64 arguments, compiled at import."""
    package = module.rpartition(".")[0]

    def export(function: F) -> F:
        return _compile(package, function, result(*[int64] * function.__code__.co_argcount))

    return export


def float_exported_for(module: str) -> Callable[[F], F]:
    """The same for functions that return a float."""
    return exported_for(module, types.float64)


def _compile(package: str, function: F, *signature: Any) -> F:
    folder = cache_folder(package)
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder or "")
    try:
        compiled: F = numba.njit(*signature, cache=folder is not None, nogil=True)(function)
    finally:
        config.CACHE_DIR = before
    return compiled


@contextmanager
def preparing(package: str, what: str) -> Iterator[None]:
    """Says so when a package's compiled code is not there yet, as making it takes seconds."""
    folder = cache_folder(package)
    ready = folder / f"{package}.ready" if folder else None
    if not config.DISABLE_JIT and not (ready and ready.exists()):
        log.warning("Compiling %s for this machine; this happens once and takes some seconds.", what)
    yield
    if ready:
        ready.touch()


if config.DISABLE_JIT:

    def pointer(address: int) -> Any:
        """The address as a pointer that `carray` takes."""
        return ctypes.c_void_p(int(address))

else:

    @intrinsic  # type: ignore[untyped-decorator]
    def pointer(typing_context: Any, address: Any) -> Any:
        """The address as a pointer that `carray` takes."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))

        return types.voidptr(types.int64), generate


Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
jit = jit_for(__name__)


class RngState:
    """The state of SplitMix64: a record, as handing on an array costs a count of its holders at every call."""

    state: np.uint64


RNG = np.dtype((np.record, [("state", np.uint64)]))


@jit
def ints_at(address: int, length: int) -> Ints:
    """The int64 numbers at an address."""
    ints: Ints = carray(pointer(address), (length,), np.int64)
    return ints


@jit
def address_of(array: Ints | Floats) -> int:
    """Where an array lies; it must be kept alive."""
    address: int = np.int64(array.ctypes.data)  # type: ignore[assignment]
    return address


@jit
def floats_at(address: int, length: int) -> Floats:
    """The floats at an address."""
    floats: Floats = carray(pointer(address), (length,), np.float64)
    return floats


@jit
def rng_at(address: int) -> RngState:
    """The generator at an address."""
    rng: RngState = carray(pointer(address), (1,), RNG)[0]
    return rng


@jit
def copy(source: Ints, target: Ints, length: int) -> None:
    """Copies numbers; a slice assignment would take seconds to compile."""
    for i in range(length):
        target[i] = source[i]
