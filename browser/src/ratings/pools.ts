// What is rated together: a game with a number of players; some options make it another game.
import type { Settings } from "../net/types";
import { gameName } from "../words/naming";
import { t } from "../words/words.svelte";

interface Pool {
  game: string;
  players: number;
  variant: Record<string, unknown>;
}

export function poolName({ game, players, variant }: Pool): string {
  return [gameName(game), poolPlayers({ players, variant })].join(" · ");
}

export function poolPlayers({ players, variant }: Omit<Pool, "game">): string {
  const number = t("games-players", { number: players });
  return Object.keys(variant).length ? `${number}, ${t("rating-teams")}` : number;
}

/** Where games with these settings are rated: with the variant that fits best. */
export function poolOf<P extends Pool>(
  pools: readonly P[],
  settings: Pick<Settings, "game" | "players" | "options">,
): P | null {
  const options = (settings.options ?? {}) as Record<string, unknown>;
  const fitting = pools.filter(
    ({ game, players, variant }) =>
      game === settings.game &&
      players === settings.players &&
      Object.entries(variant).every(([name, value]) => options[name] === value),
  );
  return (
    fitting.toSorted((one, other) => Object.keys(other.variant).length - Object.keys(one.variant).length)[0] ?? null
  );
}

/** Whole hundreds around all values: the lines of a scale, at most about six. */
export function scaleOf(values: readonly number[]): number[] {
  const low = Math.floor(Math.min(...values) / 100) * 100;
  const high = Math.max(low + 100, Math.ceil(Math.max(...values) / 100) * 100);
  const step = [100, 200, 500, 1000, 2000].find((size) => (high - low) / size <= 6) ?? 5000;
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  return Array.from({ length: count + 1 }, (_, number) => first + number * step);
}

/** A change with its sign, as print sets it. */
export function signed(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}
