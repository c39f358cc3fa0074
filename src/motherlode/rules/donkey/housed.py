"""The rules of `donkey` with house rules.

This is `play.py`, read once more, with other functions in the place of those that house rules change: names are looked
up when a function is compiled. So the printed game does not pay for them.
"""

from motherlode.rules.abi import read_again
from motherlode.rules.bits import (
    lowest,
    nth,
    popcount,
    rule,
)
from motherlode.rules.compiled import (
    Ints,
    RngState,
    jit_for,
)
from motherlode.rules.compiled_rng import (
    below,
    shuffle,
)
from motherlode.rules.donkey.play import (
    ALL,
    DONKEYS,
    NO_TOTAL,
    ONE_COLOUR,
    ROW,
    THIRD_DONKEYS,
    best_gold,
    colours_of,
    faces,
    lay_offers,
    offer_size,
    offers,
    removed,
    score_colours,
    score_set,
    take_bonus,
    take_or_swap,
    turn_up_offer,
)
from motherlode.rules.donkey.state import (
    ACTION,
    AFTER,
    ANY_SEAT,
    BONUS,
    COLOURS,
    DEAL_DONKEYS,
    DEAL_FIRST,
    DEAL_PLAYERS,
    DEAL_REST,
    DEAL_RULES,
    DONKEY_VALUE,
    DONKEYS_OF,
    LEFT_SEAT,
    LOWEST_GOLD,
    OFF,
    OVER,
    RULE_BONUS,
    RULE_DONKEY,
    RULE_DONKEYS,
    RULE_FROM,
    RULE_GOLD,
    RULE_SET,
    RULE_START,
    RULE_TIES,
    SET_SIZE,
    DonkeyState,
)

read_again("play", globals())
jit = jit_for(__name__)

SECOND_DONKEYS = ROW << 42


@jit
def worth(state: DonkeyState, cards: int) -> int:
    """The value of cards as this table counts them (D1)."""
    rules = state.rules
    total = (DONKEY_VALUE + rule(rules, RULE_DONKEY)) * popcount(cards & DONKEYS)
    total += (LOWEST_GOLD + rule(rules, RULE_GOLD)) * popcount(cards & (ROW << 6 | ROW << 48))
    for rank in range(1, 6):
        total += (LOWEST_GOLD + rank + rule(rules, RULE_GOLD + rank)) * popcount(cards & ROW << COLOURS * (rank + 1))
    return total


@jit
def all_cards(donkeys: int) -> int:
    """The deck with so many donkeys of each colour (D1, D2)."""
    if donkeys == 3:
        return ALL
    return ALL & ~THIRD_DONKEYS if donkeys == 2 else ALL & ~THIRD_DONKEYS & ~SECOND_DONKEYS


@jit
def deal(numbers: Ints, rng: RngState) -> None:
    """Fills in what chance decides; players and options stand there already (D2 to D4, D6)."""
    players = numbers[DEAL_PLAYERS]
    numbers[DEAL_FIRST] = below(rng, players)
    given = 0
    for seat in range(players):
        donkey = 1 << seat if rule(numbers[DEAL_RULES:], RULE_START) else nth(ROW & ~given, below(rng, COLOURS - seat))
        given |= donkey
        numbers[DEAL_DONKEYS + seat] = lowest(donkey)
    length = 0
    donkeys = rule(numbers[DEAL_RULES:], RULE_DONKEYS)
    rest = all_cards(donkeys if donkeys else DONKEYS_OF[players]) & ~given
    while rest:
        bit = lowest(rest)
        rest &= rest - 1
        numbers[DEAL_REST + length] = bit if bit < 42 else bit - 42 if bit < 54 else bit - 54
        length += 1
    shuffle(numbers[DEAL_REST:], length, rng)


@jit
def deal_out(state: DonkeyState, numbers: Ints) -> None:
    lay_offers(state, numbers, offers(state), offer_size(state), removed(state))


@jit
def robbed_seat(state: DonkeyState) -> int:
    """The one neighbour from whom a bonus card comes, where not all opponents may be robbed (D14)."""
    step = 1 if rule(state.rules, RULE_FROM) == LEFT_SEAT else state.players - 1
    return (state.seat + step) % state.players


@jit
def bonus_faces(state: DonkeyState, seat: int) -> int:
    """What the player whose set is scored may take from that seat: nothing from the own one, by its colours (D14)."""
    if rule(state.rules, RULE_FROM) != ANY_SEAT and seat != robbed_seat(state):
        return 0
    return faces(state.tableau[seat] & ~colours_of(state.tableau[state.seat]))


@jit
def house_bonus(state: DonkeyState, cards: int) -> int:
    """The cards among which a bonus may be, where not everybody may be robbed, or nobody (D14)."""
    if rule(state.rules, RULE_BONUS) == OFF:
        return 0
    return cards if rule(state.rules, RULE_FROM) == ANY_SEAT else state.tableau[robbed_seat(state)]


@jit
def has_bonus(state: DonkeyState) -> bool:
    cards = state.tableau[0] | state.tableau[1] | state.tableau[2]
    cards = house_bonus(state, cards)
    return cards & ~colours_of(state.tableau[state.seat]) != 0


@jit
def apply(state: DonkeyState, move: int) -> None:
    """Makes a legal move (D8). A set must be scored (D13), after its bonus (D14, D15)."""
    if state.phase == BONUS:
        take_bonus(state, move)
        if not is_bonus_after(state):
            score_set(state)
    else:
        take_or_swap(state, move)
        if completes_set(state, move):
            if is_bonus_after(state):
                score_set(state)
            if has_bonus(state):
                state.phase = BONUS
                return
            score_set(state)
    end_turn(state)


@jit
def completes_set(state: DonkeyState, move: int) -> bool:
    """Three of a colour are a set (D13); its colour is kept."""
    colour = (move & 63) % COLOURS
    if popcount(state.tableau[state.seat] & ONE_COLOUR << colour) < set_size(state):
        return False
    state.colour = colour
    return True


@jit
def set_size(state: DonkeyState) -> int:
    """How many cards of a colour are a set (D13)."""
    return SET_SIZE + rule(state.rules, RULE_SET)


@jit
def is_bonus_after(state: DonkeyState) -> bool:
    """Whether the bonus card comes when the set was put away (D14)."""
    return rule(state.rules, RULE_BONUS) == AFTER


@jit
def end_turn(state: DonkeyState) -> None:
    """An empty offer is filled or ends the game (D17, D18); then it is the next player's turn."""
    state.phase = ACTION
    if state.offer == 0:
        if state.number < offers(state):
            turn_up_offer(state)
        else:
            score_colours(state)
            state.phase = OVER
    state.seat = state.seat + 1 if state.seat + 1 < state.players else 0


@jit
def score_colour(state: DonkeyState, colour: int) -> None:
    """The highest total keeps its best gold, the rest is thrown away (D19 to D21)."""
    highest = NO_TOTAL
    for seat in range(state.players):
        highest = max(highest, colour_total(state, seat, colour))
    if rule(state.rules, RULE_TIES) and is_tied(state, colour, highest):
        return
    for seat in range(state.players):
        if colour_total(state, seat, colour) == highest:
            state.pile[seat] |= best_gold(state.tableau[seat] & ONE_COLOUR << colour)


@jit
def is_tied(state: DonkeyState, colour: int, highest: int) -> bool:
    """Several players have the highest total of a colour (D20)."""
    number = 0
    for seat in range(state.players):
        number += colour_total(state, seat, colour) == highest
    return number > 1


@jit
def colour_total(state: DonkeyState, seat: int, colour: int) -> int:
    cards = state.tableau[seat] & ONE_COLOUR << colour
    return worth(state, cards) if cards else NO_TOTAL


@jit
def score(state: DonkeyState, seat: int) -> int:
    """A seat's points so far (D22)."""
    return worth(state, state.pile[seat])


@jit
def standing(state: DonkeyState, seat: int) -> int:
    """A number that ranks seats: points, then cards in the pile (D22)."""
    return worth(state, state.pile[seat]) * 64 + popcount(state.pile[seat])
