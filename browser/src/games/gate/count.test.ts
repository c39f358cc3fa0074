import { expect, test } from "vitest";
import { pointsAt, untilOf } from "./count";
import type { Tally } from "./tally";

const gain = (value: number, at: number) => ({ why: "gold" as const, value, at });
const TALLY: Tally = [
  [[gain(10, 0)], [gain(20, 1)]],
  [[gain(30, 2), gain(-10, 3)], [gain(10, 3)]],
];

test("points are counted round by round", () => {
  expect([0, 1, 2, Infinity].map((beat) => pointsAt(TALLY, 0, beat))).toEqual([0, 10, 30, 30]);
  expect([0, 1, 2].map((beat) => untilOf(TALLY, beat))).toEqual([0, 2, Infinity]);
});
