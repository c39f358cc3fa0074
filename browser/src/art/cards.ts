// Which drawing shows a card; cards are spelled as in records.

export type Game = "donkey" | "mine" | "gate";

interface Look {
  back: string;
  face: (card: string) => string;
  /** Stands for the game where its result is told. */
  hero: string;
  isRound: boolean;
}

const LOOKS: Record<Game, Look> = {
  donkey: { back: "back", face: (card) => `d-${card}`, hero: "donkey", isRound: false },
  mine: { back: "m-back", face: mineFace, hero: "m-au4", isRound: true },
  // black may be told with the number that it stands for
  gate: { back: "back", face: (card) => (card.startsWith("k") ? "g-k" : `g-${card}`), hero: "chip40", isRound: false },
};

function mineFace(card: string): string {
  if (card === "*") return "m-dyn";
  return card.startsWith("$") ? `m-au${card.slice(1)}` : `m-${card}`;
}

const isDrawn = (game: string): game is Game => game in LOOKS;

/** The name of a card's drawing; null is a card that lies face down. A game that nobody drew has none but the back. */
export function artOf(game: Game, card: string | null): string;
export function artOf(game: string, card: string | null): string | null;
export function artOf(game: string, card: string | null): string | null {
  if (card === null) return isDrawn(game) ? LOOKS[game].back : "back";
  return isDrawn(game) ? LOOKS[game].face(card) : null;
}

export function heroOf(game: string): string {
  return isDrawn(game) ? LOOKS[game].hero : "chip40";
}

export function isRound(game: string): boolean {
  return isDrawn(game) && LOOKS[game].isRound;
}
