import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { sayRefusal } from "./say";
import { words } from "./words.svelte";

const PLAYERS = ["Mia", "Tom"].map((name) => ({ name, you: false, own: false, bot: false, here: true }));
const refused = (reason: string | null, facts = {}) => ({
  name: "illegal_move",
  sentence: "The library says it in English. (D9)",
  reason,
  facts,
});

/** The words as they are shipped, without a page around them. */
function speak(language: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["game", "refusals"]) {
    const path = new URL(`../../../src/motherlode/words/${language}/${file}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  }
  words.has = (id) => bundle.hasMessage(id);
  words.text = (id, facts) => bundle.formatPattern(bundle.getMessage(id)!.value!, facts);
}

test.each([
  ["en", "The blue gold 6 is not the lowest card on offer. You can take: red donkey and green gold 3."],
  ["de", "Gold 6 in Blau ist nicht die niedrigste Karte im Angebot. Nehmen kannst du: Esel in Rot und Gold 3 in Grün."],
])("a refused move is explained by its reason and the very cards, in %s", (language, sentence) => {
  speak(language);
  expect(sayRefusal(refused("not_lowest", { card: "b6", cards: ["rD", "g3"] }), "donkey", PLAYERS)).toBe(sentence);
});

test("a seat in a reason is a player's name", () => {
  speak("fr");
  const frame = refused("not_in_tableau", { seat: 1, card: "bD" });
  expect(sayRefusal(frame, "donkey", PLAYERS)).toBe("Tom n’a pas d’âne bleu dans son étalage.");
});

test("what has no reason, or one that is not known, is told by its name, and else in the server's words", () => {
  speak("en");
  expect(sayRefusal(refused("over"), "mine", PLAYERS)).toBe("The game is over.");
  expect(sayRefusal(refused("of_another_time"), "mine", PLAYERS)).toBe("The rules do not allow this now.");
  expect(sayRefusal({ ...refused(null), name: "stale" })).toContain("moved on");
  expect(sayRefusal({ ...refused(null), name: "of_another_time" })).toBe("The library says it in English. (D9)");
});
