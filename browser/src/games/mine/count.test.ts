import { expect, test } from "vitest";
import { beatsOf, pointsAt } from "./count";

test("gold is counted card by card, the richest first", () => {
  const gold = ["$1", "$4", "$3", "$4"];
  expect([0, 1, 2, 3, 4, Infinity].map((beat) => pointsAt(gold, beat))).toEqual([0, 4, 8, 11, 12, 12]);
  expect(beatsOf({ gold: [gold, []] })).toBe(4);
});
