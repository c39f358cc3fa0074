import { expect, test } from "vitest";
import { askFor, bring, GrowingReview, readPlace } from "./review.svelte";

test("a link leads to a step, to a better move, and to what would have followed", () => {
  expect(readPlace("#12")).toEqual({ turn: 12, moves: [] });
  expect(readPlace("#12/swap%20b6%20g4")).toEqual({ turn: 12, moves: ["swap b6 g4"] });
  expect(readPlace("#12/swap%20b6%20g4/take%20r5")).toEqual({ turn: 12, moves: ["swap b6 g4", "take r5"] });
  expect(readPlace("")).toBeNull();
  expect(readPlace("#D7")).toBeNull();
});

test("without a name and without a record there is nothing to ask for", () => {
  expect(askFor(null)).toBeNull();
  bring({ game: "donkey" });
  expect(askFor(null)).not.toBeNull();
});

test("a review that is whole is asked for once", async () => {
  let asked = 0;
  const growing = new GrowingReview(() => {
    asked += 1;
    return Promise.resolve({ progress: 1, page: "<p>whole</p>" });
  });
  await growing.start();
  expect([asked, growing.progress, growing.page]).toEqual([1, 1, "<p>whole</p>"]);
});
