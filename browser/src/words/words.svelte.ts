// The one set of translations (src/motherlode/words), read by the terminal too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, LATE_TEXTS, TEXTS } from "virtual:languages";

export type Facts = Record<string, FluentVariable>;

export function chooseLanguage(wanted: readonly string[]): string {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES) ?? "en";
}

async function add(bundle: FluentBundle, texts: typeof TEXTS, language: string): Promise<void> {
  bundle.addResource(new FluentResource((await texts[language]!()).default));
}

class Words {
  language = $state("en");
  #bundle = $state.raw(new FluentBundle("en"));

  /** Set if more is wanted than home and the table say: done when it is there. */
  #rest: Promise<void> | null = null;
  #speaking: Promise<void> = Promise.resolve();

  speak(language: string): Promise<void> {
    return (this.#speaking = this.#read(language));
  }

  /** Reads what all other pages say, too. */
  loadAll(): Promise<void> {
    return (this.#rest ??= this.#speaking.then(() => add(this.#bundle, LATE_TEXTS, this.language)));
  }

  async #read(language: string): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = this.#rest ? [TEXTS, LATE_TEXTS] : [TEXTS];
    await Promise.all(texts.map((each) => add(bundle, each, language)));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The message of this id; `id.attribute` is an attribute of one. An unknown id shows itself, so that it is found. */
  text(id: string, facts: Facts = {}): string {
    const pattern = this.#pattern(id);
    return pattern === null ? id : this.#bundle.formatPattern(pattern, facts, []);
  }

  #pattern(id: string) {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }
}

export const words = new Words();

/** A message in the person's language. */
export function t(id: string, facts: Facts = {}): string {
  return words.text(id, facts);
}
