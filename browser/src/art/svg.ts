// What every drawing is made with. Colours come from custom properties of the element that shows the drawing:
// --c (the card's colour) with --cd, --cdd (deeper), --cl (light), --ct (tint) and --on (text on it); the others are fixed.

export interface Drawing {
  viewBox: string;
  markup: string;
  /** it gets an outline from where it is used, which may reach over its view box */
  overflows?: true;
}

/** Drawings by name, drawn only when asked for. */
export type Drawings = Record<string, () => Drawing>;

/** x, y, width, height */
export type Box = readonly [number, number, number, number];

export const INK = "var(--art-ink)";
export const PAPER = "var(--art-paper)";
export const OUTLINE = `stroke="${INK}" stroke-linejoin="round" stroke-linecap="round"`;
export const CARD = "0 0 100 140";
export const DISC = "0 0 100 100";

export const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** A number as short as the eye allows. */
export const short = (x: number): string => String(+x.toFixed(2));

export const path = (d: string, attributes = ""): string => `<path d="${d}" ${attributes}/>`;

export const fill = (d: string, colour: string, attributes = ""): string => path(d, `fill="${colour}" ${attributes}`);

/** Only the line of a path, not its inside. */
export const line = (d: string, attributes = ""): string => fill(d, "none", attributes);

export const circle = (x: number, y: number, r: number, attributes: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" ${attributes}/>`;

/** Another drawing inside this one: in a box, or over the whole. */
export function use(name: string, box?: Box, attributes = ""): string {
  const place = box ? ["x", "y", "width", "height"].map((key, i) => `${key}="${short(box[i]!)}"`).join(" ") : "";
  return `<use href="#${name}" ${place} ${attributes}/>`;
}

/** A point on a circle round x, y; degrees clockwise from the right. */
export function polar(x: number, y: number, r: number, degrees: number): [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [x + r * Math.cos(a), y + r * Math.sin(a)];
}
