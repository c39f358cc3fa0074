// Writes what the server's own schema (standard input) says, so that the two cannot drift: src/net/protocol.ts, the types
// of all messages, and src/net/games.ts, each game's cards and how the fields of its events are told. With --check it
// only tells whether they have drifted.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const BANNER = "// Made by types.mjs from the server's schema. Not to be edited.";
// How a field is told is no part of its type; and the compiler knows tuples only as older schemas wrote them.
const tuple = ({ prefixItems, ...rest }) => ({ ...rest, items: prefixItems, additionalItems: false });
const readable = (key, value) => {
  if (key === "told" && typeof value === "string") return undefined;
  return value?.prefixItems ? tuple(value) : value;
};
const { games, facts, ...schema } = JSON.parse(readFileSync(0, "utf8"), readable);
const written = (value) =>
  JSON.stringify(value, null, 2).replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\s+/g, " "));
const protocol = await compile(schema, "Protocol", {
  additionalProperties: false,
  bannerComment: BANNER,
  format: false,
  unreachableDefinitions: true,
});
const table = `${BANNER}
import type { GameTable, Told } from "./told";

export const GAMES: Record<string, GameTable> = ${written(games)};

export const FACTS: Record<"hint" | "refused", Record<string, Told>> = ${written(facts)};
`;
for (const [name, text] of Object.entries({ "protocol.ts": protocol, "games.ts": table })) {
  const file = new URL(`src/net/${name}`, import.meta.url);
  if (!process.argv.includes("--check")) {
    writeFileSync(file, text);
  } else if (readFileSync(file, "utf8") !== text) {
    console.error(`src/net/${name} is not what the server's schema says: 'make types' writes it anew.`);
    process.exit(1);
  }
}
