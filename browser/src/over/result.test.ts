import { expect, test } from "vitest";
import { presentationOf } from "../games/presentation";
import type { Player } from "../table/stage";
import { placeOf, verdictOf, type Outcome, type Series } from "./result";

test("equal seats share a place, and the next place is left out", () => {
  const ranking = [[2], [0, 3], [1]];
  const alone = [[0], [1], [2], [3]];
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, ranking, alone))).toEqual([2, 4, 1, 2]);
});

test("of two teams the one that loses is second, not third", () => {
  const ranking = [
    [1, 3],
    [0, 2],
  ];
  const purses = [{ seats: [0, 2] }, { seats: [1, 3] }];
  const sides = presentationOf("gate").sidesOf({ ...OUTCOME, purses } as unknown as Outcome);
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, ranking, sides))).toEqual([2, 1, 2, 1]);
});

const player = (name: string, you = false): Player => ({ name, you, own: you, bot: false, here: true });
const PLAYERS = [player("You", true), player("Ann"), player("Ben")];
const OUTCOME = {
  scores: [10, 30, 20],
  winners: [1],
  ranking: [[1], [2], [0]],
  decided_by: "points",
  reason: "last_offer_taken",
} as unknown as Outcome;
const MATCH: Series = {
  played: 3,
  games: 3,
  totals: [90, 60, 50],
  wins: [2, 1, 0],
  ranking: [[0], [1], [2]],
  over: true,
  winners: [0],
};

test("a game is headed by its winner", () => {
  const { headline, detail, won } = verdictOf("donkey", OUTCOME, PLAYERS);
  expect([headline, won]).toEqual(["over-wins", false]);
  expect(detail).toContain("over-behind");
});

test("a match is headed by its own result, whoever won the last game", () => {
  const { headline, detail, won } = verdictOf("donkey", OUTCOME, PLAYERS, MATCH);
  expect([headline, won]).toEqual(["over-match-you-win", true]);
  expect(detail).toBe("over-match-points over-last-game");
  const theirs = verdictOf("donkey", OUTCOME, PLAYERS, { ...MATCH, winners: [1], ranking: [[1], [0], [2]] });
  expect([theirs.headline, theirs.won]).toEqual(["over-match-wins", false]);
});

test("a match that goes on tells who leads it", () => {
  const running = { ...MATCH, played: 2, over: false, winners: null };
  expect(verdictOf("donkey", OUTCOME, PLAYERS, running).headline).toBe("over-wins");
  expect(verdictOf("donkey", OUTCOME, PLAYERS, running).detail).toContain("over-match-you-lead");
  expect(verdictOf("donkey", OUTCOME, PLAYERS, { ...running, ranking: [[0, 1, 2]] }).detail).toContain(
    "over-match-level",
  );
});
