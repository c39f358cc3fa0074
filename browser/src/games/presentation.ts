// What is shown, heard and felt of each game where its board is not loaded: at home, in the rules, and by what all boards
// share.
import type { Drawings } from "../art/svg";
import type { Outcome, Seen, Settings, Truth } from "../net/protocol";
import type { Kinded } from "../net/types";
import type { Sound } from "../play/sound";
import type { Piece } from "./pieces";
import { presentation as PLAIN } from "./plain/presentation";

type Seats = readonly number[];

export interface GamePresentation<E extends Kinded = Kinded, O = Outcome> {
  /** By names that no other game has. One that ends in the letter of a colour has the hues of that colour. */
  drawings: Drawings;
  /** The drawing of a card, spelled as in records; null is a card that lies face down. A card that nobody drew has none. */
  drawingOf: (card: string | null) => string | null;
  /** Its cards are round. */
  isRound: boolean;
  /** Stands for the game where its result is told. */
  hero: string;
  /** Lies in the middle of a small picture of its table. */
  emblem: string;
  scene: readonly Piece[];
  /** These stand out in the log. */
  announced: readonly E["kind"][];
  sounds: Partial<Record<E["kind"], Sound>>;
  /** Everybody feels these. */
  booms: readonly E["kind"][];
  /** Who feels that an event brought something. */
  gainerOf: (event: E) => number | null;
  /** How long an event is shown, in milliseconds, where that is longer than a beat. */
  holds: Partial<Record<E["kind"], number>>;
  /** With these something new begins to move. */
  beginnings: readonly E["kind"][];
  /** What a player adds one after another: everybody sees the first, and can follow the others faster. */
  run: readonly E["kind"][];
  /** These even who plays on looks at first. */
  pauses: readonly E["kind"][];
  /** The place of a seat that wishes for a colour, before the game. */
  placeOf: (colour: string) => string;
  /** The team of a seat before the game. */
  teamOf: (options: Settings["options"], players: number, seat: number) => number | null;
  /** Who counts as one in the result. */
  sidesOf: (outcome: O) => readonly Seats[];
  /** What a seat has seen, where it lies; nothing else. */
  truthOf: (seen: readonly Seen[]) => Truth | null;
}

/** What a game's `presentation.ts` says: all in which it differs from the plain presentation. */
export type OwnPresentation<E extends Kinded, O> = Partial<GamePresentation<E, O>>;

/** A game's presentation is the file `presentation.ts` in the folder of its name: there is no other list of them. */
const FILES = import.meta.glob<Partial<GamePresentation>>("./*/presentation.ts", {
  eager: true,
  import: "presentation",
});

const PRESENTATIONS = new Map(Object.entries(FILES).map(([file, own]) => [file.split("/")[1]!, { ...PLAIN, ...own }]));

/** A game that has no presentation of its own has the plain one. */
export function presentationOf(game: string): GamePresentation {
  return PRESENTATIONS.get(game) ?? PLAIN;
}

/** All that were drawn for single games. */
export const DRAWINGS: Drawings = Object.fromEntries(
  [...PRESENTATIONS.values()].flatMap(({ drawings }) => Object.entries(drawings)),
);

/** The game that a drawing belongs to. */
export function gameOf(drawing: string): string | undefined {
  return [...PRESENTATIONS].find(([, { drawings }]) => drawing in drawings)?.[0];
}
