// Writes src/net/protocol.ts from the server's own schema (standard input), so that the two cannot drift; with
// --check it only tells whether they have.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const FILE = new URL("src/net/protocol.ts", import.meta.url);
const schema = JSON.parse(readFileSync(0, "utf8"));
const text = await compile(schema, "Protocol", {
  additionalProperties: false,
  bannerComment: "// Made by types.mjs from the server's schema. Not to be edited.",
  format: false,
  unreachableDefinitions: true,
});
if (!process.argv.includes("--check")) {
  writeFileSync(FILE, text);
} else if (readFileSync(FILE, "utf8") !== text) {
  console.error("src/net/protocol.ts is not what the server's schema says: 'make types' writes it anew.");
  process.exit(1);
}
