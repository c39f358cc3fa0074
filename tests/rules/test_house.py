"""House rules: every variant within bounds is a game like the printed one, and the printed one is what it was."""

import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numba
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from motherlode.bots import Budget, make_bot
from motherlode.bots.general import BOTS as GENERAL
from motherlode.bots.registry import makes_do
from motherlode.envs import VectorEnv
from motherlode.rules import GAMES, BadOptions, SplitMix64, State, game, record
from motherlode.rules.check import _check_compiled_deal, _check_play
from motherlode.rules.house import (
    Switch,
    departures,
    house_rules,
    is_printed,
    numbers_of,
    options_from,
    rulings,
    switches,
)
from tests.play import play_on

SEVERAL = 3
DOCS = Path(__file__).parents[2] / "docs"


def shown(state: State) -> Any:
    view: Any = state.view()
    return view.options


def values(switch: Switch) -> st.SearchStrategy[Any]:
    return st.sampled_from(list(switch.values))


@st.composite
def variants(draw: st.DrawFn, name: str | None = None) -> tuple[str, int, Any]:
    """A game, a number of players, and some house rules that go together."""
    name = name or draw(st.sampled_from(sorted(GAMES)))
    rules = game(name)
    players = draw(st.sampled_from(rules.players))
    chosen = draw(st.lists(st.sampled_from(switches(rules.deals.Options)), max_size=SEVERAL, unique=True))
    try:
        return name, players, rules.options(players, {one.name: draw(values(one)) for one in chosen})
    except BadOptions:
        assume(False)
        raise AssertionError from None


@pytest.mark.slow
@given(variants(), st.integers(0, 2**32))
@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
def test_every_variant_keeps_the_contract(variant: tuple[str, int, Any], seed: int) -> None:
    """It deals, plays to the end, conserves cards, hides and redeals, and its record leads back to it."""
    name, players, options = variant
    _check_play(game(name), players, options, SplitMix64(seed))
    _check_compiled_deal(game(name), players, options, SplitMix64(seed + 1))


@pytest.mark.parametrize("name", GAMES)
def test_zeros_are_the_printed_game(name: str) -> None:
    options = game(name).options(2)
    assert is_printed(options)
    assert not any(numbers_of(options))
    assert msgspec.json.encode(options) == b"{}"
    state = game(name).deal(2, 1)
    assert not any(state.fields.rules)
    assert shown(state) == options


@pytest.mark.parametrize("name", GAMES)
def test_numbers_lead_back_to_the_options(name: str) -> None:
    """Every value of every switch is found again in the state, and so in every view."""
    rules = game(name)
    players = rules.players[-1]
    for one in switches(rules.deals.Options):
        for value in one.values:
            options = rules.deals.Options(**{one.name: value})
            assert options_from(rules.deals.Options, tuple(numbers_of(options)), ()) == options
            try:
                state = rules.deal(players, 1, options)
            except BadOptions:
                continue
            assert shown(state) == options
            assert record.read(record.write(state)).options == options


@pytest.mark.parametrize("name", GAMES)
def test_a_value_out_of_bounds_is_refused_in_a_sentence(name: str) -> None:
    rules = game(name)
    for one in switches(rules.deals.Options):
        if isinstance(one.values, range):
            with pytest.raises(BadOptions, match=rf"'{one.name}' must be .* \({one.clause}\)"):
                rules.options(2, {one.name: one.values[-1] + one.values.step})


@pytest.mark.parametrize(
    ("name", "players", "options", "reason"),
    [
        ("donkey", 2, {"offer_size": 7, "set_size": 4}, "a turn could have"),
        ("donkey", 2, {"gold_8": 7}, "Gold must count more"),
        ("donkey", 2, {"offers": 11, "offer_size": 5}, "but there are 52"),
        ("mine", 2, {"gold_1": 0, "gold_2": 0, "gold_3": 0, "gold_4": 0}, "There must be gold"),
        ("gate", 4, {"hand_size": 12}, "4 hands of 12 are 48 cards"),
        ("gate", 2, {"chip_1": 40}, "5 rounds with 2 chips of 40"),
        ("gate", 2, {"choose_chip": True, "pays": "highest"}, "leave out 'pays'"),
        ("gate", 2, {"chip_1": 0, "chip_2": 0, "chip_3": 0, "chip_4": 0}, "There must be chips"),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_reason(
    name: str, players: int, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadOptions, match=reason):
        game(name).options(players, options)


def test_every_ruling_has_its_alternatives_or_a_reason_why_not() -> None:
    """What the clauses mark as a ruling, the options and the page on house rules agree."""
    clauses = (DOCS / "rules" / "clauses.md").read_text("utf-8")
    ruled = set(re.findall(r"^\| ([DMG]\d+) \|.*\b[Rr]uling\b", clauses, re.MULTILINE))
    page = (DOCS / "house-rules.md").read_text("utf-8")
    told = page.partition("Our rulings and their alternatives:")[2].partition("\n\n")[0]
    marked = {option: clause for name in GAMES for option, clause in rulings(game(name).deals.Options).items()}
    assert set(marked.values()) < ruled == set(re.findall(r"\b[DMG]\d+\b", told))
    assert set(marked) == set(re.findall(r"`(\w+)`", told))


def test_what_differs_is_told_apart_from_printed_ways_to_play() -> None:
    """An alternative to a ruling is a difference, though bots that know the game play it; a grid is none."""
    options = game("mine").options(2, {"layout": "grid", "stall_limit": 5, "rush_at": 14})
    assert departures(options) == {"stall_limit": 5, "rush_at": 14}
    assert house_rules(options) == {"rush_at": 14}


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_house_rules_by_the_general_search(name: str) -> None:
    """A bot that knows only the printed game says so, and plays what the general search plays."""
    rules = game(name)
    changed = {"donkey": {"set_size": 2}, "mine": {"rush_at": 30}, "gate": {"rounds": 1}}[name]
    options = rules.options(2, changed)
    state = rules.deal(2, 5, options)
    knowledge, budget = state.knowledge(state.seat or 0), Budget(iterations=20)
    general = GENERAL["medium"](knowledge.game, 1).choose(knowledge, budget)
    assert make_bot("medium", rules, 1).choose(knowledge, budget) == general
    assert makes_do(rules, "medium", options)
    assert not makes_do(rules, "random", options)
    assert not makes_do(rules, "medium", rules.options(2))
    assert house_rules(options) == changed


def test_environments_play_them() -> None:
    env = VectorEnv("mine", 4, 2, {"rush_at": 60, "gold_4": 0})
    env.reset(seed=1)
    assert env.options.rush_at == 60


CODE = """
import hashlib
from motherlode.rules import SplitMix64, game, record
from tests.play import play_on
VARIANTS = [
    ("donkey", 3, {"bonus": "after", "bonus_from": "left", "donkeys": 1, "offer_size": 4, "donkey_value": -5}),
    ("mine", 2, {"rush_at": 20, "dig": "more", "equal_miners": "leave", "turn_up": "together", "dynamite": 1}),
    ("gate", 3, {"blacks": 1, "rounds": 2, "lead": "may_pass", "black_as": "not_held", "gold_counts": "players"}),
]
for name, players, options in VARIANTS:
    digest = hashlib.sha256()
    state = play_on(game(name).deal(players, SplitMix64(31), options), SplitMix64(32))
    digest.update(record.write(state))
    middle = state.history[state.turn // 2]
    for seat in range(players):
        digest.update(middle.knowledge(seat).to_bytes())
        digest.update(record.write(middle.knowledge(seat).redeal(SplitMix64(33))))
    print(name, digest.hexdigest())
"""


def run(**environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", CODE],
        env=os.environ | environment,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="compares interpreted with compiled rules")
def test_all_modes_play_house_rules_alike() -> None:
    compiled = run()
    assert run(NUMBA_DISABLE_JIT="1") == compiled
    assert run(NUMBA_BOUNDSCHECK="1") == compiled
    assert len(compiled.splitlines()) == len(GAMES)


def test_two_cards_together_show_nothing_before_the_second() -> None:
    """Until both are chosen nobody sees a face: two deals that differ in the chosen card look alike (M5)."""
    rules = game("mine")
    state = rules.deal(2, 3, {"turn_up": "together"}).apply("flip 7")
    cells = list(state.deal.cells)
    other = next(place for place, card in enumerate(cells) if card != cells[6])
    cells[6], cells[other] = cells[other], cells[6]
    deal = msgspec.structs.replace(state.deal, cells=tuple(cells))
    again = rules.start(deal, 2, state.options).apply("flip 7")
    for seat in (0, 1):
        assert state.knowledge(seat).to_bytes() == again.knowledge(seat).to_bytes()
    assert 7 in state.view().face_down  # type: ignore[attr-defined]
    assert state.view().moves == ()
    after = state.apply("flip 8")
    assert [event.place for event in after.events()[:2]] == [7, 8]  # type: ignore[attr-defined]


def test_a_smaller_deck_leaves_places_empty() -> None:
    view: Any = game("mine").deal(2, 3, {"dynamite": 0, "miners_5": 0}).view()
    assert len(view.face_down) == 54
    assert view.holes == tuple(range(55, 65))


def test_who_may_be_robbed() -> None:
    """With one neighbour to rob, every bonus comes from that seat."""
    sources = set()
    for seed in range(6):
        state = game("donkey").deal(3, seed, {"bonus_from": "left"})
        for after in play_on(state, SplitMix64(seed)).history:
            for event in after.events():
                if type(event).__name__ == "BonusTaken":
                    sources.add((event.source - event.seat) % 3)  # type: ignore[attr-defined]
    assert sources == {1}


def test_without_a_bonus_nobody_is_asked() -> None:
    state = play_on(game("donkey").deal(3, 1, {"bonus": "off"}), SplitMix64(1))
    assert not any(move.kind in ("bonus", "decline") for move in state.moves)


def test_other_chips_in_another_order() -> None:
    """The first gold card takes the highest chip, and each purse counts what it holds (G2, G13)."""
    turned = {"chip_1": 40, "chip_2": 30, "chip_3": 20, "chip_4": 10}
    state = play_on(game("gate").deal(3, 2, turned), SplitMix64(2))
    won = [e for after in state.history for e in after.events() if type(e).__name__ == "ChipWon"]
    assert won[0].value == 40  # type: ignore[attr-defined]
    outcome: Any = state.outcome()
    assert sum(outcome.scores) == 500


@pytest.mark.clause("G13")
def test_gold_counted_by_players() -> None:
    """In a round a player takes one chip with gold and no more; the next player's gold takes the next one."""
    state = play_on(game("gate").deal(3, 2, {"gold_counts": "players"}), SplitMix64(2))
    outcome: Any = state.outcome()
    told: list[list[int]] = [[] for _ in outcome.rounds]
    for before, after in pairwise(state.history):
        told[before.fields.round_number] += [e.seat for e in after.events() if type(e).__name__ == "ChipWon"]  # type: ignore[attr-defined]
    for number, done in enumerate(outcome.rounds):
        by_gold = [chip for chip in done.chips if chip.by == "gold"]
        assert [chip.seat for chip in by_gold] == told[number]
        assert [chip.value for chip in by_gold] == [10, 20, 30, 40][: len(by_gold)]
        assert len({chip.seat for chip in by_gold}) == len(by_gold)
    golds = [move for move in state.moves if move.kind == "play" and move.cards[0].colour == "gold"]
    assert len(golds) > sum(map(len, told))  # somebody played a second one
    assert sum(outcome.scores) == 500
