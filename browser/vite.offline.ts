import type { Plugin } from "vite";
import { LANGUAGES, messageOf } from "./vite.words.ts";

/** The page that the service worker shows while there is no server: in all languages, because none can be loaded. */
export function offlinePage(): Plugin {
  return {
    name: "offline-page",
    apply: "build",
    generateBundle() {
      const texts = LANGUAGES.map((language) => textIn(language)).join("\n");
      this.emitFile({ type: "asset", fileName: "offline.html", source: page(texts) });
    },
  };
}

function textIn(language: string): string {
  const say = (id: string): string => messageOf(language, "notices.ftl", id);
  const hidden = language === "en" ? "" : " hidden";
  return `<main lang="${language}"${hidden}><h1>${say("notices-offline")}</h1><p>${say("notices-offline-about")}</p>
<button>${say("notices-offline-again")}</button></main>`;
}

function page(texts: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Motherlode</title><link rel="stylesheet" href="/offline.css"><link rel="icon" href="/favicon.svg"></head>
<body><img src="/favicon.svg" alt="">
${texts}
<script src="/offline.js"></script></body>
</html>
`;
}
