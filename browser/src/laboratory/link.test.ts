import { expect, test } from "vitest";
import { readWish, writeWish } from "./link";

test("a link holds the whole experiment", () => {
  const wish = { game: "mine", players: 2, level: "easy", options: { rush_at: 14, dig: "more", open_gold: true } };
  expect(writeWish(wish)).toBe("mine/2/easy/rush_at=14&dig=more&open_gold=true");
  expect(readWish(`#${writeWish(wish)}`)).toEqual(wish);
  expect(readWish("#mine/2/easy")).toEqual({ ...wish, options: {} });
});

test("what is no link asks for nothing", () => {
  for (const hash of ["", "#", "#mine", "#mine/x/easy", "#mine/2"]) expect(readWish(hash)).toBeNull();
});
