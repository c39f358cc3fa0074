// Each game's board and its way of telling the score, loaded when the game is played.
import type { Component } from "svelte";
import type { Truth } from "../net/protocol";
import { askFor } from "../net/tables";
import type { GameView } from "../net/types";
import type { Player, Stage } from "../table/stage";

export interface GameFace {
  Board: Component<{ stage: Stage }>;
  /** How the scores came about, as far as they are counted: what comes before a beat, or everything. */
  Score: Component<{ view: GameView; players: readonly Player[]; beat?: number }>;
  /** How many beats the count of the scores has. */
  beats: (view: GameView) => number;
  /** Where the game stands, for the bar. */
  where: (view: GameView) => string;
  /** The rule that matters now; null where the rules have no clauses. */
  clause: (view: GameView) => string | null;
  /** A move of the record's spelling as a short label, as `Take blue gold 6`. */
  sayMove: (move: string, players: readonly Player[]) => string;
  /** What lay hidden, for who looks at all cards in a replay: rows of cards, where the board does not show it. */
  hidden: (truth: Truth, players: readonly Player[]) => readonly HiddenCards[];
}

export interface HiddenCards {
  title: string;
  cards: readonly string[];
}

/** A game's face is the file `face.ts` in the folder of its name: there is no other list of them. */
const FACES = import.meta.glob<GameFace>("./*/face.ts");

const PLAIN = "./plain/face.ts";

/**
 * A board shows only its own game's views: whoever asks for it by the view's game keeps that promise. A game without a
 * face of its own has the plain one, which shows any view.
 */
export function faceOf(game: string): Promise<GameFace> {
  let face = loaded.get(game);
  if (!face) {
    face = load(game);
    loaded.set(game, face);
    face.catch(() => loaded.delete(game));
  }
  return face;
}

/** The same promise for the same game: another would take the board down for a moment at every step. */
const loaded = new Map<string, Promise<GameFace>>();

async function load(game: string): Promise<GameFace> {
  const own = FACES[`./${game}/face.ts`];
  if (own) return own();
  await askFor(game);
  return FACES[PLAIN]!();
}
