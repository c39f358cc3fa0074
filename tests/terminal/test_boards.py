"""What is drawn: everything that can be picked, and nothing that is hidden."""

import pytest

from motherlode.rules import SplitMix64, State, game
from motherlode.rules.mine.view import MineView
from motherlode.terminal.boards import Scene, draw
from motherlode.terminal.canvas import Canvas
from motherlode.terminal.lines import lines_of
from motherlode.terminal.palette import PALETTES
from motherlode.terminal.selection import Choosing
from motherlode.words import Words
from tests.configurations import CONFIGURATIONS, PLAY, label
from tests.hidden import other_truth
from tests.play import play_on

SIZES = [(80, 19), (84, 34), (136, 55), (60, 15)]
"""The boards of windows of 80x24, 120x40 and 200x60, and one that is too small."""
NAMES = ["Mia", "Ben", "Somebody with a long name", "Dee", "Eve"]


def drawn(state: State, seat: int | None, size: tuple[int, int], only_ascii: bool = False) -> Canvas:
    view = state.view(seat)
    return draw(Scene(view, NAMES[: view.players], Words("en"), Choosing(view), only_ascii=only_ascii), *size)


def positions(name: str, players: int, options: dict[str, object]) -> list[State]:
    return play_on(game(name).deal(players, 3, options), SplitMix64(4)).history[::7]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_everything_that_can_be_picked_is_on_the_board(
    configuration: tuple[str, int, dict[str, object]], size: tuple[int, int]
) -> None:
    """In windows that are large enough also inside it, and no two things at the same place."""
    for state in positions(*configuration):
        canvas = drawn(state, state.seat, size)
        view = state.view(state.seat)
        assert {spot.pick for spot in canvas.spots} == set(Choosing(view).open)
        assert len(canvas.text().splitlines()) <= size[1]
        if size != SIZES[-1]:
            cells = [
                (x, y)
                for spot in canvas.spots
                for x in range(spot.x, spot.x + spot.width)
                for y in range(spot.y, spot.y + spot.height)
            ]
            assert len(set(cells)) == len(cells)
            assert all(0 <= x < size[0] and 0 <= y < size[1] for x, y in cells)


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_a_large_window_is_used(configuration: tuple[str, int, dict[str, object]]) -> None:
    """Cards grow with the room, and what is drawn takes at least two thirds of it, both ways."""
    width, height = SIZES[2]
    lines = drawn(game(configuration[0]).deal(*configuration[1:2], 3, configuration[2]), 0, (width, height)).text()
    used = [line for line in lines.splitlines() if line.strip()]
    columns = max(map(len, used)) - min(len(line) - len(line.lstrip()) for line in used)
    first = next(number for number, line in enumerate(lines.splitlines()) if line.strip())
    assert columns >= width * 2 // 3 or configuration[0] == "gate"
    assert len(lines.splitlines()) - first >= height * 2 // 3


def test_five_scores_of_mine_are_whole() -> None:
    """At 80 columns the last one's points are there, too."""
    state = play_on(game("mine").deal(5, 3, {}), SplitMix64(4)).history[-2]
    view = state.view(0)
    assert isinstance(view, MineView)
    names, scores = draw(Scene(view, NAMES, Words("en"), Choosing(view)), 80, 19).text().splitlines()[:2]
    assert all(f"{mine.count} = {mine.points}" in scores for mine in view.mines if mine.points is not None), scores
    assert "Eve" in names


def test_partners_are_named() -> None:
    text = drawn(game("gate").deal(4, 3, {"teams": True}), 0, (80, 19)).text()
    assert "Mia  with Somebody" in text
    assert "Ben  with Dee" in text
    view = game("gate").deal(4, 3, {"teams": True}).view(0)
    assert any("Ben with Dee: 8 cards" in line for line in lines_of(Words("en"), view, NAMES))


def test_hands_of_teams_begin_in_one_column() -> None:
    """However long the names of two partners are."""
    state = game("gate").deal(4, 3, {"teams": True})
    names = ["Hard bot", "Hard bot 2", "Somebody with a long name", "Hard bot 4"]
    view = state.view(0)
    text = draw(Scene(view, names, Words("en"), Choosing(view)), 80, 19).text()
    assert len({line.index("▒") for line in text.splitlines() if "▒" in line}) == 1, text
    assert text.count("points") == 4, text


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_no_hidden_card_is_drawn(configuration: tuple[str, int, dict[str, object]]) -> None:
    """With other hidden cards the board is the same, character by character and style by style."""
    rng = SplitMix64(9)
    for state in positions(*configuration):
        for seat in range(state.players):
            if not state.over:
                other = other_truth(state, seat, rng)
                one, two = drawn(state, seat, (80, 19)), drawn(other, seat, (80, 19))
                strips = [[canvas.strip(y, PALETTES["dark"]) for y in range(19)] for canvas in (one, two)]
                assert strips[0] == strips[1]


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_ascii_is_ascii(configuration: tuple[str, int, dict[str, object]]) -> None:
    for state in positions(*configuration):
        assert drawn(state, state.seat, (80, 19), only_ascii=True).text().isascii()


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("game_name", ["donkey", "mine", "gate"])
def test_every_palette_has_every_style(palette: str, game_name: str) -> None:
    for state in positions(game_name, 2, {}):
        canvas = drawn(state, state.seat, (80, 19))
        for y in range(19):
            canvas.strip(y, PALETTES[palette])


def test_what_can_be_picked_is_told_without_colours() -> None:
    """A key in brackets and a strong edge; NO_COLOR needs no more."""
    canvas = drawn(game("donkey").deal(2, "an evening in November"), 1, (80, 19))
    assert canvas.text().count("[") == len(canvas.spots)
    styles = PALETTES["mono"].styles.values()
    assert all(style.color is None and style.bgcolor is None for style in styles)


def test_places_of_mine_never_move() -> None:
    """Where a card lies says nothing about the card, and nothing ever changes it."""
    first, *later = positions("mine", 2, {})
    places = {spot.pick: (spot.x, spot.y) for spot in drawn(first, first.seat, (80, 19)).spots}
    for state in later:
        for spot in drawn(state, state.seat, (80, 19)).spots:
            assert places[spot.pick] == (spot.x, spot.y)
