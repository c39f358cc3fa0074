// What a board shows and what it can do there. A live table, a replay and a guided game are all stages.
import type { Truth } from "../net/protocol";
import type { GameEvent, GameView, Step } from "../net/types";

export interface Player {
  name: string;
  /** The name that the avatar's letter comes from, where it is another. */
  initial?: string | undefined;
  /** This person's own seat. */
  you: boolean;
  bot: boolean;
  /** Connected, or a bot. */
  here: boolean;
}

/** By seat. */
export const BOT_NAMES = ["Rosie", "Otto", "Nell", "Gus", "Pip"];

/** Why a wish was not fulfilled, in one sentence. */
export interface Refused {
  sentence: string;
  clause: string | null;
}

export interface Hint {
  move: string;
  sentence: string;
}

export interface Stage<V extends GameView = GameView> {
  /** Names the game, so that what is left to the page looks the same whenever it is opened, and else differs. */
  readonly deal: string;
  readonly view: V;
  /** What led to this view; null at the beginning and after a move was taken back. */
  readonly last: { seat: number; move: string } | null;
  /** What the last move brought, in order. */
  readonly events: readonly GameEvent[];
  /** All that happened in this game up to this view, for what a view does not tell, such as the order of cards. */
  readonly steps: readonly Step[];
  /** The events are still being shown; the view is what they lead to. */
  readonly moment: boolean;
  readonly players: readonly Player[];
  /** All that lies hidden; only in a replay that shows it. */
  readonly truth?: Truth | null;
  /** The decision is this person's, and the table waits for it. */
  readonly yourTurn: boolean;
  readonly refused: Refused | null;
  readonly hint: Hint | null;
  /** Makes a move, in the record's spelling. One that is not legal is refused by the server, with the reason. */
  act(move: string): void;
  /** The person wants to see what comes next. */
  hurry(): void;
  /** Forgets the refusal and the hint. */
  clear(): void;
}

/** The seats in the order in which they sit: this person first (or the first seat), then clockwise. */
export function seatsFromYou(view: GameView): number[] {
  const you = view.seat ?? 0;
  return Array.from({ length: view.players }, (_, offset) => (you + offset) % view.players);
}
