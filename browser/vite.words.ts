import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const FOLDER = join(import.meta.dirname, "..", "src", "motherlode", "words");
/** All that have a folder, English first: it is what others see. */
export const LANGUAGES = ["en", ...readdirSync(FOLDER).filter((name) => name !== "en" && isLanguage(name))];
const NAME = "virtual:words/";
/** What only the terminal says. */
const LEFT_OUT = ["terminal.ftl"];

/** What only pages besides home and the table say: they load it for themselves. */
const LATE = [
  "achievements.ftl",
  "contests.ftl",
  "lab.ftl",
  "laboratory.ftl",
  "notices.ftl",
  "puzzles.ftl",
  "review.ftl",
  "tournaments.ftl",
  "tutorial.ftl",
];

/** Notes to translators, which no page needs. */
const COMMENTS = /^#.*\n+/gm;

function isLanguage(name: string): boolean {
  return existsSync(join(FOLDER, name, "game.ftl"));
}

/** The messages of a language as one module, `virtual:words/en`, and what other pages say as another,
 * `virtual:words/late/en`: one request instead of one a file. */
export function wordsOfLanguages(): Plugin {
  return {
    name: "words-of-languages",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const isLate = id.includes("/late/");
      const folder = join(FOLDER, id.slice(id.lastIndexOf("/") + 1));
      const files = readdirSync(folder).filter(
        (file) => file.endsWith(".ftl") && !LEFT_OUT.includes(file) && LATE.includes(file) === isLate,
      );
      const texts = files.toSorted().map((file) => {
        this.addWatchFile(join(folder, file));
        return readFileSync(join(folder, file), "utf8").replaceAll(COMMENTS, "");
      });
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}
