// The rules pages (src/motherlode/words/LANGUAGE/rules), as sections of HTML that the build made of them.

const PAGES = import.meta.glob<string[]>("../../../src/motherlode/words/*/rules/*.md", { import: "default" });

export async function rulesOf(language: string, game: string): Promise<string[]> {
  return (await PAGES[`../../../src/motherlode/words/${language}/rules/${game}.md`]?.()) ?? [];
}
