"""Hypothesis strategies of all tests."""

from typing import Any

from hypothesis import strategies as st

from motherlode.rules import SplitMix64, State, game
from tests.configurations import CONFIGURATIONS
from tests.play import play_on

configurations = st.sampled_from(CONFIGURATIONS)
seeds = st.integers(0, 2**32)


@st.composite
def states(draw: st.DrawFn) -> State:
    """A state of any game at any moment, the end included."""
    name, players, options = draw(configurations)
    state = game(name).deal(players, SplitMix64(draw(seeds)), options)
    return play_on(state, SplitMix64(draw(seeds)), draw(st.integers(0, 250)))


@st.composite
def json_values(draw: st.DrawFn) -> Any:
    """Whatever JSON can be."""
    scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
    return draw(st.recursive(scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner)))
