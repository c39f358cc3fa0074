"""The compiled functions of a game as everybody else calls them (`contract.Abi`), made from its rules.

They are made here so that nobody writes them twice. A function that is made holds modules and numbers only: Numba keeps
compiled code by the names of modules, and could not by other compiled functions.
"""

from collections.abc import Callable
from importlib.abc import InspectLoader
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

from numba import carray

from motherlode.rules.compiled import copy, exported_for, ints_at, pointer, rng_at
from motherlode.rules.legal import MOVES, legal

F = TypeVar("F", bound=Callable[..., Any])


class CompiledAbi(NamedTuple):
    """The functions of `contract.Abi`, in this order."""

    deal: Callable[[int, int], int]
    start: Callable[[int, int], int]
    legal_moves: Callable[[int, int], int]
    apply: Callable[[int, int], int]
    random_move: Callable[[int, int], int]
    playout: Callable[[int, int], int]
    is_over: Callable[[int], int]
    seat: Callable[[int], int]
    score: Callable[[int, int], int]
    standing: Callable[[int, int], int]
    hide: Callable[[int, int], int]
    redeal: Callable[[int, int], int]
    list_moves: Callable[[int], int]
    begin: Callable[[int, int, int], Any]
    advance: Callable[[int, int, int, int], Any]


class GameModules(NamedTuple):
    """What the functions of a game are made of."""

    exported: Callable[[F], F]
    moves_exported: Callable[[F], F]
    state: Any
    play: Any
    knowledge: Any


def compile_abi(module: str, state: ModuleType, play: ModuleType, knowledge: ModuleType) -> CompiledAbi:
    """From `state` (LAYOUT, DEAL_SIZE, MAX_MOVES), `play` (deal, start, legal_moves, apply, random_move, is_over,
    score, standing) and `knowledge` (hide, redeal), whose functions take the state as a record. `module` is the game's
    own `abi`, where the functions are to stand.
    """
    modules = GameModules(exported_for(module), exported_for(module, MOVES, nogil=False), state, play, knowledge)
    return CompiledAbi(
        *_beginning(modules), *_moving(modules), *_asking(modules), *_knowing(modules), *_buffered(modules)
    )


def read_again(part: str, module: dict[str, Any]) -> None:
    """Reads a file of the module's folder into it: the same functions under another name, some of which it changes."""
    spec = find_spec(f"{module['__package__']}.{part}")
    assert spec is not None
    assert isinstance(spec.loader, InspectLoader)
    code = spec.loader.get_code(spec.name)
    assert code is not None
    exec(code, module)


Functions = tuple[Callable[..., Any], ...]


def _beginning(modules: GameModules) -> Functions:
    play, dtype, deal_size = modules.play, modules.state.LAYOUT.dtype, modules.state.DEAL_SIZE

    @modules.exported
    def deal(numbers: int, rng: int) -> int:
        play.deal(ints_at(numbers, deal_size), rng_at(rng))
        return 0

    @modules.exported
    def start(state: int, numbers: int) -> int:
        play.start(carray(pointer(state), (1,), dtype)[0], ints_at(numbers, deal_size))
        return 0

    return deal, start


def _moving(modules: GameModules) -> Functions:
    play, dtype, max_moves = modules.play, modules.state.LAYOUT.dtype, modules.state.MAX_MOVES

    @modules.exported
    def legal_moves(state: int, moves: int) -> Any:
        return play.legal_moves(carray(pointer(state), (1,), dtype)[0], ints_at(moves, max_moves))

    @modules.exported
    def apply(state: int, move: int) -> int:
        play.apply(carray(pointer(state), (1,), dtype)[0], move)
        return 0

    @modules.exported
    def random_move(state: int, rng: int) -> Any:
        return play.random_move(carray(pointer(state), (1,), dtype)[0], rng_at(rng))

    @modules.exported
    def playout(state: int, rng: int) -> int:
        record = carray(pointer(state), (1,), dtype)[0]
        numbers = rng_at(rng)
        moves = 0
        while not play.is_over(record):
            play.apply(record, play.random_move(record, numbers))
            moves += 1
        return moves

    return legal_moves, apply, random_move, playout


def _asking(modules: GameModules) -> Functions:
    play, dtype = modules.play, modules.state.LAYOUT.dtype

    @modules.exported
    def is_over(state: int) -> int:
        return 1 if play.is_over(carray(pointer(state), (1,), dtype)[0]) else 0

    @modules.exported
    def seat(state: int) -> Any:
        return carray(pointer(state), (1,), dtype)[0].seat

    @modules.exported
    def score(state: int, of_seat: int) -> Any:
        return play.score(carray(pointer(state), (1,), dtype)[0], of_seat)

    @modules.exported
    def standing(state: int, of_seat: int) -> Any:
        return play.standing(carray(pointer(state), (1,), dtype)[0], of_seat)

    return is_over, seat, score, standing


def _knowing(modules: GameModules) -> Functions:
    knowledge, dtype = modules.knowledge, modules.state.LAYOUT.dtype

    @modules.exported
    def hide(state: int, of_seat: int) -> int:
        knowledge.hide(carray(pointer(state), (1,), dtype)[0], of_seat)
        return 0

    @modules.exported
    def redeal(state: int, rng: int) -> int:
        knowledge.redeal(carray(pointer(state), (1,), dtype)[0], rng_at(rng))
        return 0

    return hide, redeal


def _buffered(modules: GameModules) -> Functions:
    """Whole steps for Python, on buffers: a state, the number of its legal moves, and their codes."""
    play, dtype, size = modules.play, modules.state.LAYOUT.dtype, modules.state.LAYOUT.size
    deal_size, whole, moves_at = modules.state.DEAL_SIZE, size + 1 + modules.state.MAX_MOVES, 8 * (size + 1)

    @modules.exported
    def list_moves(buffer: int) -> Any:
        numbers = ints_at(buffer, whole)
        count = play.legal_moves(carray(pointer(buffer), (1,), dtype)[0], numbers[size + 1 :])
        numbers[size] = count
        return count

    @modules.moves_exported
    def begin(buffer: int, numbers: int, table: int) -> Any:
        record, whole_buffer = carray(pointer(buffer), (1,), dtype)[0], ints_at(buffer, whole)
        play.start(record, ints_at(numbers, deal_size))
        count = play.legal_moves(record, whole_buffer[size + 1 :])
        whole_buffer[size] = count
        return legal(table, buffer + moves_at, count)

    @modules.moves_exported
    def advance(buffer: int, next_buffer: int, move: int, table: int) -> Any:
        numbers = ints_at(buffer, whole)
        count = -1
        for i in range(numbers[size]):
            if numbers[size + 1 + i] == move:
                record, following = carray(pointer(next_buffer), (1,), dtype)[0], ints_at(next_buffer, whole)
                copy(numbers, following, size)
                play.apply(record, move)
                count = play.legal_moves(record, following[size + 1 :])
                following[size] = count
                break
        return legal(table, next_buffer + moves_at, count)

    return list_moves, begin, advance
