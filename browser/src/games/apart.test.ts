import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES } from "../net/games";

const SOURCES = new URL("../", import.meta.url);
/** Made from the server's schema. */
const GENERATED = ["net/games.ts", "net/protocol.ts"];
const ALLOWED: Record<string, readonly string[]> = {
  "art/faces.ts": ['"donkey-'], // a mule that people may choose as their picture is drawn as one of the donkeys
  "laboratory/link.ts": ["`mine/"], // a comment shows how an address is spelled
  "play/Card.svelte": ['"chosen"'], // the state of a card, whose name is also an event's
  "play/card.ts": ['"chosen"'], // the same
};

/** Our own games serve in the tests of what all games share. */
const shared = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
  (file) => /(?<!\.test)\.(ts|svelte|css)$/.test(file) && !/^games\/.+\//.test(file) && !GENERATED.includes(file),
);

const names = Object.keys(GAMES);
const either = names.join("|");
const types = names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join("|");
const kinds = Object.values(GAMES).flatMap(({ told }) => Object.keys(told));
const ofOneGame = kinds.filter((kind) => kinds.indexOf(kind) === kinds.lastIndexOf(kind)).join("|");

const FORBIDDEN = [
  // a game as a text, in a path, or in the name of a message or a drawing
  new RegExp(`["'\`/](${either})["'\`/]|["'\`-](${either})-`, "g"),
  // as the key of a table; what is `mine` is often one's own, and then no other game stands beside it
  new RegExp(`^ *(${names.filter((name) => name !== "mine").join("|")}):`, "gm"),
  // its types
  new RegExp(`\\b(${types})[A-Z]\\w*`, "g"),
  // an event, as a text or as the key of a table
  new RegExp(`["'\`](${ofOneGame})["'\`]|^ *(${ofOneGame}): ["\\d]`, "gm"),
];
const CLASS = new RegExp(`\\.(${either})\\b`, "g");

/** The styles of a file. */
function styleOf(file: string, text: string): string {
  return file.endsWith(".css") ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? "");
}

test("what all games share names no game and no event of a single one: each game's folder says what is its own", () => {
  const found = shared.flatMap((file) => {
    const text = readFileSync(new URL(file, SOURCES), "utf8");
    const words = [...FORBIDDEN.flatMap((each) => [...text.matchAll(each)]), ...styleOf(file, text).matchAll(CLASS)];
    return words.filter(([word]) => !ALLOWED[file]?.includes(word)).map(([word]) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
