"""The last offer of `donkey` for two, solved plainly: every move is tried, and the rules are written down once more.

It shares nothing with the solver nor with the compiled rules. A card is a pair of a colour's letter and a value; a
donkey's value is -2. What is to come does not depend on the piles, so they are left out.
"""

from collections.abc import Iterator
from functools import cache

Card = tuple[str, int]
Cards = tuple[Card, ...]
DONKEY = -2
CARDS_COUNT = 64
"""A point counts as much as so many cards in the pile (D22)."""


def read(texts: list[str]) -> Cards:
    """Cards of the record's spelling: a letter and a value, or D."""
    return tuple(sorted((text[0], DONKEY if text[1] == "D" else int(text[1])) for text in texts))


def worth(cards: Cards) -> int:
    return sum(CARDS_COUNT * value + 1 for _, value in cards)


def without(cards: Cards, card: Card) -> Cards:
    left = list(cards)
    left.remove(card)
    return tuple(left)


def plus(cards: Cards, card: Card) -> Cards:
    return tuple(sorted((*cards, card)))


@cache
def to_come(offer: Cards, mine: Cards, theirs: Cards) -> int:
    """How much more who moves will get than the other, in standings, when both play their best."""
    if not offer:
        return final(mine, theirs)
    return max(
        gain - to_come(left, theirs_after, mine_after)
        for gain, left, mine_after, theirs_after in turns(offer, mine, theirs)
    )


def turns(offer: Cards, mine: Cards, theirs: Cards) -> Iterator[tuple[int, Cards, Cards, Cards]]:
    """Every whole turn: what it brings at once, then the offer, the own tableau and the other's."""
    lowest = min(value for _, value in offer)
    for card in set(offer):
        if card[1] == lowest:
            yield from sets(card, without(offer, card), plus(mine, card), theirs)
    for given in set(mine):
        for card in set(offer):
            if card[1] != DONKEY and (given[1] == DONKEY or given[1] > card[1]):
                yield from sets(card, plus(without(offer, card), given), plus(without(mine, given), card), theirs)


def sets(card: Card, offer: Cards, mine: Cards, theirs: Cards) -> Iterator[tuple[int, Cards, Cards, Cards]]:
    """Three of a colour are put away, after a card of the other's in a colour of which there is none (D13 to D16)."""
    done = tuple(each for each in mine if each[0] == card[0])
    if len(done) < 3:
        yield 0, offer, mine, theirs
        return
    colours = {colour for colour, _ in mine}
    rest = tuple(each for each in mine if each[0] != card[0])
    yield worth(done), offer, rest, theirs
    for bonus in set(theirs):
        if bonus[0] not in colours:
            yield worth(done), offer, plus(rest, bonus), without(theirs, bonus)


def final(mine: Cards, theirs: Cards) -> int:
    """The colours are scored (D19 to D21)."""
    ahead = 0
    for colour in {colour for colour, _ in (*mine, *theirs)}:
        own, other = ([card for card in cards if card[0] == colour] for cards in (mine, theirs))
        totals = [sum(value for _, value in cards) if cards else -99 for cards in (own, other)]
        for cards, total, sign in ((own, totals[0], 1), (other, totals[1], -1)):
            best = max((value for _, value in cards), default=DONKEY)
            if total == max(totals) and best != DONKEY:
                ahead += sign * (CARDS_COUNT * best + 1)
    return ahead
