"""Deals can be recomputed by anyone: here from docs/deals.md alone, with none of the rules' own code."""

import hashlib
from collections.abc import Iterator
from typing import Any

import pytest

from motherlode.rules import BadDeal, BadOptions, SplitMix64, game


class Page:
    """The stream and the shuffle as docs/deals.md describes them."""

    def __init__(self, seed: str) -> None:
        self.numbers = self.stream(seed.encode())

    def stream(self, seed: bytes) -> Iterator[int]:
        block = 0
        while True:
            digest = hashlib.sha256(seed + block.to_bytes(8, "big")).hexdigest()
            for i in range(4):
                yield int(digest[16 * i : 16 * i + 16], 16)
            block += 1

    def below(self, n: int) -> int:
        while True:
            x = next(self.numbers)
            if x < 2**64 - 2**64 % n:
                return x % n

    def shuffle(self, cards: list[Any]) -> list[Any]:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


def donkey(seed: str, players: int) -> dict[str, Any]:
    page = Page(seed)
    first = page.below(players)
    donkeys = [f"{colour}D" for colour in page.shuffle(list("gbvrop"))[:players]]
    rows = "D345678D3" + ("D" if players == 3 else "")
    deck = [colour + row for row in rows for colour in "gbvrop"]
    for card in donkeys:
        deck.remove(card)
    deck = page.shuffle(deck)
    return {"first": first, "donkeys": donkeys, "removed": deck[:2], "draw": deck[2:]}


OWNER_5 = {4: None, 5: 4}


def mine(seed: str, players: int) -> dict[str, Any]:
    page = Page(seed)
    first = page.below(players)
    owners = page.shuffle(
        {2: [0, 0, 1, 1, None], 3: [0, 1, 2, None, None]}.get(players) or [0, 1, 2, 3, OWNER_5[players]]
    )
    gold = ["$1"] * 5 + ["$2"] * 7 + ["$3"] * 7 + ["$4"] * 5
    miners = [colour + value for colour in "gobrv" for value in "2233445"]
    return {"first": first, "owners": owners, "cells": page.shuffle(gold + ["*"] * 5 + miners)}


def gate(seed: str, players: int) -> dict[str, Any]:
    page = Page(seed)
    dealer = page.below(players)
    rounds = []
    for number in range(5):
        cards = page.shuffle([f"{colour}{n}" for colour in "gyr" for n in range(11)] + ["k"] * 3)
        hands: list[list[str]] = [[] for _ in range(players)]
        seat = dealer + number
        while min(map(len, hands)) < {2: 12, 3: 10, 4: 8}[players]:
            seat += 1
            hands[seat % players] += [cards.pop(0), cards.pop(0)]
        rounds.append({"hands": hands, "aside": cards})
    return {"dealer": dealer, "rounds": rounds}


@pytest.mark.parametrize("seed", ["7", "1", "an evening in November", "ü"])
@pytest.mark.parametrize("make", [donkey, mine, gate])
def test_deals_follow_the_page(make: Any, seed: str) -> None:
    """The page's own words, programmed, give the very deal."""
    rules = game(make.__name__)
    for players in rules.players:
        dealt = rules.deal(players, seed)
        assert rules.start(make(seed, players), players).deal == dealt.deal


def test_the_draw_for_the_deal_follows_the_page() -> None:
    """Each seat's card, and who deals."""
    page = Page("7")
    cards = page.shuffle([f"{colour}{n}" for colour in "gyr" for n in range(11)])[:4]
    highest = max(range(4), key=lambda seat: (int(cards[seat][1:]), "gyr".index(cards[seat][0])))
    dealt = game("gate").deal(4, "7", {"draw_for_deal": True}).deal
    assert (list(dealt.drawn), dealt.dealer) == (cards, highest)


def test_picked_colours_follow_the_page() -> None:
    """What nobody picked is drawn as the page says; a pick that cannot be is refused."""
    page = Page("7")
    first = page.below(3)
    left = page.shuffle([0, 1, None, None])
    dealt = game("mine").deal(3, "7", picked=[None, 2, None, None, None]).deal
    assert (dealt.first, list(dealt.owners)) == (first, [left[0], 2, *left[1:]])
    for picked in ([None], [2, 2, None, None, None], [7, None, None, None, None], ["g", None, None, None, None]):
        with pytest.raises(BadDeal, match="picked"):
            game("mine").deal(3, "7", picked=picked)


def test_the_example_of_the_page() -> None:
    deal = game("donkey").deal(2, 7).deal
    assert (deal.first, deal.donkeys) == (1, ("vD", "gD"))


@pytest.mark.parametrize("name", ["donkey", "mine", "gate"])
def test_players_and_options_are_checked(name: str) -> None:
    """A number of players or an option that the game does not have is refused in a sentence."""
    rules = game(name)
    for players in (rules.players[0] - 1, rules.players[-1] + 1, True, "2", 2.0):
        with pytest.raises(BadOptions, match=f"{name} is for 2 to"):
            rules.deal(players, 1)  # type: ignore[arg-type]
    for options in ({"unknown": 1}, {"teams": 1, "open_piles": 0, "layout": "heap"}, [1], "teams"):
        with pytest.raises(BadOptions, match="The options of"):
            rules.deal(2, 1, options)


@pytest.mark.parametrize("name", ["donkey", "mine", "gate"])
def test_deals_are_checked(name: str) -> None:
    """What is not a deal of the game is refused in a sentence."""
    rules = game(name)
    wrong: list[Any] = [{}, [], 7, "deal", {"first": 0}, None]
    for deal in wrong:
        with pytest.raises(BadDeal, match=f"This is no deal of {name}"):
            rules.start(deal, 2)
    with pytest.raises(BadDeal):
        rules.start(rules.deal(3, SplitMix64(1)).deal, 2)
