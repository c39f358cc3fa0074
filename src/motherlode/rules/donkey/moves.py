"""The moves of `donkey`: every one that can be spelled, and why one is not legal now."""

from collections.abc import Iterator

from motherlode.rules.cards import Move
from motherlode.rules.donkey.cards import CARDS, face_of_bit
from motherlode.rules.donkey.state import BONUS, COLOURS, DECLINE, FACES, SEATS, STEAL, SWAP, TAKE, DonkeyState
from motherlode.rules.errors import IllegalMove
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
        return IllegalMove("D14", "A bonus comes only with a completed set, before it is put away.")
    if move.kind == "take":
        return _take_refusal(state, move)
    return _swap_refusal(state, move)


def _faces(cards: int) -> set[int]:
    return {face_of_bit(bit) for bit in members(cards)}


def _bonus_refusal(state: DonkeyState, move: Move) -> IllegalMove:
    if move.kind != "bonus":
        if move.kind == "decline":
            raise AssertionError("declining is always legal when a bonus is offered")
        return IllegalMove("D14", "A set is being scored: take a bonus card or decline first.")
    card = move.cards[0]
    if move.number == state.seat:
        return IllegalMove("D14", "A bonus card comes from an opponent's tableau, not from your own.")
    if move.number is None or move.number >= state.players:
        return IllegalMove("D14", f"There is no seat {move.number} at this table.")
    if move.code & 63 not in _faces(state.tableau[move.number]):
        return IllegalMove("D14", f"Seat {move.number} has no {card.name} in the tableau.")
    return IllegalMove(
        "D14", f"You already have {card.colour} in your tableau; a bonus card is of a colour you do not have."
    )


def _take_refusal(state: DonkeyState, move: Move) -> IllegalMove:
    offer = _faces(state.offer)
    if move.code - TAKE not in offer:
        return IllegalMove("D9", f"There is no {move.cards[0].name} on offer.")
    low = min(offer) // COLOURS
    cards = ", ".join(CARDS[face].name for face in sorted(offer) if face // COLOURS == low)
    return IllegalMove("D9", f"Only a card of the lowest value on offer can be taken: {cards}.")


def _swap_refusal(state: DonkeyState, move: Move) -> IllegalMove:
    give, get = move.cards
    if (move.code - SWAP) >> 6 not in _faces(state.tableau[state.seat]):
        return IllegalMove("D11" if give.kind == "donkey" else "D10", f"You have no {give.name} in your tableau.")
    if move.code & 63 not in _faces(state.offer):
        return IllegalMove("D11" if give.kind == "donkey" else "D10", f"There is no {get.name} on offer.")
    if get.kind == "donkey":
        return IllegalMove("D12", "A donkey is never taken in an exchange.")
    if give.value == 3:
        return IllegalMove("D12", "A gold 3 can never be put in: no gold is lower.")
    return IllegalMove("D10", f"For the {give.name} you can only take gold lower than {give.value}.")
