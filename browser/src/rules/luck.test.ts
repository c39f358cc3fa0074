import { expect, test } from "vitest";
import { luckOf } from "./luck";

test("each of our games has a figure for what luck leaves, and no other", () => {
  for (const game of ["donkey", "mine", "gate"]) {
    const { left, games } = luckOf(game)!;
    expect(left).toBeGreaterThan(0);
    expect(games).toBeGreaterThanOrEqual(500);
  }
  expect(luckOf("tiny")).toBeNull();
});
