import { expect, test } from "vitest";
import { readLink, writeLink } from "./link";

test("a link holds the whole experiment", () => {
  const choice = { game: "mine", players: 2, level: "easy", options: { rush_at: 14, dig: "more", open_gold: true } };
  expect(writeLink(choice)).toBe("mine/2/easy/rush_at=14&dig=more&open_gold=true");
  expect(readLink(`#${writeLink(choice)}`)).toEqual(choice);
  expect(readLink("#mine/2/easy")).toEqual({ ...choice, options: {} });
});

test("what is no link asks for nothing", () => {
  for (const hash of ["", "#", "#mine", "#mine/x/easy", "#mine/2"]) expect(readLink(hash)).toBeNull();
});
