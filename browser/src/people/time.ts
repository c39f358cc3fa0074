// How long something takes, in the largest unit that fits, and days.
import { words } from "../words/words.svelte";

const UNITS: readonly [Intl.NumberFormatOptions["unit"], number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 days"; null for less than a minute. */
export function howLong(milliseconds: number, language: string = words.language): string | null {
  const found = UNITS.find(([, length]) => milliseconds >= length);
  if (!found) return null;
  const [unit, length] = found;
  return new Intl.NumberFormat(language, { style: "unit", unit: unit!, unitDisplay: "long" }).format(
    Math.floor(milliseconds / length),
  );
}

/** The day of a time, with the year unless it is this one. */
export function dayOf(milliseconds: number, now = new Date(), language: string = words.language): string {
  const then = new Date(milliseconds);
  const year = then.getFullYear() === now.getFullYear() ? undefined : ("numeric" as const);
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year }).format(then);
}
