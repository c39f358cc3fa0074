// How long what happened is shown before the next thing may happen.
import { settings, type Speed } from "../app/settings.svelte";
import type { GameEvent } from "../net/types";

const BEAT = 700;
const HOLDS: Record<string, number> = {
  // mine: two cards are up, and everybody should see them
  struck: 1600,
  duel: 1900,
  exploded: 1700,
  turned_down: 1500,
  gold_found: 1200,
  card_left: 1100,
  // donkey
  set_scored: 1200,
  offer_turned_up: 900,
  // gate
  chip_won: 1000,
  round_ended: 6000,
};

const SHARES: Record<Speed, number> = { calm: 1, quick: 0.5, instant: 0 };

/** The time that these events need, in milliseconds, at the speed that the person likes. */
export function hold(events: readonly GameEvent[], speed: Speed = settings.kept.speed): number {
  return SHARES[speed] * Math.max(BEAT, ...events.map((event) => HOLDS[event.kind] ?? 0));
}
