"""How the rules are compiled: two decorators, and one cache folder for each version of the sources.

Numba notices an edit in the file of a compiled function, but not in the files of the functions it calls.
The folder's name is therefore a hash of every source that can matter: code is never stale, and never recompiled
without need. Nothing is compiled or loaded before it is called.
"""

import ctypes
import hashlib
import importlib.util
import logging
import os
import shutil
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
import numpy.typing as npt
import platformdirs
from numba import carray, config, types
from numba.core import cgutils
from numba.core.caching import FunctionCache
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher
from numba.core.runtime import rtsys
from numba.extending import intrinsic

if sys.platform != "win32":
    import fcntl

F = TypeVar("F", bound=Callable[..., Any])

ROOT = Path(__file__).parents[1]
RULES = ROOT / "rules"
SHARED = ("abi", "bits", "compiled", "compiled_rng", "layout", "legal", "outcome", "splitmix64")
UNUSED_AFTER = 30 * 24 * 3600.0
log = logging.getLogger("motherlode")

int64 = types.int64


# Where compiled code is kept


def _sources(package: str) -> list[Path]:
    """The files that compiled functions of a package can be made of: for one of our games its own and the shared ones;
    for a package above the rules all games', its own, and those of the packages it lies in; for a package that is not
    ours all of these that it can call, and all its own.
    """
    folder = _folder_of(package)
    shared = [RULES / f"{name}.py" for name in SHARED]
    if folder == RULES:
        return [*shared, RULES / "drive.py", RULES / "entry_points.py"]
    if folder.parent == RULES:
        return [*shared, *_compiled_files(folder)]
    games = [file for game in sorted(RULES.iterdir()) if (game / "abi.py").exists() for file in _compiled_files(game)]
    inside = [folder, *folder.parents][: max(1, package.count("."))]
    above = inside if ROOT in folder.parents else [ROOT / "bots", ROOT / "envs" / "kernels", *inside]
    return [*shared, *games, *(file for folder in above for file in sorted(folder.glob("*.py")))]


def _folder_of(package: str) -> Path:
    found = importlib.util.find_spec(package)
    assert found is not None, f"there is no package {package}"
    assert found.submodule_search_locations, f"{package} is no package"
    return Path(next(iter(found.submodule_search_locations)))


def _compiled_files(game: Path) -> list[Path]:
    return [game / f"{name}.py" for name in ("state", "play", "knowledge", "abi")]


@cache
def cache_folder(*packages: str) -> Path | None:
    """Where the compiled code of a package, made for other ones, is kept; None where nothing can be written."""
    digest = hashlib.sha256()
    digest.update(f"{numba.__version__} {config.BOUNDSCHECK} {config.DISABLE_JIT}".encode())
    for file in dict.fromkeys(file for package in packages for file in _sources(package)):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    for base in (config.CACHE_DIR or platformdirs.user_cache_dir("motherlode"), tempfile.gettempdir() + "/motherlode"):
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
    mark = os.open(folder / "used", os.O_CREAT | os.O_RDWR)
    if sys.platform != "win32":
        fcntl.flock(mark, fcntl.LOCK_SH)


def _is_held(folder: Path) -> bool:
    try:
        with (folder / "used").open() as mark:
            if sys.platform != "win32":
                fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
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


class KeptCode(FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function. A folder that vanished is made again; where nothing can be kept, nothing is."""

    package = ""
    """Of an exported function: what is said to be compiled. Others are compiled for one of these."""

    def load_overload(self, signature: Any, target: Any) -> Any:
        """Numba's own first loads all that it could compile with, which takes longer than everything else here."""
        rtsys.initialize(target)
        found = self._load_overload(signature, target)
        if found is None and self.package:
            _say_that_it_compiles(self.package)
        return found

    def save_overload(self, signature: Any, result: Any) -> None:
        try:
            super().save_overload(signature, result)
        except OSError as error:
            log.warning("Compiled code cannot be kept: %s", error)


# What is compiled


class Exported(CPUDispatcher):  # type: ignore[misc]
    """A function with one signature, compiled when it is first called, from Python or from other compiled functions."""

    signature: Any

    def compile(self, signature: Any) -> Any:
        """Whatever types it is called with: they are converted. Two threads may call it first at the same time."""
        with global_compiler_lock:
            if not self.overloads:
                super().compile(self.signature)
                self.disable_compile()
        return self.overloads[tuple(self.signature.args)].entry_point


_exported: dict[str, list[Exported]] = defaultdict(list)


def jit_for(module: str) -> Callable[[F], F]:
    """The decorator that compiles a module's functions for the types that others call them with."""
    package = module.rpartition(".")[0]
    return lambda function: _compile((package,), function, CPUDispatcher)


def exported_for(module: str, result: Any = int64, made_for: str | None = None, nogil: bool = True) -> Callable[[F], F]:
    """The decorator for functions that are called from outside: int64 arguments, and an int64 if nothing else is said.

    Arrays and records come in by their addresses: so functions of all games have the same few signatures. A function
    that is made for a game, by a function that gets the game's modules, names the game's folder. Other threads run
    meanwhile, unless a function is so short that letting them would take longer.
    """
    package = module.rpartition(".")[0]
    packages = (package,) if made_for is None else (package, made_for)

    def export(function: F) -> F:
        compiled = _compile(packages, function, Exported, nogil)
        if isinstance(compiled, Exported):
            compiled.signature = result(*[int64] * function.__code__.co_argcount)
            compiled._cache.package = packages[-1]
            _exported[packages[-1]].append(compiled)
        return compiled

    return export


def float_exported_for(module: str) -> Callable[[F], F]:
    """The same for functions that return a float."""
    return exported_for(module, types.float64)


def _compile(packages: tuple[str, ...], function: F, dispatcher: Any, nogil: bool = True) -> F:
    if config.DISABLE_JIT:
        return function
    compiled = dispatcher(function, targetoptions={"nopython": True, "nogil": nogil, "boundscheck": None})
    folder = cache_folder(*packages)
    if folder:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            compiled._cache = KeptCode(function)
        finally:
            config.CACHE_DIR = before
    return compiled  # type: ignore[no-any-return]


def shared(function: F) -> F:
    """The decorator for functions that get a game as a module, which Numba takes for a constant. They are compiled into
    each of their callers, and not kept by themselves.
    """
    compiled: F = numba.njit(nogil=True)(function)
    return compiled


def compile_now(*functions: Any) -> None:
    """Compiles exported functions, or loads them, before they are called."""
    for function in functions:
        if isinstance(function, Exported):
            function.compile(function.signature)


def direct(function: F) -> F:
    """An exported function as Python calls it fastest: Numba does not look at the types of the arguments."""
    if not isinstance(function, Exported):
        return function
    called: F = function.compile(function.signature)
    return called


def compile_package(package: str) -> None:
    """The same for all that the imported modules of a package export."""
    compile_now(*_exported[package])


@cache
def _say_that_it_compiles(package: str) -> None:
    """Compiled code is not there yet, and making it takes seconds."""
    log.warning("Compiling %s for this machine; this happens once and takes some seconds.", _name(package))


def _name(package: str) -> str:
    ours, kind, *game = [*package.split("."), ""]
    if ours != ROOT.name:
        return package
    if kind == "envs":
        return "the environments"
    return f"the {kind} of {game[0]}" if game[:-1] else "what all games share"


# Addresses

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

if config.DISABLE_JIT:
    _functions: dict[int, Callable[..., Any]] = {}

    def entry_point(function: Callable[..., Any]) -> int:
        """Where compiled code calls an exported function."""
        _functions[id(function)] = function
        return id(function)

    def call_1(entry: int, a: int) -> int:
        """Calls the function at an entry point."""
        found: int = _functions[entry](a)
        return found

    def call_2(entry: int, a: int, b: int) -> int:
        """Calls the function at an entry point."""
        found: int = _functions[entry](a, b)
        return found

    def call_float(entry: int, a: int, b: int) -> float:
        """Calls the function at an entry point, which returns a float."""
        found: float = _functions[entry](a, b)
        return found

    def pointer(address: int) -> Any:
        """The address as a pointer that `carray` takes."""
        return ctypes.c_void_p(int(address))

else:

    @cache
    def entry_point(function: Any) -> int:
        """Where compiled code calls an exported function."""
        result = function.get_compile_result(function.signature)
        return int(result.library.get_pointer_to_function(result.fndesc.llvm_func_name))

    def _call(signature: Any) -> Any:
        """An intrinsic's answer: how code is made that calls what its first argument points to, as Numba calls it."""

        def generate(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
            calling, result, given = context.call_conv, signature.return_type, signature.args[1:]
            function = builder.inttoptr(arguments[0], calling.get_function_type(result, given).as_pointer())
            status, answer = calling.call_function(builder, function, result, given, arguments[1:])
            with cgutils.if_unlikely(builder, status.is_error):
                calling.return_status_propagate(builder, status)
            return answer

        return signature, generate

    @intrinsic  # type: ignore[untyped-decorator]
    def call_1(typing_context: Any, entry: Any, a: Any) -> Any:
        """Calls the function at an entry point."""
        return _call(int64(int64, int64))

    @intrinsic  # type: ignore[untyped-decorator]
    def call_2(typing_context: Any, entry: Any, a: Any, b: Any) -> Any:
        """Calls the function at an entry point."""
        return _call(int64(int64, int64, int64))

    @intrinsic  # type: ignore[untyped-decorator]
    def call_float(typing_context: Any, entry: Any, a: Any, b: Any) -> Any:
        """Calls the function at an entry point, which returns a float."""
        return _call(types.float64(int64, int64, int64))

    @intrinsic  # type: ignore[untyped-decorator]
    def pointer(typing_context: Any, address: Any) -> Any:
        """The address as a pointer that `carray` takes."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))

        return types.voidptr(types.int64), generate


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
