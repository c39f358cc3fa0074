import { describe, expect, it } from "vitest";
import { anyBlackMove, choicesOf, payMove, wayOf } from "./moves";

describe("choicesOf", () => {
  it("tells cards, the numbers of black and the pass apart", () => {
    const choices = choicesOf(["play k10", "play y6", "play k4", "play r4", "pass"]);
    expect([...choices.cards]).toEqual(["y6", "r4"]);
    expect(choices.black).toEqual([4, 10]);
    expect(choices.pass).toBe(true);
  });

  it("lists the chips of which one is paid", () => {
    expect(choicesOf(["pay 10", "pay 40"]).pay.map(payMove)).toEqual(["pay 10", "pay 40"]);
  });

  it("finds nothing to do where no move is listed", () => {
    expect(choicesOf([])).toEqual({ cards: new Set(), black: [], pass: false, pay: [] });
  });
});

describe("ways", () => {
  it("knows which way a number goes", () => {
    const view = { next_up: 0, next_down: 9 };
    expect([wayOf(view, 0), wayOf(view, 9), wayOf(view, 5)]).toEqual(["up", "down", null]);
  });

  it("asks for black as a number that comes next, so that the refusal tells what is wrong", () => {
    expect(anyBlackMove({ next_up: 3, next_down: null })).toBe("play k3");
    expect(anyBlackMove({ next_up: null, next_down: null })).toBe("play k0");
  });
});
