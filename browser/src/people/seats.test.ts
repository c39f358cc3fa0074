import { expect, test } from "vitest";
import type { GameResult } from "../net/protocol";
import { around, resultOf } from "./seats";

const GAME: GameResult = {
  record: "0a",
  code: null,
  game: "mine",
  players: 3,
  ended_at: 0,
  seats: [],
  own: [1],
  scores: [9, 12, 9],
  contest: null,
  places: [2, 1, 2],
};

test("a result is one's own place, where there is one", () => {
  expect(resultOf(GAME)).toBe("won");
  expect(resultOf({ ...GAME, own: [2] })).toBe("lost");
  expect(resultOf({ ...GAME, own: [0, 1] })).toBe("none");
  expect(resultOf({ ...GAME, scores: null, places: null })).toBe("none");
});

test("one's own seat is nearest, and all seats lie within the picture", () => {
  for (const players of [2, 3, 4, 5]) {
    const places = around(players, 1);
    expect(places[1]).toEqual({ x: 50, y: 80 });
    for (const { x, y } of places) expect(Math.min(x, y) > 10 && Math.max(x, y) < 90).toBe(true);
  }
});
