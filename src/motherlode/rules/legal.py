"""The legal moves of a state as Python gets them from the compiled rules: a tuple of the game's own moves.

Numba lets a type say what becomes of its values in Python (it is "boxed"). So a compiled function that lists the codes
of moves hands a whole tuple to Python, which is several times as fast as looking the moves up one by one.
"""

from collections.abc import Sequence
from ctypes import addressof, c_int64, py_object
from typing import Any

from llvmlite import ir
from numba import config, types
from numba.core import cgutils
from numba.extending import box, intrinsic, models, register_model

from motherlode.rules.cards import Move


class LegalMoves(types.Type):  # type: ignore[misc]
    """Where codes of moves lie and how many there are; fewer than none is None."""

    def __init__(self) -> None:
        super().__init__("LegalMoves")


MOVES = LegalMoves()


class MoveTable:
    """The moves of a game by their codes, where compiled code finds them."""

    def __init__(self, moves: Sequence[Move]) -> None:
        table: Any = py_object * (moves[-1].code + 1)
        self._moves = table()
        for move in moves:
            self._moves[move.code] = move
        self.address = addressof(self._moves)


if config.DISABLE_JIT:

    def legal(table: int, codes: int, count: int) -> tuple[Move, ...] | None:
        """The moves with these codes, from the table of all."""
        if count < 0:
            return None
        return tuple([_move_at(table + 8 * code) for code in (c_int64 * int(count)).from_address(codes)])

    def _move_at(address: int) -> Any:
        return py_object.from_address(address).value

else:

    @register_model(LegalMoves)
    class _Model(models.StructModel):  # type: ignore[misc]
        def __init__(self, manager: Any, typ: Any) -> None:
            members = [(name, types.int64) for name in ("table", "codes", "count")]
            super().__init__(manager, typ, members)

    @intrinsic  # type: ignore[untyped-decorator]
    def legal(typing_context: Any, table: Any, codes: Any, count: Any) -> Any:
        """The moves with these codes, from the table of all."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            listed = cgutils.create_struct_proxy(MOVES)(context, builder)
            listed.table, listed.codes, listed.count = arguments
            return listed._getvalue()

        return MOVES(types.int64, types.int64, types.int64), generate

    @box(LegalMoves)  # type: ignore[untyped-decorator]
    def _make_tuple(typ: Any, value: Any, c: Any) -> Any:
        builder, python = c.builder, c.pyapi
        listed = cgutils.create_struct_proxy(MOVES)(c.context, builder, value=value)
        found = cgutils.alloca_once(builder, python.pyobj)
        with builder.if_else(cgutils.is_neg_int(builder, listed.count)) as (none, some):
            with none:
                builder.store(python.make_none(), found)
            with some:
                builder.store(_fill(builder, python, listed), found)
        return builder.load(found)


def _fill(builder: Any, python: Any, listed: Any) -> Any:
    """A new tuple; each move in it is counted, as everywhere in Python. Nobody else has the tuple yet, so that its
    places are filled directly, as C's `PyTuple_SET_ITEM` does. Moves lead to nothing that could lead back: the garbage
    collector need not follow them, as Python itself decides for tuples of numbers.
    """
    new = python._get_function(ir.FunctionType(python.pyobj, [python.py_ssize_t]), "PyTuple_New")
    found = builder.call(new, [listed.count])
    places = cgutils.pointer_add(builder, found, tuple.__basicsize__, python.pyobj.as_pointer())
    table = builder.inttoptr(listed.table, python.pyobj.as_pointer())
    codes = builder.inttoptr(listed.codes, ir.IntType(64).as_pointer())
    with cgutils.for_range(builder, listed.count) as loop:
        move = builder.load(builder.gep(table, [builder.load(builder.gep(codes, [loop.index]))]))
        python.incref(move)
        builder.store(move, builder.gep(places, [loop.index]))
    builder.call(python._get_function(ir.FunctionType(ir.VoidType(), [python.pyobj]), "PyObject_GC_UnTrack"), [found])
    return found
