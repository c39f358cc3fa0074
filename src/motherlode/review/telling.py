"""A review in words."""

from collections.abc import Sequence
from typing import TypeVar

from motherlode.review.reasons import tell_reason
from motherlode.review.report import Decision, Review, ReviewedMove, TurningPoint
from motherlode.rules import Event, State
from motherlode.rules.events import GameOver
from motherlode.table.hints import explain
from motherlode.words import Words, describe_move, tell
from motherlode.words.naming import told_apart
from motherlode.words.telling import card, join

T = TypeVar("T")
CURVE = 60
"""So many positions a line of blocks shows at most."""
BLOCKS = "▁▂▃▄▅▆▇█"
MINUS = "\N{MINUS SIGN}"


class Story:
    """The game of a review, told in a language: who played, what was done, and what it changed."""

    def __init__(self, words: Words, end: State, review: Review, names: Sequence[str]) -> None:
        self.words = words
        self.review = review
        self.names = names
        self._end = end
        self._events = [_turned_up(state) for state in end.history]

    def move(self, text: str) -> str:
        return describe_move(self.words, self.review.game, text, self.names)

    def turning_point(self, point: TurningPoint) -> str:
        words, whose = self.words, self.names[point.whose]
        chances = {"before": percent(words, point.before), "after": percent(words, point.after), "whose": whose}
        if point.cause == "move":
            move = self.move(self.review.steps[point.turn].move)
            return words("review-turn-move", number=point.turn + 1, seat=self.names[point.seat], move=move, **chances)
        return words("review-turn-chance", number=point.turn + 1, event=self._event(point.turn + 1), **chances)

    def _event(self, turn: int) -> str:
        """What chance did."""
        event = self._events[turn]
        return self.words("review-fate") if event is None else tell(self.words, event, self.names)

    def summary(self, seat: int) -> str:
        """The luck ledger of a seat in a sentence."""
        ledger = self.review.ledgers[seat]
        others = sum(part for other, part in enumerate(ledger.play) if other != seat)
        return self.words(
            "review-summary",
            seat=self.names[seat],
            luck=signed(ledger.luck),
            own=signed(ledger.play[seat]),
            others=signed(others),
        )

    def cost(self, decision: Decision) -> str:
        words = self.words
        loss, points = percent(words, decision.loss), words.decimal(decision.points)
        if decision.exact and not decision.exact_points:
            return words("review-cost-victory", loss=loss)
        if decision.exact:
            return words("review-cost-exact", loss=loss, points=points)
        if decision.exact_points:
            return words("review-cost-round", loss=loss, points=points)
        return words("review-cost-both", error=tenths(words, decision.error), loss=loss, points=points)

    def better(self, step: ReviewedMove) -> list[str]:
        """What would have been better, why, what would have followed, and what was forgotten, a sentence each."""
        words, decision, said = self.words, step.decision, []
        if decision is None:
            return []
        if decision.better is not None:
            said.append(words("review-better", move=self.move(decision.better)))
            said.append(words("review-hint", reason=self._reason(step.turn, decision.better)))
        if decision.line:
            said.append(words("review-followed", moves=join(words, [self.move(move) for move in decision.line])))
        if decision.sighting is not None:
            said.append(self.forgotten(decision))
        return said

    def _reason(self, turn: int, move: str) -> str:
        """What a hint would have said for a move, to the seat that was to move."""
        state = self._end.history[turn]
        assert state.seat is not None
        reason = explain(state.knowledge(state.seat), state.game.move(move))
        return tell_reason(self.words, self.review.game, reason.name, reason.facts, self.names)

    def forgotten(self, decision: Decision) -> str:
        sighting = decision.sighting
        assert sighting is not None
        name = card(self.words, self.review.game, sighting.card)
        said = self.words("review-forgot", card=name, place=sighting.place, turns=sighting.turns)
        return said[:1].upper() + said[1:]

    def really(self, decision: Decision) -> str | None:
        """The second look, with all cards open."""
        if decision.really is None:
            return None
        if decision.really < 0:
            return self.words("review-really-lucky", gain=percent(self.words, -decision.really))
        return self.words("review-really", loss=percent(self.words, decision.really))

    def memories(self) -> list[tuple[ReviewedMove, str]]:
        """What was forgotten, in the order of the game."""
        return [
            (
                step,
                self.words(
                    "review-memory-place",
                    place=step.decision.sighting.place,
                    card=card(self.words, self.review.game, step.decision.sighting.card),
                    turns=step.decision.sighting.turns,
                    seat=self.names[step.seat],
                    number=step.turn + 1,
                ),
            )
            for step in self.review.steps
            if step.decision is not None and step.decision.sighting is not None
        ]

    def kind(self, decision: Decision) -> str:
        return self.words(f"review-kind-{decision.kind}")

    def curve(self) -> list[str]:
        """Each seat's chance to win over the game, a line of blocks a seat."""
        shown = _thin([each.win for each in self.review.curve], CURVE)
        width = max(map(len, self.names))
        return [
            f"  {name:{width}}  {''.join(_block(win[seat]) for win in shown)}  {percent(self.words, won)}%"
            for seat, (name, won) in enumerate(zip(self.names, self.review.end.win, strict=True))
        ]

    def lines(self, only: int | None = None) -> list[str]:
        """The whole in short, for the terminal; or what concerns one seat only."""
        words = self.words
        lines = [words("review-curve"), *self.curve(), ""]
        lines += [self.summary(seat) for seat in range(self.review.players) if only in (None, seat)]
        lines += ["", words("review-turning-points")]
        lines += [f"  {self.turning_point(point)}" for point in self.review.turning_points]
        lines += ["", words("review-decisions")]
        told = [
            step
            for step in self.review.steps
            if step.decision is not None and stands_out(step.decision) and only in (None, step.seat)
        ]
        for step in told:
            assert step.decision is not None
            head = f"{step.turn + 1}. {self.names[step.seat]}: {self.move(step.move)}"
            lines.append(f"  {head} – {self.kind(step.decision)}, {self.cost(step.decision)}")
            lines += [f"     {sentence}" for sentence in self.better(step)]
        if not told:
            lines.append(f"  {words('review-clean')}")
        return [*lines, "", words("review-done", samples=self.review.samples), words("review-honest")]


def _thin(values: list[T], most: int) -> list[T]:
    """So many of the values at most, the first and the last among them."""
    if len(values) <= most:
        return values
    return [values[number * (len(values) - 1) // (most - 1)] for number in range(most)]


def _block(share: float) -> str:
    """A share as a block that is the higher the larger it is."""
    return BLOCKS[round(max(0.0, min(1.0, share)) * (len(BLOCKS) - 1))]


def stands_out(decision: Decision) -> bool:
    return decision.kind in ("slip", "mistake")


def _turned_up(state: State) -> Event | None:
    """The last event of a move that turned cards up."""
    told = [event for event in state.events() if event.turns_up and not isinstance(event, GameOver)]
    return told[-1] if told else None


def names_of(words: Words, noted: object, players: int) -> list[str]:
    """The names that a record notes, each different: they may be missing, or no list at all."""
    names = noted if isinstance(noted, list) else []
    return told_apart(_name(words, names[seat] if seat < len(names) else None, seat) for seat in range(players))


LONGEST_NAME = 40


def _name(words: Words, name: object, seat: int) -> str:
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        return words("ui-seat", seat=seat + 1)
    return words(f"level-{name}") if f"level-{name}" in words else name[:LONGEST_NAME]


def percent(words: Words, share: float) -> str:
    """A share in whole percent; small ones with a decimal."""
    value = 100 * share
    return tenths(words, share) if 0 < abs(value) < 9.95 else f"{value:.0f}".replace("-", MINUS)


def tenths(words: Words, share: float) -> str:
    return words.decimal(100 * share).replace("-", MINUS)


def signed(share: float) -> str:
    """A change in percent, with its sign."""
    value = round(100 * share)
    return f"{MINUS if value < 0 else '+'}{abs(value)}"


__all__ = ["Story", "names_of", "percent", "signed", "stands_out"]
