"""How the rules are compiled: two decorators. Nothing is compiled, or loaded from the cache, before it is called."""

import ctypes
import hashlib
import threading
from collections import defaultdict
from collections.abc import Callable
from contextlib import nullcontext
from functools import cache, wraps
from typing import Any, TypeVar

import numba
import numpy as np
import numpy.typing as npt
from numba import carray, config, types
from numba.core import cgutils
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher
from numba.core.serialize import dumps
from numba.extending import intrinsic

from motherlode.rules.code_cache import KeptCode, keep_code

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")

int64 = types.int64


# What is compiled


class Exported(CPUDispatcher):  # type: ignore[misc]
    """A function with one signature, compiled when it is first called, from Python or from other compiled functions."""

    signature: Any

    def compile(self, signature: Any) -> Any:
        """Whatever types it is called with: they are converted. Two threads may call it first at the same time."""
        if not self.overloads:
            with global_compiler_lock:
                self._compile_once()
        return self.overloads[tuple(self.signature.args)].entry_point

    def _compile_once(self) -> None:
        if not self.overloads:
            with self._cache.alone() if isinstance(self._cache, KeptCode) else nullcontext():
                super().compile(self.signature)
            self.disable_compile()


_exported: dict[str, list[Exported]] = defaultdict(list)


def jit_for(module: str, inline: bool = False) -> Callable[[F], F]:
    """The decorator that compiles a module's functions for the types that others call them with; into each of them, if
    it is not left to the compiler. A function that is handed an array and calls no other need not count its holders.
    """
    package = module.rpartition(".")[0]
    return lambda function: _compile((package,), function, CPUDispatcher, inline=inline)


def exported_for(module: str, result: Any = int64, made_for: str | None = None, nogil: bool = True) -> Callable[[F], F]:
    """The decorator for functions that are called from outside: int64 arguments, and an int64 if nothing else is said.

    Arrays and records come in by their addresses: so functions of all games have the same few signatures. A function
    that is made for a game, by a function that gets the game's modules, names the game's folder. Other threads run
    meanwhile, unless a function is so short that letting them would take longer.
    """
    package = module.rpartition(".")[0]
    packages = (package,) if made_for is None else (package, made_for)

    def export(function: F) -> F:
        compiled = _compile(packages, function, Exported, nogil=nogil)
        if isinstance(compiled, Exported):
            compiled.signature = result(*[int64] * function.__code__.co_argcount)
            compiled._cache.package = packages[-1]
            _exported[packages[-1]].append(compiled)
        return compiled

    return export


def float_exported_for(module: str) -> Callable[[F], F]:
    """The same for functions that return a float."""
    return exported_for(module, types.float64)


def _compile(packages: tuple[str, ...], function: F, dispatcher: Any, *, nogil: bool = True, inline: bool = False) -> F:
    if config.DISABLE_JIT:
        return function
    _name_by_what_it_holds(function)
    options = {"nopython": True, "nogil": nogil, "boundscheck": None, "forceinline": inline}
    compiled = dispatcher(function, targetoptions=options)
    kept = keep_code(function, packages)
    if kept:
        compiled._cache = kept
    return compiled  # type: ignore[no-any-return]


def _name_by_what_it_holds(function: Callable[..., Any]) -> None:
    """Gives functions that are made from one text, for several games, names of their own. In a process all compiled
    code is found by its name, kept code by the name that it was kept with: of two games' functions with the same name,
    one would be called in the place of the other.
    """
    if function.__closure__:
        held = dumps(tuple(cell.cell_contents for cell in function.__closure__))
        function.__qualname__ += f"_{hashlib.sha256(held).hexdigest()[:16]}"


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


# Addresses


def made_once(function: Callable[[], T]) -> Callable[[], T]:
    """As `cache`, but two threads that ask first at the same time get the same thing: of two, one would be let go while
    compiled code still reads it by its address.
    """
    lock, made = threading.Lock(), cache(function)

    @wraps(function)
    def found() -> T:
        with lock:
            return made()

    return found


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
def keep(array: Ints | Floats) -> None:
    """Keeps an array alive up to here: compiled code lets go of it after the last line that names it, whoever still has
    its address.
    """


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
