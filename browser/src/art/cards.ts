// Which drawing shows a card; cards are spelled as in records.

export type Game = "donkey" | "mine" | "gate";

const BACKS: Record<Game, string> = { donkey: "back", mine: "m-back", gate: "back" };

function mineFace(card: string): string {
  if (card === "*") return "m-dyn";
  return card.startsWith("$") ? `m-au${card.slice(1)}` : `m-${card}`;
}

const FACES: Record<Game, (card: string) => string> = {
  donkey: (card) => `d-${card}`,
  mine: mineFace,
  // black may be told with the number that it stands for
  gate: (card) => (card.startsWith("k") ? "g-k" : `g-${card}`),
};

const isDrawn = (game: string): game is Game => game in FACES;

/** The name of a card's drawing; null is a card that lies face down. A game that nobody drew has none but the back. */
export function artOf(game: Game, card: string | null): string;
export function artOf(game: string, card: string | null): string | null;
export function artOf(game: string, card: string | null): string | null {
  if (card === null) return isDrawn(game) ? BACKS[game] : "back";
  return isDrawn(game) ? FACES[game](card) : null;
}
