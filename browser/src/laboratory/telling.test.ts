import { expect, test } from "vitest";
import type { WayShown } from "../net/protocol";
import { isSure, sayNumber, saySigned, tell } from "./telling";

const between = (value: number): { value: number; low: number; high: number } => ({
  value,
  low: value - 1,
  high: value + 1,
});
const way = (lead: number): WayShown => ({
  house: {},
  bots: "general",
  games: 10,
  measures: {
    "rules.passed": between(2),
    lead: between(lead),
    "win.2": between(0.5),
    "win.1": between(0.5),
    "rules.never": between(0),
  },
  differences: { lead: between(3) },
});

test("measures come in their order, rules apart, both ways on one scale", () => {
  const { main, rules } = tell("gate", [way(4), way(7)]);
  expect(main.map(({ key }) => key)).toEqual(["win.1", "win.2", "lead"]);
  expect(rules.map(({ key }) => key)).toEqual(["rules.passed"]);
  expect(main[2]).toMatchObject({ high: 8, difference: between(3) });
});

test("a difference is sure when its interval does not hold nothing", () => {
  expect([isSure(between(3)), isSure(between(-3)), isSure(between(0.5))]).toEqual([true, true, false]);
});

test("numbers are said as people read them", () => {
  expect(sayNumber(0.5123, true, "en")).toBe("51.2%");
  expect(saySigned(-3.14159, false, "de")).toBe("−3,14");
});
