import { describe, expect, it } from "vitest";
import { poolOf, scaleOf, signed } from "./pools";

const plain = { pool: "gate-4", game: "gate", players: 4, variant: {} };
const teams = { pool: "gate-4-teams", game: "gate", players: 4, variant: { teams: true } };

describe("pools", () => {
  it("finds the variant that fits best", () => {
    const settings = { game: "gate", players: 4 };
    expect(poolOf([plain, teams], { ...settings, options: { teams: true } })).toBe(teams);
    expect(poolOf([plain, teams], { ...settings, options: { teams: false } })).toBe(plain);
    expect(poolOf([plain, teams], { ...settings, players: 3, options: {} })).toBeNull();
  });
  it("has a scale around all values", () => {
    expect(scaleOf([1480, 1530])).toEqual([1400, 1500, 1600]);
    const wide = scaleOf([312, 2310]);
    expect(wide[0]).toBeLessThanOrEqual(312);
    expect(wide.at(-1)).toBeGreaterThanOrEqual(2310);
    expect(wide.length).toBeLessThan(9);
  });
  it("signs changes", () => {
    expect([signed(12), signed(0), signed(-7)]).toEqual(["+12", "±0", "−7"]);
  });
});
