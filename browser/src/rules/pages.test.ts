import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sectionsOf } from "../../vite.config";
import { LANGUAGES } from "../../vite.words";
import { NAMES } from "../art/symbols";
import { GAMES } from "../net/games";
import { picturesOf } from "./pictures";

const WORDS = new URL("../../../src/motherlode/words/", import.meta.url);

test.each(LANGUAGES)("the rules in %s have four sections, clauses and marked rulings", (language) => {
  for (const file of readdirSync(new URL(`${language}/rules/`, WORDS))) {
    const sections = sectionsOf(readFileSync(new URL(`${language}/rules/${file}`, WORDS), "utf8"));
    expect(sections).toHaveLength(4);
    expect(sections.join("")).toMatch(/data-clause="[DMG]1"/);
    expect(sections.join("")).toContain("<mark>");
    expect(sections.join("")).not.toMatch(/\[[DMG]\d/);
  }
});

test.each(Object.keys(GAMES))("every picture in the rules of %s is drawn", async (game) => {
  const pictures = Object.values(await picturesOf(game)).flat();
  expect(pictures.length).toBeGreaterThan(0);
  expect(NAMES).toEqual(expect.arrayContaining(pictures.flatMap(({ art }) => art)));
});
