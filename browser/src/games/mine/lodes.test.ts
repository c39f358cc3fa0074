import { expect, test } from "vitest";
import { lodesOf } from "./lodes";

test("gold is told value by value, the richest first", () => {
  expect(lodesOf(["$1", "$4", "$2", "$4"])).toEqual([
    { value: 4, cards: ["$4", "$4"], points: 8, after: 0 },
    { value: 2, cards: ["$2"], points: 2, after: 2 },
    { value: 1, cards: ["$1"], points: 1, after: 3 },
  ]);
});

test("who won nothing has nothing to tell", () => {
  expect(lodesOf([])).toEqual([]);
});
