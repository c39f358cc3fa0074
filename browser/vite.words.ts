import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "..", "src", "motherlode", "words");
const LISTED = /Literal\[(.*)\]/.exec(readFileSync(join(FOLDER, "..", "languages.py"), "utf8"))![1]!;
/** Those that the server has, English first: it is what others see. */
export const LANGUAGES = [...LISTED.matchAll(/"(\w+)"/g)].map(([, language]) => language!);
const NAME = "virtual:words/";
const OF_LANGUAGES = "virtual:languages";
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

/** A message without variables, as its file has it. */
export function messageOf(language: string, file: string, id: string): string {
  return new RegExp(`^${id} = (.*)$`, "m").exec(readFileSync(join(FOLDER, language, file), "utf8"))![1]!;
}

/** All languages by what they call themselves, and how to load the messages of each, as a module. */
function moduleOfLanguages(): string {
  const names = LANGUAGES.map((language) => [language, messageOf(language, "game.ftl", "language-name")]);
  const loaders = (path: string): string =>
    LANGUAGES.map((language) => `${language}: () => import("${path}${language}")`).join(", ");
  return `export const LANGUAGES = ${JSON.stringify(Object.fromEntries(names))};
export const TEXTS = { ${loaders(NAME)} };
export const LATE_TEXTS = { ${loaders(`${NAME}late/`)} };`;
}

/** The messages of a language as one module, `virtual:words/en`, and what other pages say as another,
 * `virtual:words/late/en`: one request instead of one a file. */
export function wordsOfLanguages(): Plugin {
  return {
    name: "words-of-languages",
    resolveId: (id) => (id.startsWith(NAME) || id === OF_LANGUAGES ? `\0${id}` : null),
    load(id) {
      if (id === `\0${OF_LANGUAGES}`) return moduleOfLanguages();
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
