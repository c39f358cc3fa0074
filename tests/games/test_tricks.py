"""A game is its folder and one line: the fourth game is played everywhere, with nothing else written for it."""

import json
import os
import pickle
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import Result

from motherlode.bots import LEVELS, Budget, bots_of, make_bot
from motherlode.envs import VectorEnv, actions_of, observation_spec, observe
from motherlode.rules import GAMES, Game, SplitMix64, UnknownGame, game, record, register
from motherlode.rules.check import check_game
from motherlode.rules.counting import count
from motherlode.table import commands as ask
from motherlode.table import views
from motherlode.words import LANGUAGES, Words, describe_move, rules_page, tell
from motherlode.words.naming import game_name, option_name
from tests import command
from tests.games.installing import installed
from tests.play import play_on
from tests.table.seating import started

NAMES = ("Mia", "Tom", "Ann", "Bob")


def run(*words: Any, given: bytes | None = None) -> Result:
    done = command.run(*words, given=given)
    assert done.exit_code == 0, done.output
    return done


def test_it_keeps_the_contract(tricks: Game) -> None:
    check_game(tricks, games=2)


def test_the_highest_card_takes_the_trick(tricks: Game) -> None:
    """And who took it leads the next (T3); the last trick can count twice (T5)."""
    deal = {"first": 1, "hands": [["1", "2", "3", "16"], ["4", "5", "6", "7"]], "aside": [str(n) for n in range(8, 16)]}
    state = tricks.start(deal, 2, {"double_last": True})
    for move in ("play 4", "play 16", "play 1", "play 5", "play 6", "play 2", "play 7", "play 3"):
        state = state.apply(move)
    assert state.outcome().scores == (1, 4)
    assert state.outcome().winners == (1,)


def test_a_game_has_one_name_and_one_folder(tricks: Game) -> None:
    """Registering it again changes nothing; what is no game, or takes another's name, is refused with a sentence."""
    assert register("tests.games.tricks") is tricks is game("tricks")
    assert pickle.loads(pickle.dumps(tricks)) is tricks
    assert list(GAMES) == ["donkey", "mine", "gate", "tricks"]
    with pytest.raises(UnknownGame, match=r"There is no game in tests.table: .* A game's folder has SPEC"):
        register("tests.table")
    with pytest.raises(UnknownGame, match="There is no game 'whist': the games are donkey, mine, gate, tricks"):
        game("whist")


def test_a_table_plays_it() -> None:
    """With its log, views, taking back, the record, and the next game; hands stay secret."""
    sitting = started(game="tricks", players=3, first=2)
    assert sitting.table.to_move == 2
    sitting.move()
    assert [type(entry).__name__ for entry in sitting.ask("cal", ask.TakeBack(seat=2))] == ["TakeBackAsked"]
    sitting.ask("ann", ask.Consent(agree=False))
    frame = views.play_frame(sitting.table, "ann")
    assert frame is not None
    assert frame.view == sitting.table.play.state.view(0, sitting.table.turn)  # type: ignore[union-attr]
    assert sitting.refuses("ann", ask.Colours(seat=0, colours=("red",))) in ("game_running", "bad_colours")
    sitting.play_on(SplitMix64(1))
    assert sitting.rebuilt().series == sitting.table.series
    assert record.read(sitting.table.play.to_record()).over  # type: ignore[union-attr]
    sitting.ask("ben", ask.Rematch())
    assert sitting.table.to_move == 2, "the host's choice stands"


def test_bots_play_it(tricks: Game) -> None:
    """`random`, all levels and the general search; a hint has a reason, if the plainest."""
    assert {"random", "ismcts", *LEVELS} <= bots_of(tricks).keys()
    state = tricks.deal(3, 5)
    while state.seat is not None:
        knowledge = state.knowledge(state.seat)
        best = make_bot("ismcts", tricks, 1).rate(knowledge, Budget(iterations=200))[0]
        assert views.hint_frame(knowledge, state.turn, best).reason == "best_on_average"
        state = state.apply(make_bot("hard", tricks, 1).choose(knowledge, Budget()))


def test_the_general_search_beats_chance() -> None:
    text = run("arena", "tricks", "--seats", "ismcts,random", "--games", 40, "--iterations", 300, "--json").stdout
    standings = {row["name"]: row for row in json.loads(text)["bots"]}
    assert standings["ismcts"]["wins"] > 0.5


def test_the_commands_know_it(tmp_path: Path) -> None:
    """Simulated games are records; records are replayed; moves are counted."""
    file = tmp_path / "games.jsonl"
    run("simulate", "tricks", "--players", 4, "--games", 5, "--seed", 1, "--records", file)
    assert len(file.read_bytes().splitlines()) == 5
    assert run("replay", file).stdout.splitlines()[-1] == "5 ok"
    opening = game("tricks").deal(2, 1)
    assert count(opening, 3) == 4 * 4 * 3
    assert "48" in run("count", "-", "--depth", 3, given=record.write(opening)).stdout


def test_its_words_are_its_names(tricks: Game) -> None:
    """In every language, without a message of its own."""
    for words in map(Words, LANGUAGES):
        for state in play_on(tricks.deal(3, 4), SplitMix64(2)).history:
            for event in state.events(0):
                sentence = tell(words, event, NAMES[:3], {0})
                assert sentence.endswith((".", "!"))
    english = Words("en")
    told = [tell(english, event, NAMES[:2]) for event in play_on(tricks.deal(2, 4), SplitMix64(2)).history[2].events()]
    assert told == ["Played: seat Tom, card 13.", "Trick taken: seat Tom, cards 12 and 13, points 1."]
    assert describe_move(english, "tricks", "play 7") == "play 7"
    assert (game_name(english, "tricks"), option_name(english, "tricks", "double_last")) == ("Tricks", "Double last")
    assert rules_page("de", "tricks").startswith("# Tricks")


def test_a_seat_observes_what_it_could_know(tricks: Game) -> None:
    """The plain observation: the same for states that the seat cannot tell apart, and nothing else."""
    state = play_on(tricks.deal(3, 4), SplitMix64(2)).history[4]
    spec = observation_spec(tricks)
    for seat in range(3):
        other = state.knowledge(seat).redeal(SplitMix64(9))
        assert np.array_equal(observe(state, seat), observe(other, seat))
        assert spec.split(observe(state, seat))["seat"].argmax() == seat
    assert not np.array_equal(observe(state, 0), observe(state, 1))


def test_many_games_at_once(tricks: Game) -> None:
    env = VectorEnv(tricks, 16, 4, rewards="points", keep_moves=True)
    env.reset(1)
    ended = 0
    for _ in range(40):
        ended += int(env.step(env.sample()).terminations.sum())
    assert ended == 16 * 2
    final = env.finished(3)
    assert final.over
    assert tuple(env.final_scores[3]) == final.outcome().scores
    assert len(actions_of(tricks)) == 16


def test_pettingzoo_and_gymnasium() -> None:
    import gymnasium
    from pettingzoo.test import api_test

    from motherlode.envs import pettingzoo
    from motherlode.envs.gymnasium import register_games

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(pettingzoo.tricks_v0.env(players=3), num_cycles=50)
    register_games()
    env = gymnasium.make("motherlode/tricks-v0", disable_env_checker=True)
    env.reset(seed=1)
    over = False
    while not over:
        mask = env.unwrapped.action_masks()  # type: ignore[attr-defined]
        _, _, over, _, _ = env.step(int(np.flatnonzero(mask)[0]))


def test_openspiel() -> None:
    """Chance is explicit, and what a player cannot know is resampled."""
    import pyspiel

    from motherlode.envs.openspiel import register_games, start_from

    register_games()
    spiel = pyspiel.load_game("motherlode_tricks", {"players": 3})
    pyspiel.random_sim_test(spiel, num_sims=5, serialize=False, verbose=False)
    played = play_on(game("tricks").deal(3, 4), SplitMix64(2)).history[5]
    state = start_from(played)
    again = state.resample_from_infostate(0, np.random.default_rng(1).random)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.information_state_string(1) != state.information_state_string(1)


def test_another_package_brings_it(tmp_path: Path) -> None:
    """An entry point in the group `motherlode.games` is enough, in any process."""
    code = (
        "from motherlode import tricks; from motherlode.rules import GAMES; print(list(GAMES), tricks.deal(2, 1).over)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | installed(tmp_path), capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "['donkey', 'mine', 'gate', 'tricks'] False"
