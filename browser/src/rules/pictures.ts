// Our cards beside the words of the rules: the file `pictures.ts` in a game's folder.
import type { Pictures } from "../games/pieces";

const PICTURES = import.meta.glob<Pictures>("../games/*/pictures.ts", { import: "pictures" });

export async function picturesOf(game: string): Promise<Pictures> {
  return (await PICTURES[`../games/${game}/pictures.ts`]?.()) ?? {};
}
