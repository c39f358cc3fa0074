// What the pictures of a game are put together from, on its first page and beside its rules.

/** A drawing in a game's scene. Positions are on a picture of 200 in height, from its middle. */
export interface Piece {
  art: string;
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
  /** Without a shadow: it is the ground that others lie on. */
  flat?: boolean;
}

export const upright = (art: string, x: number, y: number, w: number, turn: number): Piece => ({
  art,
  x,
  y,
  w,
  h: 1.4 * w,
  turn,
});

export const round = (art: string, x: number, y: number, w: number, turn: number): Piece => ({
  art,
  x,
  y,
  w,
  h: w,
  turn,
});

/** Cards beside the words of the rules. */
export interface Picture {
  /** Art by name. */
  art: readonly string[];
  /** Its words, a message. */
  caption: string;
  round?: boolean;
}

/** By the section of the rules after which they stand. */
export type Pictures = Record<number, readonly Picture[]>;
