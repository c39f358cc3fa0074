"""What each reason of a hint says, checked without the code that gives reasons: by playing on, and by the cards' faces.

A truth gets what was known before the move and answers whether the reason holds there.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any

from motherlode.rules import Event, Knowledge, Move, SplitMix64, State
from motherlode.rules.mine.cards import deck
from motherlode.table.hints import Reason

COLOURS = {"g": "green", "b": "blue", "v": "violet", "r": "red", "o": "orange", "p": "pink"}


class Case:
    """A position, the move that is made there, and what is said for it."""

    def __init__(self, state: State, move: Move, knowledge: Knowledge, reason: Reason) -> None:
        assert state.seat is not None
        self.state = state
        self.seat = state.seat
        self.move = move
        self.knowledge = knowledge
        self.name = reason.name
        self.facts: dict[str, Any] = dict(reason.facts)
        self.before: Any = knowledge.view

    @cached_property
    def next(self) -> State:
        return self.state.apply(self.move)

    @cached_property
    def after(self) -> Any:
        return self.next.view(self.seat)

    def event(self, kind: str, state: State | None = None) -> Any:
        """The event of a kind that the move brings, or None."""
        return next((event for event in (state or self.next).events() if type(event).__name__ == kind), None)

    # Of `donkey`.

    @property
    def own(self) -> tuple[str, ...]:
        tableau: tuple[str, ...] = self.after.tableaus[self.seat]
        return tableau

    def others(self) -> list[int]:
        return [seat for seat in range(self.before.players) if seat != self.seat]

    # Of `mine`.

    @cached_property
    def seen(self) -> dict[int, str]:
        """The cards that lie face down and were turned up before."""
        shown: list[Event] = [event for event in self.knowledge.events if type(event).__name__ == "TurnedUp"]
        return {event.place: event.card for event in shown if event.place in self.before.face_down}  # type: ignore[attr-defined]

    @cached_property
    def unseen(self) -> list[str]:
        """The faces that nobody has seen yet."""
        shown = {event.place: event.card for event in self.knowledge.events if type(event).__name__ == "TurnedUp"}  # type: ignore[attr-defined]
        return list((Counter(deck(self.before.players)) - Counter(shown.values())).elements())

    def pays(self, one: str, other: str) -> bool:
        """The two bring this seat gold: a miner that is strong enough, of an own or nobody's colour."""
        miner, gold = (one, other) if other[0] == "$" else (other, one)
        if gold[0] != "$" or miner[0] in "$*" or int(miner[1]) < int(gold[1]):
            return False
        owner = next((seat for seat, mine in enumerate(self.before.mines) if COLOURS[miner[0]] in mine.colours), None)
        return owner in (self.seat, None)

    def percent(self, fits: Callable[[str], bool]) -> int:
        return round(100 * sum(map(fits, self.unseen)) / len(self.unseen)) if self.unseen else 0

    def pair(self) -> State:
        """What comes of turning up both known cards, in any world that fits what the seat knows."""
        world = self.knowledge.redeal(SplitMix64(1)).apply(self.move)
        return world.apply(f"flip {self.facts['other_place']}")

    def knows_pair(self) -> bool:
        facts = self.facts
        return (facts["card"], facts["other"]) == (self.seen[facts["place"]], self.seen[facts["other_place"]])

    # Of `gate`.

    def can_play(self, cards: int) -> bool:
        """Whether so many cards can be played in this turn, this one included."""

        def go_on(state: State, left: int) -> bool:
            if left == 0:
                return True
            view: Any = state.view(self.seat)
            if state.over or state.seat != self.seat or view.round != self.before.round:
                return False
            return any(go_on(state.apply(move), left - 1) for move in state.legal_moves() if move.kind == "play")

        return go_on(self.next, cards - 1)

    @property
    def numbers(self) -> list[int]:
        """The numbers in the hand, without black cards."""
        return [int(card[1:]) for card in self.before.hand if card != "k"]


def worth(card: str) -> int:
    return -2 if card[1] == "D" else int(card[1])


def of_colour(cards: tuple[str, ...], colour: str) -> list[str]:
    return [card for card in cards if COLOURS[card[0]] == colour]


def completes_set(case: Case) -> bool:
    there = of_colour(case.before.tableaus[case.seat], case.facts["colour"])
    given = [card.text for card in case.move.cards[:-1]]
    points = sum(map(worth, there)) + worth(case.facts["card"]) - sum(worth(card) for card in given if card in there)
    return bool(case.event("SetCompleted") or case.event("SetScored")) and points == case.facts["points"]


def denies_set(case: Case) -> bool:
    facts, before = case.facts, case.before
    theirs = before.tableaus[facts["seat"]]
    there = of_colour(theirs, facts["colour"])
    is_lowest = worth(facts["card"]) == min(map(worth, before.offer))
    others = [card for card in theirs if card not in there]
    is_exchanged = any(card[1] == "D" or worth(card) > worth(facts["card"]) > 0 for card in others)
    points = sum(map(worth, there)) + worth(facts["card"])
    return (
        facts["card"] in before.offer and len(there) == 2 and (is_lowest or is_exchanged) and points == facts["points"]
    )


def totals_of(view: Any, colour: str) -> list[int]:
    """Everybody's total of a colour; when the game is over, the tableaus are gone and its scoring tells."""
    if view.outcome is not None:
        (score,) = [score for score in view.outcome.colours if score.colour == colour]
        return [total or 0 for total in score.totals]
    return [sum(map(worth, of_colour(tableau, colour))) for tableau in view.tableaus]


def leads_colour(case: Case) -> bool:
    totals = totals_of(case.after, case.facts["colour"])
    others = [totals[seat] for seat in case.others()]
    return bool(totals[case.seat] == case.facts["points"] > max(others) == case.facts["value"])


def leaves_lowest(case: Case) -> bool:
    offer, other = case.after.offer, case.facts["other"]
    return other in offer and worth(other) == min(map(worth, offer)) and case.after.to_move == case.facts["seat"]


def takes_only(moves: tuple[str, ...]) -> list[str]:
    return [move.split()[1] for move in moves if move.startswith("take")]


DONKEY: dict[str, Callable[[Case], bool]] = {
    "only_move": lambda case: len(case.before.moves) == 1,
    "completes_set": completes_set,
    "denies_set": denies_set,
    "must_take_donkey": lambda case: all(move.startswith("take") and move[-1] == "D" for move in case.before.moves),
    "trades_donkey": lambda case: case.facts["other"][1] == "D" and case.facts["other"] in case.after.offer,
    "makes_pair": lambda case: len(of_colour(case.own, case.facts["colour"])) == 2 and case.facts["card"] in case.own,
    "avoids_donkey": lambda case: (
        case.move.kind == "swap"
        and all(card[1] == "D" for card in takes_only(case.before.moves))
        and case.facts["other"] in takes_only(case.before.moves)
    ),
    "leads_colour": leads_colour,
    "arms_exchange": lambda case: case.facts["card"][1] == "D" and case.facts["card"] in case.own,
    "leaves_lowest": leaves_lowest,
    "bonus_breaks_pair": lambda case: (
        len(of_colour(case.before.tableaus[case.facts["seat"]], case.facts["colour"])) == 2
        and len(of_colour(case.after.tableaus[case.facts["seat"]], case.facts["colour"])) == 1
    ),
    "bonus_gold": lambda case: (
        worth(case.facts["card"]) == case.facts["points"] > 0
        and case.facts["card"] in case.own
        and case.before.tableaus[case.facts["seat"]] != case.after.tableaus[case.facts["seat"]]
    ),
    "bonus_only_donkeys": lambda case: all(move[-3] == "D" for move in case.before.moves if move != "decline"),
}


def owner_of(case: Case, miner: str) -> int | None:
    return next((seat for seat, mine in enumerate(case.before.mines) if COLOURS[miner[0]] in mine.colours), None)


def known_duel(case: Case) -> bool:
    duel = case.event("Duel", case.pair())
    return case.knows_pair() and duel is not None and owner_of(case, duel.weaker) == case.facts["seat"] != case.seat


def known_pair(case: Case) -> bool:
    struck = case.event("Struck", case.pair())
    return case.knows_pair() and struck is not None and struck.winner == case.seat


def removes_miner(case: Case) -> bool:
    duel = case.event("Duel")
    return duel is not None and duel.weaker == case.facts["card"] and owner_of(case, duel.weaker) == case.facts["seat"]


def spends_miner(case: Case) -> bool:
    struck, facts = case.event("Struck"), case.facts
    return struck is not None and (facts["seat"], facts["card"]) == (struck.winner, struck.miner)


def hopes(case: Case) -> bool:
    up = case.before.face_up.card
    chance = case.percent(lambda card: case.pays(up, card))
    return (
        bool(case.facts["card"] == up and chance == case.facts["chance"] > 0) and case.facts["place"] not in case.seen
    )


def gold_share(case: Case) -> bool:
    return bool(case.percent(lambda card: card[0] == "$") == case.facts["chance"])


MINE: dict[str, Callable[[Case], bool]] = {
    "only_move": lambda case: len(case.before.moves) == 1,
    "wins_gold": lambda case: case.event("Struck").winner == case.seat,
    "known_pair": known_pair,
    "known_duel": known_duel,
    "known_stall": lambda case: case.knows_pair() and case.event("TurnedDown", case.pair()) is not None,
    "removes_miner": removes_miner,
    "duel": lambda case: case.event("Duel").weaker == case.facts["card"],
    "spends_miner": spends_miner,
    "blows_up": lambda case: set(case.event("Exploded").cards) == {case.facts["card"], case.facts["other"]},
    "shows_nothing": lambda case: (
        case.event("TurnedDown") is not None and case.seen[case.facts["place"]] == case.facts["card"]
    ),
    "hopes_for_gold": lambda case: hopes(case) and case.facts["card"][0] != "$",
    "hopes_for_miner": lambda case: hopes(case) and case.facts["card"][0] == "$",
    "starts_known": lambda case: (
        case.seen[case.facts["place"]] == case.facts["card"]
        and case.percent(lambda card: case.pays(case.facts["card"], card)) == case.facts["chance"]
    ),
    "explores": lambda case: (
        case.facts["place"] not in case.seen
        and not any(case.pays(one, other) for one, other in combinations(case.seen.values(), 2))
    ),
    "explores_chance": lambda case: (
        case.facts["place"] not in case.seen
        and case.percent(lambda card: any(case.pays(card, known) for known in case.seen.values()))
        == case.facts["chance"]
        > 0
    ),
    "explores_second": lambda case: (
        case.facts["place"] not in case.seen
        and not any(case.pays(case.before.face_up.card, card) for card in case.unseen)
    ),
    "rush_known_gold": lambda case: (
        case.event("GoldFound").card == case.facts["card"] == case.seen[case.move.number or 0]
    ),
    "rush_leftover": lambda case: not any(card[0] == "$" for card in [*case.unseen, *case.seen.values()]),
    "rush_passes": lambda case: case.event("CardLeft").card == case.facts["card"] and gold_share(case),
    "rush_explores": lambda case: case.facts["place"] not in case.seen and gold_share(case),
}


def keeps_run(case: Case) -> bool:
    facts = case.facts
    at, held = int(facts["card"][1:]), set(case.numbers)
    rows = [{(at + start + step) % 11 for step in range(facts["cards"])} for start in range(1 - facts["cards"], 1)]
    state = case.state.apply(f"play {facts['card']}")
    now = Case(case.state, state.last_move or case.move, case.knowledge, Reason(case.name, facts))
    return any(row <= held for row in rows) and now.can_play(facts["number"]) and not now.can_play(facts["cards"])


def fits_one_turn(cards: Sequence[str]) -> bool:
    """Whether cards are neighbours on the circle, black ones in the gaps and at the ends; by trying every place."""
    numbers = [int(card[1:]) for card in cards if card != "k"]
    places = ({(start + step) % 11 for step in range(len(cards))} for start in range(11))
    return len(set(numbers)) == len(numbers) and any(set(numbers) <= row for row in places)


def leads_if_all_pass(case: Case) -> int | None:
    """Who opens the next sequence, found by letting everybody pass."""
    state = case.state
    while "pass" in [move.text for move in state.legal_moves()]:
        state = state.apply("pass")
    return state.seat


def bridges_gap(case: Case) -> bool:
    number = case.facts["number"]
    neighbours = {(number + 1) % 11, (number - 1) % 11}
    return (
        number not in case.numbers and bool(neighbours & set(case.numbers)) and case.can_play(1 + case.facts["cards"])
    )


GATE: dict[str, Callable[[Case], bool]] = {
    "kicker": lambda case: case.before.moves == (f"play {case.facts['card']}",),
    "cannot_play": lambda case: case.before.moves == ("pass",),
    "ends_round": lambda case: case.event("RoundEnded") is not None and len(case.before.hand) == 1,
    "goes_out": lambda case: len(case.before.hand) == case.facts["cards"] and case.can_play(case.facts["cards"]),
    "leaves_one_turn": lambda case: len(case.after.hand) == case.facts["cards"] > 1 and fits_one_turn(case.after.hand),
    "wins_chip": lambda case: case.event("ChipWon").value == case.facts["value"],
    "bridges_gap": bridges_gap,
    "black_goes_on": lambda case: case.move.cards[0].text == "k" and case.can_play(1 + case.facts["cards"]),
    "sheds_last_red": lambda case: [card for card in case.before.hand if card[0] == "r"] == [case.facts["card"]],
    "sheds_red": lambda case: sum(card[0] == "r" for card in case.before.hand) == case.facts["cards"] + 1 > 1,
    "long_run": lambda case: case.facts["cards"] > 1 and case.can_play(case.facts["cards"]),
    "opponent_near_end": lambda case: (
        case.before.hand_sizes[case.facts["seat"]] == case.facts["cards"] <= 2
        and case.facts["seat"] != case.seat
        and not (case.before.options.teams and case.facts["seat"] % 2 == case.seat % 2)
    ),
    "leaves_numbers": lambda case: (
        {case.after.next_up, case.after.next_down} - {None} <= {case.facts["number"], case.facts["value"]}
    ),
    "pass_saves_black": lambda case: {move.split()[1][0] for move in case.before.moves if move != "pass"} == {"k"},
    "pass_keeps_hand": lambda case: (
        len(case.before.hand) == case.facts["cards"] > 1 and fits_one_turn(case.before.hand)
    ),
    "pass_keeps_run": keeps_run,
    "pass_keeps_gold": lambda case: (
        f"play {case.facts['card']}" in case.before.moves
        and case.facts["card"][0] == "y"
        and case.facts["value"] == min(case.before.chips_in_play) < max(case.before.chips_in_play)
    ),
    "pays_lowest": lambda case: (
        case.event("Paid").value == case.facts["value"] == min(int(move.split()[1]) for move in case.before.moves)
    ),
    "pass_short_turn": lambda case: f"play {case.facts['card']}" in case.before.moves,
    "pass_own_lead": lambda case: leads_if_all_pass(case) == case.seat,
    "pass_for_partner": lambda case: case.before.options.teams and leads_if_all_pass(case) == (case.seat + 2) % 4,
}

TRUTHS = {"donkey": DONKEY, "mine": MINE, "gate": GATE}
