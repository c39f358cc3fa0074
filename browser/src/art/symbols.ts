// All drawings by name, each drawn when it is first asked for.
import { DRAWINGS, gameOf } from "../games/presentation";
import { emblems } from "./emblems";
import { faces } from "./faces";
import { panels } from "./panel";
import { icons } from "./icons";
import { logo } from "./logo";
import { nuggets } from "./nuggets";
import { type Drawing, type Drawings } from "./svg";

const drawings: Drawings = {
  ...emblems,
  ...nuggets,
  ...panels,
  ...DRAWINGS,
  ...logo,
  ...faces,
  ...icons,
};

export const NAMES: readonly string[] = Object.keys(drawings);

const drawn = new Map<string, Drawing>();

function drawing(name: string): Drawing {
  const known = drawn.get(name);
  if (known) return known;
  const draw = drawings[name];
  if (!draw) throw new Error(`There is no drawing "${name}"; see NAMES for those there are.`);
  const made = draw();
  drawn.set(name, made);
  return made;
}

/** What shows a whole symbol: wherever its own lines begin, it is put into a corner. */
export const viewBox = (name: string): string => drawing(name).viewBox.replace(/^\S+ \S+/, "0 0");

/** The markup of one symbol. */
export function symbol(name: string): string {
  const { viewBox, markup, overflows } = drawing(name);
  return `<symbol id="${name}" viewBox="${viewBox}"${overflows ? ' overflow="visible"' : ""}>${markup}</symbol>`;
}

/** The drawings that a symbol's markup uses. */
export const uses = (markup: string): string[] => [...markup.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]!);

/** The letter of the colour that a card or an emblem has, which is the class that gives it its hues; a bare shape (`sh-g`)
 * is painted by whoever shows it. */
export const colourOf = (name: string): string | undefined =>
  /^(?!sh)[a-z]{1,2}-([gbvropyk])(?:\d+|[DE])?$/.exec(name)?.[1];

/** The game whose hues a drawing has: it may have its own for a colour, wherever one of its cards is shown. */
export const huesOf = (name: string): string | undefined => (colourOf(name) ? gameOf(name) : undefined);
