// A phone is felt: short for one's turn and a refusal, longer for gold. Only what happens to the person at it.
import { settings } from "../app/settings.svelte";
import { presentationOf } from "../games/presentation";
import type { GameEvent } from "../net/types";
import type { Player } from "../table/stage";

/** In milliseconds: on, off, on. */
const BUZZES = { turn: [18], refused: [12, 60, 12], gold: [30, 40, 30], boom: [90] } satisfies Record<string, number[]>;

export type Buzz = keyof typeof BUZZES;

export const canBuzz = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

export function buzz(kind: Buzz | null): void {
  if (kind && settings.kept.haptics && canBuzz()) navigator.vibrate(BUZZES[kind]);
}

/** What is felt of these events at the screen of these players. */
export function buzzOf(game: string, events: readonly GameEvent[], players: readonly Player[]): Buzz | null {
  const { booms, gainerOf } = presentationOf(game);
  if (events.some(({ kind }) => booms.includes(kind))) return "boom";
  const gains = (event: GameEvent): boolean => players[gainerOf(event) ?? -1]?.own ?? false;
  return events.some(gains) ? "gold" : null;
}
