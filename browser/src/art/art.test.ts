import { describe, expect, test } from "vitest";
import { presentationOf } from "../games/presentation";
import { GAMES } from "../net/games";
import { NAMES, colourOf, symbol, uses, viewBox } from "./symbols";

const artOf = (game: string, card: string | null): string => presentationOf(game).drawingOf(card)!;

/** A symbol with all that it uses, as the page draws it. */
const whole = (name: string): string => symbol(name) + uses(symbol(name)).map(whole).join("");

describe("cards", () => {
  test.each(Object.keys(GAMES))("every card of %s has a drawing of its own", (game) => {
    const names = Object.keys(GAMES[game]!.cards).map((card) => artOf(game, card));
    expect(NAMES).toEqual(expect.arrayContaining(names));
    expect(new Set(names.map((name) => symbol(name).replace(name, ""))).size).toBe(names.length);
  });

  test.each(Object.keys(GAMES))("a card of %s that lies face down has a drawing", (game) => {
    expect(NAMES).toContain(artOf(game, null));
  });

  test("black is the same card whatever it stands for", () => {
    expect(artOf("gate", "k3")).toBe(artOf("gate", "k"));
  });

  test("a back shows nothing of any card", () => {
    for (const back of ["m-back", "back"]) {
      expect(whole(back)).not.toContain("var(--c");
      expect(colourOf(back)).toBeUndefined();
    }
  });

  test("a card has the hues of its colour", () => {
    expect(["d-gD", "m-r4", "m-vE", "g-y10", "gs-k9", "em-b"].map(colourOf)).toEqual(["g", "r", "v", "y", "k", "b"]);
    expect(["m-au1", "m-dyn", "m-hole", "i-back", "chip10", "donkey"].map(colourOf)).toEqual(Array(6).fill(undefined));
  });
});

describe("symbols", () => {
  test.each(NAMES)("%s is whole and fit for a strict content policy", (name) => {
    const markup = whole(name);
    expect(viewBox(name)).toMatch(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/);
    expect(markup).not.toMatch(/style=|<style|<script|NaN|undefined/);
  });

  test("ids are unique, and what is referred to is in the same symbol", () => {
    const ids = NAMES.flatMap((name) => [...symbol(name).matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of NAMES) {
      for (const [, id] of symbol(name).matchAll(/url\(#([^)]+)\)/g)) expect(symbol(name)).toContain(`id="${id}"`);
    }
  });

  test("an unknown name is refused", () => {
    expect(() => symbol("d-x9")).toThrow('There is no drawing "d-x9"');
  });
});
