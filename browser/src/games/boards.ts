// Each game's board and its way of telling the score, loaded when the game is played.
import type { Component } from "svelte";
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
  /** The rule that matters now. */
  clause: (view: GameView) => string;
}

/** A game's face is the file `face.ts` in the folder of its name: there is no other list of them. */
const FACES = import.meta.glob<GameFace>("./*/face.ts");

/** A board shows only its own game's views: whoever asks for it by the view's game keeps that promise. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[`./${game}/face.ts`];
  if (!load) throw new Error(`There is no board for ${game}.`);
  return load();
}
