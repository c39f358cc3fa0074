// The one set of translations (src/motherlode/words), read by the terminal too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable>;

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  nl: () => import("virtual:words/nl"),
  fr: () => import("virtual:words/fr"),
};

export function chooseLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? "en";
}

async function bundleOf(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await TEXTS[language]()).default));
  return bundle;
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));

  async speak(language: Language): Promise<void> {
    this.#bundle = await bundleOf(language);
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
