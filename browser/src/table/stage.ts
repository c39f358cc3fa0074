// What a board shows and what it can do there. A live table, a replay and a guided game are all stages.
import type { Truth } from "../net/protocol";
import type { Avatar, GameEvent, GameView, Step } from "../net/types";

export interface Player {
  name: string;
  /** The name that the avatar's letter comes from, where it is another. */
  initial?: string | undefined;
  /** The reader, who is spoken to as "you"; nobody is where several people share the screen. */
  you: boolean;
  /** Played at this screen. */
  own: boolean;
  bot: boolean;
  /** Of a bot. */
  level?: string | null;
  /** The picture that a person has chosen. */
  avatar?: Avatar | null;
  /** Connected, or a bot. */
  here: boolean;
}

/** By seat, for bots that are a level and no more. */
const SEAT_NAMES = ["Rosie", "Otto", "Nell", "Gus", "Pip"];
/** Bots with a temper, and a name and a face wherever they sit. */
export const CHARACTERS = ["clara", "goldie", "rufus", "kiki", "hugo"];
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** All names that have a face. */
export const BOT_NAMES = [...SEAT_NAMES, ...CHARACTERS.map(capital)];

/** What a bot is called. */
export function botName(level: string | null, seat: number): string {
  return level !== null && CHARACTERS.includes(level) ? capital(level) : (SEAT_NAMES[seat] ?? level ?? "");
}

/** Why a command was refused, in one sentence. */
export interface Refused {
  sentence: string;
  clause: string | null;
}

export interface Hint {
  move: string;
  /** The move in words; none where the sentence names it already. */
  label?: string;
  sentence: string;
}

/** Something at the table that keeps the game from going on, and what can be done about it. */
export interface Trouble {
  title: string;
  detail: string;
  ways: readonly { label: string; go: () => void }[];
}

export interface Stage<V extends GameView = GameView> {
  /** Names the game, so that what is left to the page looks the same whenever it is opened, and else differs. */
  readonly deal: string;
  readonly view: V;
  /** What led to this view; null at the beginning and after a move was taken back. */
  readonly last: { seat: number; move: string } | null;
  /** What the last move brought, in order. */
  readonly events: readonly GameEvent[];
  /** Those of the events that are shown now; none where the game was not seen coming here. */
  readonly beat: readonly GameEvent[];
  /** Those that are shown after them. */
  readonly coming: readonly GameEvent[];
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
  readonly trouble?: Trouble | null;
  /** Makes a move, in the record's spelling. One that is not legal is refused by the server, with the reason. */
  act(move: string): void;
  /** The person wants to see what comes next. */
  hurry(): void;
  /** Forgets the refusal. */
  clear(): void;
  /** Shows an own total that is hidden from who shares the screen; null where there is nothing to ask for. */
  readonly reveal?: ((seat: number) => void) | null;
}

/** The seats in the order in which they sit, clockwise from one. */
export function seatsFrom(seat: number, players: number): number[] {
  return Array.from({ length: players }, (_, offset) => (seat + offset) % players);
}

/** Who sits at the bottom: the first who plays at this screen, so that nothing moves when it is the next one's turn. */
export function bottomOf({ players, view }: Pick<Stage, "players" | "view">): number {
  const first = players.findIndex((player) => player.own);
  return first >= 0 ? first : (view.seat ?? 0);
}

/** What happened up to what is shown now. */
export function stepsNow({ steps, coming }: Pick<Stage, "steps" | "coming">): readonly Step[] {
  if (coming.length === 0) return steps;
  const later = new Set(coming);
  return steps.map((step) => ({ ...step, events: step.events.filter((event) => !later.has(event)) }));
}

/** The seat with the lantern: as long as a move is shown, who made it. */
export function lanternOf({ moment, last, view }: Pick<Stage, "moment" | "last" | "view">): number | null {
  return moment && last ? last.seat : view.to_move;
}
