import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { marked } from "marked";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { firstPaint } from "./vite.shell.ts";
import { offlinePage } from "./vite.offline.ts";
import { LANGUAGES, messageOf, wordsOfLanguages } from "./vite.words.ts";

/** Writes each text file compressed beside itself, when all is done to it: the server sends it as it lies there. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const fileName of Object.keys(bundle).filter((name) => /\.(js|css|html|svg)$/.test(name))) {
        const path = join(dir, fileName);
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

const CLAUSES = /\[([DMG]\d+(?:, [DMG]\d+)*)\]/g;
const RULINGS = LANGUAGES.map((language) => messageOf(language, "game.ftl", "rules-ruling-word"));
const RULING = new RegExp(`<strong>(${RULINGS.join("|")})</strong>`, "g");

/** A rules page as its sections in HTML, with the clauses as places that one can jump to. Made here, not in the page. */
export function sectionsOf(text: string): string[] {
  const html = (marked.parse(text, { async: false }) as string)
    .replaceAll(CLAUSES, (_, ids: string) =>
      ids
        .split(", ")
        .map((id) => `<span class="clause" data-clause="${id}">${id}</span>`)
        .join(" "),
    )
    .replaceAll(RULING, "<mark>$1</mark>");
  return html.split(/(?=<h2)/);
}

function rulesPages(): Plugin {
  return {
    name: "rules-pages",
    transform: (text, id) => (id.endsWith(".md") ? `export default ${JSON.stringify(sectionsOf(text))}` : null),
  };
}

/**
 * What most screens have in common is one file, and what only boards have another: each of a hundred small ones would be
 * a request of its own. What a screen asks for only when somebody renames themselves stays apart.
 */
const TOGETHER = [
  { name: "shared", minShareCount: 6, test: (id: string) => !id.endsWith("/people/api.ts") },
  { name: "play", minShareCount: 3, test: /\/src\/(games|play|over|table|time)\// },
];

export default defineConfig({
  plugins: [svelte(), rulesPages(), wordsOfLanguages(), firstPaint(), offlinePage(), compressed()],
  build: {
    outDir: "../src/motherlode/web/pages",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: TOGETHER } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: `http://127.0.0.1:${process.env["API_PORT"] ?? "8000"}`, ws: true },
      "/verify": { target: `http://127.0.0.1:${process.env["API_PORT"] ?? "8000"}` },
    },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // The limit only ends a test that would hang: on a busy machine the first import alone takes long.
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 600_000 },
});
