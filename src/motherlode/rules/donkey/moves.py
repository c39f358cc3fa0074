"""The moves of `donkey`: every one that can be spelled, and why one is not legal now."""

from collections.abc import Iterator

from motherlode.rules.cards import Move
from motherlode.rules.donkey.cards import CARDS, face_of_bit
from motherlode.rules.donkey.state import BONUS, COLOURS, DECLINE, FACES, SEATS, STEAL, SWAP, TAKE, DonkeyState
from motherlode.rules.errors import Fact, IllegalMove
from motherlode.rules.sets import members


def _spell() -> Iterator[Move]:
    for get in range(FACES):
        yield Move(TAKE + get, f"take {CARDS[get]}", "take", (CARDS[get],))
    for give in range(FACES):
        for get in range(FACES):
            yield Move(SWAP + (give << 6) + get, f"swap {CARDS[give]} {CARDS[get]}", "swap", (CARDS[give], CARDS[get]))
    for seat in range(SEATS):
        for get in range(FACES):
            yield Move(STEAL + (seat << 6) + get, f"bonus {CARDS[get]} {seat}", "bonus", (CARDS[get],), seat)
    yield Move(DECLINE, "decline", "decline")


def _is_possible(move: Move) -> bool:
    """An exchange that the cards' values forbid is never legal (D10 to D12)."""
    if move.kind != "swap":
        return True
    give, get = move.cards
    return get.kind == "gold" and (give.kind == "donkey" or get.value < give.value)


MOVES = tuple(_spell())
ACTIONS = tuple(move for move in MOVES if _is_possible(move))
SPELLING = "'take CARD', 'swap OWN_CARD OFFERED_CARD', 'bonus CARD SEAT' or 'decline'"


def refusal(state: DonkeyState, move: Move) -> IllegalMove:
    """Why a move that is not legal is not."""
    if state.phase == BONUS:
        return _bonus_refusal(state, move)
    if move.kind in ("bonus", "decline"):
        return IllegalMove("D14", "A bonus comes only with a completed set, before it is put away.", "no_set")
    if move.kind == "take":
        return _take_refusal(state, move)
    return _swap_refusal(state, move)


def _faces(cards: int) -> set[int]:
    return {face_of_bit(bit) for bit in members(cards)}


def _bonus_refusal(state: DonkeyState, move: Move) -> IllegalMove:
    if move.kind != "bonus":
        if move.kind == "decline":
            raise AssertionError("declining is always legal when a bonus is offered")
        return IllegalMove("D14", "A set is being scored: take a bonus card or decline first.", "bonus_first")
    card = move.cards[0]
    if move.number == state.seat:
        return IllegalMove("D14", "A bonus card comes from an opponent's tableau, not from your own.", "own_tableau")
    if move.number is None or move.number >= state.players:
        sentence = f"There is no seat {move.number} at this table."
        return IllegalMove("D14", sentence, "no_such_seat", {"players": state.players})
    if move.code & 63 not in _faces(state.tableau[move.number]):
        facts: dict[str, Fact] = {"seat": move.number, "card": card.text}
        return IllegalMove("D14", f"Seat {move.number} has no {card.name} in the tableau.", "not_in_tableau", facts)
    sentence = f"You already have {card.colour} in your tableau; a bonus card is of a colour you do not have."
    return IllegalMove("D14", sentence, "has_colour", {"colour": str(card.colour)})


def _take_refusal(state: DonkeyState, move: Move) -> IllegalMove:
    offer = _faces(state.offer)
    card = move.cards[0]
    if move.code - TAKE not in offer:
        return IllegalMove("D9", f"There is no {card.name} on offer.", "not_on_offer", {"card": card.text})
    low = min(offer) // COLOURS
    lowest = [CARDS[face] for face in sorted(offer) if face // COLOURS == low]
    facts: dict[str, Fact] = {"card": card.text, "cards": tuple(face.text for face in lowest)}
    names = ", ".join(face.name for face in lowest)
    return IllegalMove("D9", f"Only a card of the lowest value on offer can be taken: {names}.", "not_lowest", facts)


def _swap_refusal(state: DonkeyState, move: Move) -> IllegalMove:
    give, get = move.cards
    clause = "D11" if give.kind == "donkey" else "D10"
    if (move.code - SWAP) >> 6 not in _faces(state.tableau[state.seat]):
        return IllegalMove(clause, f"You have no {give.name} in your tableau.", "not_yours", {"card": give.text})
    if move.code & 63 not in _faces(state.offer):
        return IllegalMove(clause, f"There is no {get.name} on offer.", "not_on_offer", {"card": get.text})
    if get.kind == "donkey":
        return IllegalMove("D12", "A donkey is never taken in an exchange.", "no_donkey")
    if give.value == 3:
        return IllegalMove("D12", "A gold 3 can never be put in: no gold is lower.", "no_3")
    sentence = f"For the {give.name} you can only take gold lower than {give.value}."
    return IllegalMove("D10", sentence, "not_lower", {"card": give.text, "value": give.value})
