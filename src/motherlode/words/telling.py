"""Cards, moves and events in words, by the conventions at the top of `en/game.ftl`."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from motherlode.rules import Card, Event
from motherlode.rules import game as game_of
from motherlode.rules.mine.cards import COLOUR_NAMES
from motherlode.words.language import Words

Values = dict[str, str | int]

SEATS = {"seat", "first", "winner", "source", "to", "dealer"}
CARDS = {"card", "gave", "got", "gold", "miner", "stronger", "weaker"}
LISTS = {"cards", "chips", "places"}
BY_SEAT = {"donkeys", "points", "scores", "totals", "kept"}
UNTOLD = {"kind", "hands"}
CARDS_OF_MOVE = {"swap": ("give", "get")}
"""What the messages call the cards of a move that has more than one."""
BLACK = "k"


def card(words: Words, game: str, text: str) -> str:
    """The whole name of a card in the record's spelling, as `blue gold 6`."""
    return _card_name(words, game, _faces(game)[text])


def describe_move(words: Words, game: str, text: str, names: Sequence[str] = ()) -> str:
    """A move in the record's spelling as a short label, as `Take blue gold 6`."""
    move = game_of(game).move(text)
    values: Values = {"black": _yes(BLACK in map(str, move.cards))}
    for name, face in zip(CARDS_OF_MOVE.get(move.kind, ("card",)), move.cards, strict=False):
        values[name] = _card_name(words, game, face)
    if move.number is not None:  # a number, a place or a seat: the message knows which
        values |= {"number": move.number, "place": move.number, "seat": _seat_name(words, names, move.number)}
    return words(f"move-{game}-{move.kind}", **values)


def tell(
    words: Words,
    event: Event | Mapping[str, Any],
    names: Sequence[str],
    you: Collection[int] = (),
    log: bool = False,
    game: str | None = None,
) -> str:
    """An event as a sentence, for who sits in the seats `you`; for the log without places that should be forgotten.

    An event that came as JSON does not say of which game it is.
    """
    fields = event if isinstance(event, Mapping) else msgspec.to_builtins(event)
    game = game or _game_of(event)
    kind = fields["kind"].replace("_", "-")
    key = f"event-{game}-{kind}" if game else f"event-{kind}"
    values = _Teller(words, game or "", names, you).values(fields)
    return words(f"{key}.log" if log and f"{key}.log" in words else key, **values)


def tell_refusal(words: Words, game: str, reason: str, facts: Mapping[str, Any], names: Sequence[str]) -> str | None:
    """The sentence for the reason of a refusal, which a game or all games have; None for one without words."""
    keys = [f"refused-{part}".replace("_", "-") for part in (f"{game}-{reason}", reason)]
    key = next((key for key in keys if key in words), None)
    return key and words(key, **_Teller(words, game, names, ()).values(facts))


def join(words: Words, texts: Iterable[str]) -> str:
    """A list in the language's way, as `a, b and c`."""
    joined, *rest = [*texts] or [""]
    for number, text in enumerate(rest, 1):
        joined = words("list-last" if number == len(rest) else "list-more", head=joined, next=text)
    return joined


class _Teller:
    """Turns the fields of an event into the variables of its message."""

    def __init__(self, words: Words, game: str, names: Sequence[str], you: Collection[int]) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.you = you

    def values(self, fields: Mapping[str, Any]) -> Values:
        values: Values = {}
        for name, value in fields.items():
            if name not in UNTOLD:
                values |= self._value(name, value)
        if "card" in fields:
            values["black"] = _yes(fields["card"] == BLACK)
        return values

    def _value(self, name: str, value: Any) -> Values:
        if name == "score":
            return self.values(value)
        if name == "colour":
            return {name: self.words(f"colour-{value}")}
        if name == "winners":
            return self._list(name, [self._called(seat) for seat in value]) | {f"{name}_you": self._you(*value)}
        if name == "owners":
            return self._by_seat(name, [self._colours(value, seat) for seat in range(len(self.names))])
        if name in SEATS:
            return {name: self.names[value], f"{name}_you": self._you(value)}
        if name in CARDS:
            return {name: self._said(value)}
        if name in LISTS:
            return self._list(name, [self._said(item) for item in value])
        if name in BY_SEAT:
            return self._by_seat(name, [None if item is None else self._said(item) for item in value])
        return {name: value}

    def _said(self, value: str | int) -> str:
        """A card or a number."""
        return card(self.words, self.game, value) if isinstance(value, str) else str(value)

    def _you(self, *seats: int) -> str:
        return _yes(any(seat in self.you for seat in seats))

    def _called(self, seat: int) -> str:
        return self.words("ui-you") if seat in self.you else self.names[seat]

    def _colours(self, owners: Sequence[int | None], seat: int) -> str:
        own = [colour for colour, owner in zip(COLOUR_NAMES, owners, strict=True) if owner == seat]
        return join(self.words, [self.words(f"colour-{colour}") for colour in own])

    def _list(self, name: str, texts: list[str]) -> Values:
        return {name: join(self.words, texts), f"{name}_count": len(texts)}

    def _by_seat(self, name: str, texts: Sequence[str | None]) -> Values:
        pieces = [
            self.words("per-seat", seat=self.names[seat], seat_you=self._you(seat), value=text)
            for seat, text in enumerate(texts)
            if text is not None
        ]
        joined = "".join(pieces[:1])
        for piece in pieces[1:]:
            joined = self.words("list-seats", head=joined, next=piece)
        return {name: joined, f"{name}_count": len(pieces)}


def _card_name(words: Words, game: str, face: Card) -> str:
    colour = words(f"colour-{face.colour}") if face.colour else ""
    return words(f"card-{game}-{face.kind}", colour=colour, value=face.value)


def _seat_name(words: Words, names: Sequence[str], seat: int) -> str:
    return names[seat] if seat < len(names) else words("ui-seat", seat=seat + 1)


@cache
def _faces(game: str) -> dict[str, Card]:
    return {face.text: face for face in game_of(game).cards.CARDS}


def _game_of(event: Event | Mapping[str, Any]) -> str | None:
    """The game whose event it is, by the folder where it is defined; None for events of all games."""
    parts = type(event).__module__.split(".")
    return parts[2] if parts[:2] == ["motherlode", "rules"] and len(parts) > 3 else None


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"
