// Which tables of the lobby somebody wants to see.
import type { LobbyTable } from "../net/protocol";
import { isByMail } from "../time/clock";

export type Pace = "none" | "live" | "days";

/** What is empty is any. */
export interface Filters {
  game: string;
  players: string;
  pace: Pace | "";
  bots: "with" | "without" | "";
}

export const NO_FILTERS: Filters = { game: "", players: "", pace: "", bots: "" };

export function paceOf({ settings: { time } }: LobbyTable): Pace {
  if (!time) return "none";
  return isByMail(time) ? "days" : "live";
}

export function isWanted(table: LobbyTable, { game, players, pace, bots }: Filters): boolean {
  return (
    (game === "" || table.settings.game === game) &&
    (players === "" || table.settings.players === Number(players)) &&
    (pace === "" || paceOf(table) === pace) &&
    (bots === "" || table.bots > 0 === (bots === "with"))
  );
}

/** Where one can sit down: those with somebody there before the others. */
export function waitingTables(tables: readonly LobbyTable[]): LobbyTable[] {
  return tables
    .filter(({ phase, free }) => phase === "gathering" && free > 0)
    .toSorted((one, other) => Number(other.here) - Number(one.here));
}

/** Games to watch. */
export function runningTables(tables: readonly LobbyTable[]): LobbyTable[] {
  return tables.filter(({ phase }) => phase === "playing");
}

/** Tables after a change, the newest first. */
export function changed(
  tables: readonly LobbyTable[],
  news: readonly LobbyTable[],
  gone: readonly string[],
): readonly LobbyTable[] {
  const replaced = new Set([...news.map(({ code }) => code), ...gone]);
  return [...news, ...tables.filter(({ code }) => !replaced.has(code))].toSorted(
    (one, other) => other.opened_at - one.opened_at || one.code.localeCompare(other.code),
  );
}
