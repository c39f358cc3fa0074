import { expect, test } from "vitest";
import type { PuzzleShown } from "../net/protocol";
import { PuzzleStage } from "./puzzle.svelte";

const puzzle = (theme: string): PuzzleShown =>
  ({
    id: "0a",
    game: "mine",
    players: 2,
    seat: 1,
    theme,
    steps: [{ last: null, events: [], view: { game: "mine", to_move: 1 } }],
    seen: [{ move: "flip 3", place: 3, card: "$4", turns: 2 }],
  }) as unknown as PuzzleShown;

test("what was seen lies open where it is not to be remembered, and nothing else does", () => {
  const stage = new PuzzleStage(puzzle("duel"), () => {});
  expect((stage.truth as unknown as { cells: string[] }).cells).toEqual([undefined, undefined, "$4"]);
  expect(new PuzzleStage(puzzle("remember"), () => {}).truth).toBeNull();
});

test("the seat to move is you, and there is one move to make", () => {
  const stage = new PuzzleStage(puzzle("duel"), () => {});
  expect(stage.players.map(({ you }) => you)).toEqual([false, true]);
  expect(stage.yourTurn).toBe(true);
});
