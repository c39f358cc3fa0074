"""What the fields of events and views mean to whoever puts them into words: written once, as their types.

The JSON Schema of the protocol carries it as `told`, and the browser's table is made from it.
"""

from functools import cache
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

Told = Literal["seat", "seats", "card", "colour", "list", "by_seat", "owners", "parts", "untold"]
T = TypeVar("T")


def told(how: Told) -> msgspec.Meta:
    return msgspec.Meta(extra_json_schema={"told": how})


Seat = Annotated[int, told("seat")]
Seats = Annotated[tuple[int, ...], told("seats")]
"""Several seats, as the winners."""
CardText = Annotated[str, told("card")]
"""A card in the record's spelling."""
Colour = Annotated[str, told("colour")]
ListOf = Annotated[tuple[T, ...], told("list")]
"""Cards or numbers."""
Pair = Annotated[tuple[T, T], told("list")]
BySeat = Annotated[tuple[T, ...], told("by_seat")]
"""A card or a number for each seat; null for none."""
Owners = Annotated[tuple[int | None, ...], told("owners")]
"""The seat that owns each of the colours that players may wish for (`spec.wishes`)."""
Flattened = Annotated[T, told("parts")]
"""A struct whose fields are told as if they were the event's own."""
Untold = Annotated[T, told("untold")]
"""Left out of sentences."""

Fields = dict[str, Any]
"""How each field is told: a `Told`, or for parts the same of its fields; what is not there is told as it is."""

REFUSAL_FACTS: Fields = {"card": "card", "cards": "list", "colour": "colour", "seat": "seat"}
"""How the facts of a refusal are told."""


@cache
def fields_told(struct: type) -> Fields:
    """How the fields of an event or a view are told."""
    hints = get_type_hints(struct, include_extras=True)
    found = {name: _told(hints[name]) for name in getattr(struct, "__struct_fields__", ())}
    return {name: how for name, how in found.items() if how is not None}


def _told(hint: Any) -> Any:
    if get_origin(hint) is not Annotated:
        return None
    inner, *metas = get_args(hint)
    schemas = [meta.extra_json_schema or {} for meta in metas if isinstance(meta, msgspec.Meta)]
    how = next((schema["told"] for schema in schemas if "told" in schema), None)
    return fields_told(inner) if how == "parts" else how
