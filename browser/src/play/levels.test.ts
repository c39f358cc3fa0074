import { expect, it } from "vitest";
import { LEVELS, stripesOf } from "./levels";

it("gives every level a stripe more than the one below", () => {
  expect(LEVELS.map((level) => stripesOf(level).count)).toEqual([1, 2, 3, 4, 5, 6]);
});

it("gives masters golden stripes", () => {
  expect(stripesOf("master")).toEqual({ count: 1, golden: true });
  expect(stripesOf("grandmaster")).toEqual({ count: 2, golden: true });
});

it("gives none to bots that are no level, and to people", () => {
  expect(["random", "clara", null].map((level) => stripesOf(level).count)).toEqual([0, 0, 0]);
});
