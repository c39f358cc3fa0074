import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from "vite";
import { LANGUAGES } from "./vite.words.ts";

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;

const SCREENS: Record<string, string> = {
  home: "Home",
  t: "Table",
  rules: "Rules",
  learn: "Learn",
  replay: "Replay",
  games: "Games",
  lobby: "Lobby",
  groups: "Groups",
  g: "Group",
  join: "Invited",
  p: "Person",
  friend: "Friend",
  review: "Review",
  me: "Me",
  notices: "Notices",
};
const STYLES = /^\s*<link rel="stylesheet"[^>]*>\n/gm;

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");
const squeezed = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{}]) ?/g, "$1")
    .replaceAll(/([;:,]) /g, "$1");

/**
 * What is painted before any script has come: the tokens, the shell's own style, and a script that reads the person's
 * theme and asks for the screen's files at once. The server allows exactly these two by their hashes.
 */
export function firstPaint(): Plugin {
  return {
    name: "first-paint",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const style = squeezed(read("src/style/tokens.css") + read("src/style/shell.css"));
        const script = read("shell.js")
          .replace("files = PRELOADS", `files = ${JSON.stringify(bundle ? preloads(bundle) : {})}`)
          .replace("languages = LANGUAGES", `languages = ${JSON.stringify(LANGUAGES)}`);
        const tags: HtmlTagDescriptor[] = [
          { tag: "style", children: style, injectTo: "head" },
          { tag: "script", children: script.trim(), injectTo: "body-prepend" },
        ];
        // a style sheet in the head would keep the shell back
        const late = html.match(STYLES)?.join("") ?? "";
        return { html: html.replaceAll(STYLES, "").replace("</body>", `${late}  </body>`), tags };
      },
    },
  };
}

/** The files that each screen and each language needs beside the entry's. */
function preloads(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const entry = chunks.find((one) => one.isEntry)!;
  const known = new Set(filesOf(entry.fileName, bundle));
  const needed = (id: string): string[] => {
    const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(id));
    return chunk ? filesOf(chunk.fileName, bundle).filter((file) => !known.has(file)) : [];
  };
  const screens = Object.entries(SCREENS).map(([path, name]) => [path, needed(`/screens/${name}.svelte`)]);
  const languages = LANGUAGES.map((language) => [language, needed(`virtual:words/${language}`)]);
  return Object.fromEntries([...screens, ...languages]) as Record<string, string[]>;
}

/** A chunk's file, the style sheets it brings, and all that it imports. */
function filesOf(fileName: string, bundle: Bundle, seen = new Set<string>()): string[] {
  const chunk = bundle[fileName];
  if (seen.has(fileName) || chunk?.type !== "chunk") return [];
  seen.add(fileName);
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [...new Set([fileName, ...styles, ...chunk.imports.flatMap((name) => filesOf(name, bundle, seen))])];
}
