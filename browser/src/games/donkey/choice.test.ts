import { expect, test } from "vitest";
import { bonusState, Moves, offerState, ownState, swapOf, type Chosen } from "./choice";

const moves = new Moves(["take o3", "take p3", "swap vD o3", "swap vD b4", "swap g6 b4"]);
const own: Chosen = { zone: "own", card: "g6", copy: 0 };
const offered: Chosen = { zone: "offer", card: "b4", copy: 0 };

test("with nothing chosen the lowest cards and the own cards that can go in stand out", () => {
  expect(offerState(moves, null, "o3", 0)).toBe("legal");
  expect(offerState(moves, null, "b4", 0)).toBe("rest");
  expect(offerState(moves, null, "p8", 0)).toBe("forbidden");
  expect(ownState(moves, null, "vD", 0)).toBe("swap");
  expect(ownState(moves, null, "g3", 0)).toBe("rest");
});

test("one tap takes a card where nothing else can be meant", () => {
  expect(moves.onlyTakes("p3")).toBe(true);
  expect(moves.onlyTakes("o3")).toBe(false);
  expect(moves.onlyTakes("b4")).toBe(false);
});

test("an own card lights up its partners on offer, and nothing else", () => {
  expect(ownState(moves, own, "g6", 0)).toBe("chosen");
  expect(ownState(moves, own, "g6", 1)).toBe("rest");
  expect(ownState(moves, own, "vD", 0)).toBe("rest");
  expect(offerState(moves, own, "b4", 0)).toBe("partner");
  expect(offerState(moves, own, "o3", 0)).toBe("forbidden");
});

test("a card on offer lights up its partners among the own cards", () => {
  expect(ownState(moves, offered, "g6", 0)).toBe("partner");
  expect(ownState(moves, offered, "g3", 0)).toBe("forbidden");
  expect(swapOf(offered, "own", "g6")).toBe("swap g6 b4");
  expect(swapOf(own, "offer", "b4")).toBe("swap g6 b4");
});

test("a bonus lights up what may be taken from others", () => {
  const bonus = new Moves(["bonus p6 2", "decline"]);
  expect(bonus.isBonus && bonus.mayDecline).toBe(true);
  expect(bonusState(bonus, "p6", 2)).toBe("partner");
  expect(bonusState(bonus, "p6", 1)).toBe("forbidden");
});
