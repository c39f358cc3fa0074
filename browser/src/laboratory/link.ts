// An experiment as the part of an address behind #: `mine/2/easy/rush_at=14&dynamite=3`. Who has the link has all of it.
import type { Value } from "../before/OptionChoice.svelte";

export interface ExperimentChoice {
  game: string;
  players: number;
  level: string;
  options: Record<string, Value>;
}

export function writeLink({ game, players, level, options }: ExperimentChoice): string {
  const query = Object.entries(options).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return [game, players, level, ...(query.length ? [query.join("&")] : [])].join("/");
}

/** What a link asks for; null if it is none. What the game does not have is refused by the server. */
export function readLink(hash: string): ExperimentChoice | null {
  const [game, players, level, query = ""] = hash.replace(/^#/, "").split("/");
  if (!game || !players || !level || !/^\d$/.test(players)) return null;
  const options = Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, valueOf(value)]));
  return { game, players: Number(players), level, options };
}

function valueOf(text: string): Value {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
