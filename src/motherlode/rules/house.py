"""House rules: rules that a table may change. They are options like all others, marked as switches.

A switch is a number within bounds, a choice, or yes and no; its default is the printed game. The compiled rules hold
switches as numbers that say how far they are from print, so that zeros are the printed game: a number's distance in
steps, and the place of a choice, the printed one first.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from motherlode.rules.errors import BadOptions
from motherlode.rules.packing import RULE_BITS, RULES_AN_INT

MASK = (1 << RULE_BITS) - 1
HOUSE = "house"
"""What marks a switch in the schema of a game's options; there stands its clause."""
RULING = "ruling"


@dataclass(frozen=True)
class Switch:
    """One rule that may be changed."""

    name: str
    clause: str
    default: Any
    values: Sequence[Any]
    """What it can be: numbers, choices, or no and yes."""
    is_ruling: bool
    """The printed rules leave it open: the default is our ruling, and the others are its alternatives."""

    def number(self, value: Any) -> int:
        """How far a value is from print."""
        if isinstance(self.values, range):
            return int(value - self.default) // self.values.step
        return int(self._ordered.index(value))

    def value(self, number: int) -> Any:
        """The value that is so far from print."""
        return self.default + number * self.values.step if isinstance(self.values, range) else self._ordered[number]

    @property
    def _ordered(self) -> list[Any]:
        return sorted(self.values, key=lambda value: value != self.default)


def switch(clause: str, values: range | None = None, *, ruling: bool = False) -> msgspec.Meta:
    """Marks a field of a game's options as a house rule; a number has bounds."""
    schema: dict[str, Any] = {HOUSE: clause}
    if values is not None:
        schema |= {"minimum": values[0], "maximum": values[-1]}
        schema |= {"multipleOf": values.step} if values.step > 1 else {}
    if ruling:
        schema[RULING] = True
    return msgspec.Meta(extra_json_schema=schema, extra={HOUSE: (clause, values, ruling)})


def ruling(clause: str) -> msgspec.Meta:
    """Marks an option that is an alternative to a ruling but no house rule: bots that know the printed game know it."""
    return msgspec.Meta(extra={RULING: clause})


def switches(options_type: Any) -> tuple[Switch, ...]:
    """The house rules among a game's options, in their order."""
    return _switches(options_type)


@cache
def _switches(options_type: Any) -> tuple[Switch, ...]:
    found = []
    for field in msgspec.structs.fields(options_type):
        if (meta := _meta(field.type, HOUSE)) is not None:
            (clause, values, is_ruling), plain = meta, plain_type(field.type)
            possible = values if values is not None else _choices(plain)
            found.append(Switch(field.name, clause, field.default, possible, is_ruling))
    return tuple(found)


def rulings(options_type: Any) -> dict[str, str]:
    """The options that are alternatives to our rulings, with the clauses of these."""
    return _rulings(options_type)


@cache
def _rulings(options_type: Any) -> dict[str, str]:
    plain = {field.name: _meta(field.type, RULING) for field in msgspec.structs.fields(options_type)}
    named = {one.name: one.clause for one in switches(options_type) if one.is_ruling}
    return {name: clause for name, clause in plain.items() if clause is not None} | named


def _meta(hint: Any, name: str) -> Any:
    for meta in get_args(hint)[1:] if get_origin(hint) is Annotated else ():
        if isinstance(meta, msgspec.Meta) and meta.extra and name in meta.extra:
            return meta.extra[name]
    return None


def plain_type(hint: Any) -> Any:
    """The type of an option without what is said about it."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _choices(plain: Any) -> tuple[Any, ...]:
    return get_args(plain) if get_origin(plain) is Literal else (False, True)


def house_rules(options: Any) -> dict[str, Any]:
    """What a table changed: the switches that are not as printed."""
    return {
        switch.name: value
        for switch in switches(type(options))
        if (value := getattr(options, switch.name)) != switch.default
    }


def departures(options: Any) -> dict[str, Any]:
    """House rules, and whatever else is not as we ruled where print is silent. Printed ways to play are none."""
    kind = type(options)
    marked = {*rulings(kind), *(one.name for one in switches(kind))}
    return {
        field.name: value
        for field in msgspec.structs.fields(kind)
        if field.name in marked and (value := getattr(options, field.name)) != field.default
    }


@lru_cache(256)
def is_printed(options: Any) -> bool:
    """Whether the printed game is played, or our rulings where the print is silent."""
    return not house_rules(options)


def check_switches(options: Any) -> None:
    """Refuses a value out of bounds."""
    for one in switches(type(options)):
        value = getattr(options, one.name)
        if value not in one.values:
            sentence = f"'{one.name}' must be {_listed(one.values)}, not {value!r} ({one.clause})."
            raise out_of_bounds(sentence, one.values) if isinstance(one.values, range) else BadOptions(sentence)


def out_of_bounds(sentence: str, values: range) -> BadOptions:
    """Why a number cannot be what it is."""
    return BadOptions(sentence, "options_bounds", low=values[0], high=values[-1])


def _listed(values: Sequence[Any]) -> str:
    if isinstance(values, range):
        return f"{values[0]} to {values[-1]}" + (f" in steps of {values.step}" if values.step > 1 else "")
    return " or ".join(map(repr, values))


def numbers_of(options: Any) -> list[int]:
    """The switches as the compiled rules hold them: first 1 if any is not as printed, then each one's number."""
    numbers = [one.number(getattr(options, one.name)) for one in switches(type(options))]
    return [int(any(numbers)), *numbers]


def packed(numbers: Sequence[int]) -> tuple[int, ...]:
    """Numbers of house rules packed, as `bits.rule` takes them out."""
    rows = [numbers[first : first + RULES_AN_INT] for first in range(0, len(numbers), RULES_AN_INT)]
    return tuple(sum((number & MASK) << RULE_BITS * place for place, number in enumerate(row)) for row in rows)


def _unpack(rules: Any) -> tuple[int, ...]:
    found = [each >> RULE_BITS * place & MASK for each in rules for place in range(RULES_AN_INT)]
    return tuple(number - (MASK + 1) if number > MASK // 2 else number for number in found)


unpacked: Callable[[Any], tuple[int, ...]] = lru_cache(256)(_unpack)
"""The numbers that a state holds packed; every state that is shown is asked for them."""


def options_from(options_type: Any, numbers: tuple[int, ...], others: tuple[tuple[str, Any], ...]) -> Any:
    """The options that have these numbers (`numbers_of`), and others that are no switches."""
    return _options_from(options_type, numbers, others)


@lru_cache(256)
def _options_from(options_type: Any, numbers: tuple[int, ...], others: tuple[tuple[str, Any], ...]) -> Any:
    values = {one.name: one.value(number) for one, number in zip(switches(options_type), numbers[1:], strict=False)}
    return options_type(**values, **dict(others))
