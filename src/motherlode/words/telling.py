"""Cards, moves and events in words, by the conventions at the top of `en/game.ftl`.

Where a game has no words of its own, its names speak for themselves: a card's, a move's, those of an event's fields.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from motherlode.rules import GAMES, Card, Event
from motherlode.rules import game as game_of
from motherlode.rules.events import GameOver
from motherlode.rules.fields import REFUSAL_FACTS, Fields, fields_told
from motherlode.words.language import Words

Values = dict[str, str | int]


def card(words: Words, game: str, text: str) -> str:
    """The whole name of a card in the record's spelling, as `blue gold 6`."""
    return _card_name(words, game, _faces(game)[text])


def describe_move(words: Words, game: str, text: str, names: Sequence[str] = ()) -> str:
    """A move in the record's spelling as a short label, as `Take blue gold 6`."""
    rules = game_of(game)
    move = rules.move(text)
    key = f"move-{game}-{move.kind}"
    if key not in words:
        return move.text
    values: Values = {}
    for name, face in zip(rules.spec.move_cards.get(move.kind, ("card",)), move.cards, strict=False):
        values |= {name: _card_name(words, game, face), f"{name}_kind": face.kind}
    if move.number is not None:  # a number, a place or a seat: the message knows which
        values |= {"number": move.number, "place": move.number, "seat": _seat_name(words, names, move.number)}
    return words(key, **values)


def tell(
    words: Words,
    event: Event | Mapping[str, Any],
    names: Sequence[str],
    you: Collection[int] = (),
    log: bool = False,
    game: str | None = None,
) -> str:
    """An event as a sentence, for whoever sits in the seats `you`; for the log without places that should be forgotten.

    An event that came as JSON does not say of which game it is.
    """
    fields = event if isinstance(event, Mapping) else msgspec.to_builtins(event)
    game = game or _game_of(event)
    kind = fields["kind"]
    how = fields_told(_kinds(game)[kind] if isinstance(event, Mapping) else type(event))
    values = _Teller(words, game or "", names, you).values(fields, how)
    key = words.first(f"event-{game}-{kind}".replace("_", "-"), f"event-{kind}".replace("_", "-"))
    if key not in words:
        return _by_itself(kind, [name for name in fields if how.get(name) != "untold"], values)
    return words(f"{key}.log" if log and f"{key}.log" in words else key, **values)


def tell_fields(
    words: Words, game: str, fields: Mapping[str, Any], how: Fields, names: Sequence[str], you: Collection[int] = ()
) -> Values:
    """Fields as the variables of a message."""
    return _Teller(words, game, names, you).values(fields, how)


def _by_itself(kind: str, names: Iterable[str], values: Values) -> str:
    """A sentence of an event's own names: `Trick won: seat Mia, cards 7 and 9.`"""
    told = [f"{name.replace('_', ' ')} {values[name]}" for name in names if name in values]
    head = kind.replace("_", " ").capitalize()
    return f"{head}: {', '.join(told)}." if told else f"{head}."


def tell_refusal(words: Words, game: str, reason: str, facts: Mapping[str, Any], names: Sequence[str]) -> str | None:
    """The sentence for the reason of a refusal, which a game or all games have; None for one without words."""
    keys = [f"refused-{part}".replace("_", "-") for part in (f"{game}-{reason}", reason)]
    key = next((key for key in keys if key in words), None)
    return key and words(key, **_Teller(words, game, names, ()).values(facts, REFUSAL_FACTS))


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

    def values(self, fields: Mapping[str, Any], how: Fields) -> Values:
        values: Values = {}
        for name, value in fields.items():
            if name != "kind":
                values |= self._value(name, value, how.get(name))
        return values

    def _value(self, name: str, value: Any, how: Any) -> Values:
        if isinstance(how, dict):
            return self.values(value, how)
        tell = _TELL.get(how)
        return {name: value} if tell is None else tell(self, name, value)

    def _untold(self, name: str, value: Any) -> Values:
        return {}

    def _colour(self, name: str, value: str) -> Values:
        return {name: self.words(f"colour-{value}")}

    def _seat(self, name: str, seat: int) -> Values:
        return {name: self.names[seat], f"{name}_you": self._you(seat)}

    def _seats(self, name: str, seats: Sequence[int]) -> Values:
        return self._list(name, [self._called(seat) for seat in seats]) | {f"{name}_you": self._you(*seats)}

    def _card(self, name: str, text: str) -> Values:
        return {name: self._said(text), f"{name}_kind": _faces(self.game)[text].kind}

    def _items(self, name: str, items: Sequence[str | int]) -> Values:
        return self._list(name, [self._said(item) for item in items])

    def _for_seats(self, name: str, items: Sequence[str | int | None]) -> Values:
        return self._by_seat(name, [None if item is None else self._said(item) for item in items])

    def _owners(self, name: str, owners: Sequence[int | None]) -> Values:
        return self._by_seat(name, [self._colours(owners, seat) for seat in range(len(self.names))])

    def _said(self, value: str | int) -> str:
        """A card or a number."""
        return card(self.words, self.game, value) if isinstance(value, str) else str(value)

    def _you(self, *seats: int) -> str:
        return _yes(any(seat in self.you for seat in seats))

    def _called(self, seat: int) -> str:
        return self.words("ui-you") if seat in self.you else self.names[seat]

    def _colours(self, owners: Sequence[int | None], seat: int) -> str:
        wishes = game_of(self.game).spec.wishes
        names = () if wishes is None else wishes.colours
        own = [colour for colour, owner in zip(names, owners, strict=True) if owner == seat]
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


_TELL: dict[str | None, Callable[[_Teller, str, Any], Values]] = {
    "untold": _Teller._untold,
    "colour": _Teller._colour,
    "seat": _Teller._seat,
    "seats": _Teller._seats,
    "card": _Teller._card,
    "list": _Teller._items,
    "by_seat": _Teller._for_seats,
    "owners": _Teller._owners,
}


def _card_name(words: Words, game: str, face: Card) -> str:
    if f"card-{game}-{face.kind}" not in words:
        return face.name
    colour = words(f"colour-{face.colour}") if face.colour else ""
    return words(f"card-{game}-{face.kind}", colour=colour, value=face.value)


def _seat_name(words: Words, names: Sequence[str], seat: int) -> str:
    return names[seat] if seat < len(names) else words("ui-seat", seat=seat + 1)


@cache
def _faces(game: str) -> dict[str, Card]:
    return {face.text: face for face in game_of(game).cards.CARDS}


@cache
def _kinds(game: str | None) -> dict[str, type[Event]]:
    """The classes of a game's events by their kind."""
    return {kind.kind(): kind for kind in ((GameOver,) if game is None else game_of(game).event_types)}


def _game_of(event: Event | Mapping[str, Any]) -> str | None:
    """The game whose event it is, by the folder where it is defined; None for events of all games."""
    return GAMES.of_folder(type(event).__module__.rpartition(".")[0])


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"
