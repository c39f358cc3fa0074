// The points of `gate`, counted round by round.
import { sumOf, type Tally } from "./tally";

/** The moment of the tally before which a beat's rounds lie. */
export function untilOf(tally: Tally, beat: number): number {
  if (beat >= tally.length) return Infinity;
  return Math.max(-1, ...tally.slice(0, beat).flatMap((sides) => sides.flat().map((gain) => gain.at))) + 1;
}

export function pointsAt(tally: Tally, side: number, beat: number): number {
  return sumOf(tally.slice(0, beat).flatMap((sides) => sides[side]!));
}
