import { expect, test } from "vitest";
import type { ContestLine } from "../net/protocol";
import { tieBreak } from "./ties";

const line = (rank: number, points: number, ...ties: number[]): ContestLine => ({
  player: rank,
  rank,
  points,
  ties,
  played: 2,
  byes: 0,
});

test("what decided is told of equals only, and as deep as it had to go", () => {
  const lines = [
    line(1, 6, 3, 1, 5),
    line(2, 4, 7, 1, 0),
    line(3, 4, 5, 2, 0),
    line(4, 4, 5, 1, 0),
    line(5, 0, 0, 0, 0),
  ];
  expect(lines.map((_, place) => tieBreak(lines, place, false))).toEqual([
    null,
    { by: "opponents", value: 7 },
    { by: "firsts", value: 2 },
    { by: "firsts", value: 1 },
    null,
  ]);
});

test("who is equal in everything shares the rank", () => {
  const lines = [line(1, 500, 3), line(1, 500, 3), line(3, 500, -2)];
  expect(lines.map((_, place) => tieBreak(lines, place, true)?.by)).toEqual(["shared", "shared", "par"]);
});
