// The rules pages (src/motherlode/words/LANGUAGE/rules), as sections of HTML that the build made of them.
import type { Language } from "../words/words.svelte";

const PAGES = import.meta.glob<string[]>("../../../src/motherlode/words/*/rules/*.md", { import: "default" });

export async function rulesOf(language: Language, game: string): Promise<string[]> {
  return (await PAGES[`../../../src/motherlode/words/${language}/rules/${game}.md`]?.()) ?? [];
}
