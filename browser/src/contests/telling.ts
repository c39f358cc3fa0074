// Results of contests in words.
import type { DailyResult } from "../net/protocol";
import { gameName } from "../words/naming";
import { t, words } from "../words/words.svelte";

/** How far ahead, or behind. */
export function sayMargin(margin: number): string {
  if (margin === 0) return t("daily-level");
  return t(margin > 0 ? "daily-ahead" : "daily-behind", { points: Math.abs(margin) });
}

export function sayResult({ place, margin }: Pick<DailyResult, "place" | "margin">): string {
  return `${t("daily-place", { place })} · ${sayMargin(margin)}`;
}

/** A day as it is written in the person's language; days are those of UTC. */
export function sayDay(day: string, language: string = words.language): string {
  const shown = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return shown.format(new Date(`${day}T00:00:00Z`));
}

/** What is shared: the result, and nothing of the deal. */
export function shareText(day: string, game: string, result: DailyResult, link: string): string {
  const stones = "🟨".repeat(Math.max(0, 4 - result.place)) || "⬜";
  return `Motherlode · ${t("daily-title")} · ${sayDay(day)}\n${gameName(game)}: ${sayResult(result)} ${stones}\n${link}`;
}
