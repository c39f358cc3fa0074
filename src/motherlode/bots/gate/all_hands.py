"""The end of a round of `gate` for two, over all hands that fit: none is left out, and each counts alike.

Who moves does not know the other's hand, and twelve cards are aside. Each move is made with each hand that the other
may hold, and the round is played on with open hands as is best for each. The mean is exact, nothing is sampled; as the
seat knows the hand from then on, it is what can be had at most. In the last round that is the chance to win; before,
what the points after the round are worth is a guess (`chances`).
"""

from collections import Counter
from itertools import combinations

import numpy as np

from motherlode.bots.gate.belief import make_last_round
from motherlode.bots.gate.chances import chance_of_seat
from motherlode.bots.gate.exact import certain_move, finish
from motherlode.bots.protocol import Rating
from motherlode.rules import Knowledge, Move
from motherlode.rules.compiled import copy, exported_for, float_exported_for, ints_at
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate import knowledge as known
from motherlode.rules.gate import play
from motherlode.rules.gate.state import DECK, HAND_SIZE, PAYING, ROUNDS

exported = exported_for(__name__)
float_exported = float_exported_for(__name__)

FEW_CARDS = 7
"""With more cards in both hands together the rest of a round is not solved, ..."""
MOST_HIDDEN = 3
"""... nor with more in the other's: there are up to 455 hands of three."""
NODES = 200_000
"""So many positions may one hand take."""


@exported
def hand_size(state: int, seat: int) -> int:
    """How many cards a seat holds, hidden ones too."""
    record = rules.at(state)
    return HAND_SIZE[record.players] - play.size(record.played[seat])


@exported
def hidden_cards(state: int, cards: int) -> int:
    """Lists the cards that may be in a hidden hand, and returns their number."""
    return play.spread(known.unknown(rules.at(state)), ints_at(cards, DECK))


@exported
def play_with(state: int, seat: int, hand: int, move: int, target: int) -> int:
    """Copies a state, gives a seat a hand there, makes a move, and plays the round to its end with open hands; returns
    the number of moves, or -1 if that takes too many positions.
    """
    copy(ints_at(state, rules.STATE_SIZE), ints_at(target, rules.STATE_SIZE), rules.STATE_SIZE)
    record = rules.at(target)
    record.hands[seat] = hand
    record.deals[record.round_number][seat] = hand + record.played[seat]
    rounds = make_last_round(record)
    play.apply(record, move)
    return 0 if play.is_over(record) else finish(target, rounds, NODES)


@float_exported
def chance_after(state: int, seat: int, rounds: int) -> float:
    """A seat's chance to win with the points that it has and the rounds to come."""
    return chance_of_seat(rules.at(state), rounds, seat)


def is_last_round(knowledge: Knowledge) -> bool:
    return bool(knowledge.fields.round_number == ROUNDS - 1)


def ratings(knowledge: Knowledge, few_cards: int = FEW_CARDS, most_hidden: int = MOST_HIDDEN) -> list[Rating] | None:
    """Every move's mean outcome over all hands that fit, the best first; None where there are too many cards, or more
    than two players.
    """
    fields, me = knowledge.fields, knowledge.seat
    if fields.players != 2 or fields.way == PAYING:
        return None
    hidden = hand_size(knowledge.address, 1 - me)
    if hand_size(knowledge.address, me) + hidden > few_cards or hidden > most_hidden:
        return None
    hands, found = hands_that_fit(knowledge, hidden), []
    for move in knowledge.legal_moves():
        outcome = _outcome(knowledge, move, hands)
        if outcome is None:
            return None
        found.append((outcome, move))
    certain = certain_move(knowledge.address)
    ranked = sorted(found, key=lambda each: (-each[0][0], -each[0][1], each[1].code != certain, each[1]))
    return [Rating(move, win, lead, float(i == 0)) for i, ((win, lead), move) in enumerate(ranked)]


def hands_that_fit(knowledge: Knowledge, cards: int) -> Counter[int]:
    """Every hand of so many cards that the other may hold, and in how many ways; black cards are all alike."""
    unknown = np.empty(DECK, np.int64)
    length = hidden_cards(knowledge.address, unknown.ctypes.data)
    return Counter(sum(hand) for hand in combinations(unknown[:length].tolist(), cards))


def _outcome(knowledge: Knowledge, move: Move, hands: Counter[int]) -> tuple[float, float] | None:
    """The mean chance to win and the mean lead after a move."""
    me, score = knowledge.seat, knowledge.game.abi.score
    after, rounds = np.empty(rules.STATE_SIZE, np.int64), ROUNDS - 1 - knowledge.fields.round_number
    address = after.ctypes.data
    win = lead = 0.0
    for hand, ways in hands.items():
        if play_with(knowledge.address, 1 - me, hand, move.code, address) < 0:
            return None
        win += ways * chance_after(address, me, rounds)
        lead += ways * (score(address, me) - score(address, 1 - me))
    return win / hands.total(), lead / hands.total()
