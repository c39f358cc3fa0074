// What luck leaves of each game, as measured (docs/review.md).
import measured from "../../../src/motherlode/review/data/luck.json";

interface Measured {
  games: number;
  /** The standard deviation of a result, ... */
  result: number;
  /** ... and without luck. */
  adjusted: number;
}

/** The part of the variance of a result that luck leaves, in percent, and in how many games that was seen. */
export function luckOf(game: string): { left: number; games: number } | null {
  const found = (measured as Record<string, Measured>)[game];
  return found ? { left: Math.round(100 * (found.adjusted / found.result) ** 2), games: found.games } : null;
}
