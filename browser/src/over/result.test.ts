import { expect, test } from "vitest";
import { placeOf } from "./result";

test("equal seats share a place, and the next place is left out", () => {
  const ranking = [[2], [0, 3], [1]];
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, ranking))).toEqual([2, 4, 1, 2]);
});
