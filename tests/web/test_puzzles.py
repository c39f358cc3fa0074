"""Puzzles on a server: the answer, and what the seat could not know, are in no bytes before an attempt."""

from pathlib import Path

import httpx
import msgspec

from motherlode import puzzles
from motherlode.puzzles.puzzle import seat_of
from motherlode.rules import SplitMix64
from motherlode.web.api.puzzles import seen_by
from motherlode.web.api.records import replay_step
from tests.web.serving import run, serving

PUZZLE = next(iter(puzzles.shipped().values()))
SECRETS = ("values", "misses", "best", "line", "win", "record", "solution", "reason")


def test_a_puzzle_is_tried_and_told(tmp_path: Path) -> None:
    """Shown without its answer; a wrong try is told why; only the first counts; the streak grows with right ones."""
    puzzles.answer(PUZZLE, PUZZLE.values[-1].moves[0])  # what thinks is compiled before somebody waits

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            client.timeout = httpx.Timeout(60)
            await client.get("/api/me")
            shown = (await client.get(f"/api/puzzles/{PUZZLE.id}")).json()
            assert not set(SECRETS) & set(shown)
            assert shown["solved"] is None
            wrong = {"move": PUZZLE.values[-1].moves[0]}
            told = (await client.post(f"/api/puzzles/{PUZZLE.id}", json=wrong)).json()
            assert (told["right"], told["first"], told["streak"]) == (False, True, 0)
            assert told["best"] in PUZZLE.solution
            right = {"move": PUZZLE.solution[0]}
            told = (await client.post(f"/api/puzzles/{PUZZLE.id}", json=right)).json()
            assert (told["right"], told["first"], told["streak"]) == (True, False, 0)
            following = (await client.get("/api/puzzles/next", params={"game": PUZZLE.game})).json()
            assert following["id"] != PUZZLE.id
            solution = puzzles.by_name(following["id"]).solution[0]
            told = (await client.post(f"/api/puzzles/{following['id']}", json={"move": solution})).json()
            assert (told["right"], told["first"], told["streak"]) == (True, True, 1)
            daily = (await client.get("/api/puzzles/daily")).json()
            assert daily["daily"]
            picture = await client.get(f"/api/puzzles/{PUZZLE.id}/picture", params={"language": "de"})
            assert picture.headers["content-type"].startswith("image/svg+xml")

    run(test())


def test_bad_answers_get_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            assert (await client.post(f"/api/puzzles/{PUZZLE.id}", json={"move": "x"})).json()["name"] == "no_guest"
            await client.get("/api/me")
            refused = await client.post(f"/api/puzzles/{PUZZLE.id}", json={"move": "fly"})
            assert (refused.status_code, refused.json()["name"]) == (400, "bad_answer")
            missing = await client.get("/api/puzzles/00000000")
            assert (missing.status_code, missing.json()["name"]) == (404, "no_such_puzzle")

    run(test())


def test_hidden_cards_are_in_no_bytes() -> None:
    """What the seat cannot know is dealt anew: all that is shown stays the same, byte for byte."""
    for puzzle in list(puzzles.shipped().values())[::40]:
        state = puzzles.position(puzzle)
        seat = seat_of(state)
        other = state.knowledge(seat).redeal(SplitMix64(8))
        assert msgspec.json.encode(replay_step(other, seat).view) == msgspec.json.encode(replay_step(state, seat).view)
        assert seen_by(other) == seen_by(state)
