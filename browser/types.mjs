// Writes src/net/protocol.ts from the server's own schema (standard input), so that the two cannot drift.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(0, "utf8"));
const text = await compile(schema, "Protocol", {
  additionalProperties: false,
  bannerComment: "// Made by types.mjs from the server's schema. Not to be edited.",
  format: false,
  unreachableDefinitions: true,
});
writeFileSync(new URL("src/net/protocol.ts", import.meta.url), text);
