// Who sits where, in the lists of games: by name, and in a small picture of the table.
import type { GameResult, MyTable } from "../net/protocol";
import { botName } from "../table/stage";
import { t } from "../words/words.svelte";

export interface SeatSketch {
  name: string;
  you: boolean;
  bot: boolean;
  level: string | null;
  empty: boolean;
  /** Whose turn it is, or who has won. */
  bright: boolean;
  points: number | null;
}

const named = (name: string | null, level: string | null, seat: number): string =>
  level === null ? (name ?? t("ui-seat", { seat: seat + 1 })) : botName(level, seat);

/** The seats of a table that is gathered or played at. */
export function seatsOfTable({ settings, others, seats, to_move }: MyTable): SeatSketch[] {
  return Array.from({ length: settings.players }, (_, seat) => {
    const other = others.find((one) => one.seat === seat);
    const you = seats.includes(seat);
    const level = other?.level ?? null;
    const name = you ? t("ui-you-name") : named(other?.name ?? null, level, seat);
    return { name, you, bot: level !== null, level, empty: !you && !other, bright: seat === to_move, points: null };
  });
}

/** The seats of a game that is over. */
export function seatsOfGame({ seats, own, scores, places }: GameResult): SeatSketch[] {
  return seats.map(({ name, level }, seat) => {
    const you = own.includes(seat);
    return {
      name: you ? t("ui-you-name") : named(name, level, seat),
      you,
      bot: level !== null,
      level,
      empty: false,
      bright: places?.[seat] === 1,
      points: scores?.[seat] ?? null,
    };
  });
}

/** Where the seats of a table lie around it, in percent of the picture: one's own is nearest, the others go clockwise. */
export function around(players: number, nearest: number): { x: number; y: number }[] {
  const middle = 50;
  return Array.from({ length: players }, (_, seat) => {
    const angle = ((seat - nearest) / players) * 2 * Math.PI;
    return { x: middle - 35 * Math.sin(angle), y: middle + 30 * Math.cos(angle) };
  });
}

/** One's own result in a game: won, lost, or none. */
export function resultOf({ own, places }: GameResult): "won" | "lost" | "none" {
  const place = own.length === 1 ? places?.[own[0]!] : undefined;
  if (place === undefined) return "none";
  return place === 1 ? "won" : "lost";
}
