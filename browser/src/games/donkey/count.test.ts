import { expect, test } from "vitest";
import { beatsOf, groupsOf, pointsAt } from "./count";

const OUTCOME = {
  piles: [
    ["gD", "g5", "g8", "b8", "p4", "p6", "p7"],
    ["bD", "b3", "b6", "bD", "b4", "b5", "g6"],
  ],
  colours: [
    { colour: "green", totals: [null, 6], kept: [null, "g6"] },
    { colour: "blue", totals: [8, null], kept: ["b8", null] },
  ],
};

test("sets are counted colour by colour, and then what the colour scoring adds", () => {
  const told = groupsOf(OUTCOME).map((groups) =>
    groups.map(({ colour, points, sets, at }) => [colour, points, sets, at]),
  );
  expect(told).toEqual([
    [
      ["g", 11, 1, 0],
      ["p", 17, 1, 2],
      ["b", 8, 0, 4],
    ],
    [
      ["b", 14, 2, 1],
      ["g", 6, 0, 3],
    ],
  ]);
  expect(beatsOf(OUTCOME)).toBe(5);
});

test("the points run up to the score", () => {
  const [groups] = groupsOf(OUTCOME);
  expect([0, 1, 2, 3, 4, 5].map((beat) => pointsAt(groups!, beat))).toEqual([0, 11, 11, 28, 28, 36]);
  expect(pointsAt(groups!, Infinity)).toBe(36);
});

test("of two equal cards only one is the kept one", () => {
  const [groups] = groupsOf({
    piles: [["r3", "r3", "r4", "r3"]],
    colours: [{ colour: "red", totals: [3], kept: ["r3"] }],
  });
  expect(groups!.map(({ points, sets }) => [points, sets])).toEqual([
    [10, 1],
    [3, 0],
  ]);
});
