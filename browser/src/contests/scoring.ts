// Points of tournaments as they are written: usual ones are whole, match points are of 100, differences have a sign.
import type { TournamentSettings } from "../net/protocol";

type Scoring = Pick<TournamentSettings, "duplicate" | "compare">;

export function sayPoints(points: number, { duplicate, compare }: Scoring, language: string): string {
  if (!duplicate) return String(points);
  const signDisplay = compare === "mean" ? "exceptZero" : "auto";
  const shown = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay });
  return shown.format(points / 10);
}
