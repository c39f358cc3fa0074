import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "..", "src", "motherlode", "words");
const NAME = "virtual:words/";
/** What only the terminal says. */
const LEFT_OUT = ["terminal.ftl"];

/** All messages of a language as one module, `virtual:words/en`: one request instead of one a file. */
export function wordsOfLanguages(): Plugin {
  return {
    name: "words-of-languages",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const folder = join(FOLDER, id.slice(NAME.length + 1));
      const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && !LEFT_OUT.includes(file));
      const texts = files.toSorted().map((file) => {
        this.addWatchFile(join(folder, file));
        return readFileSync(join(folder, file), "utf8");
      });
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}
