// How long what happened is shown before the next thing may happen.
import { settings, type Speed } from "../app/settings.svelte";
import type { Kinded, KindedStep } from "../net/types";

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
  paid: 2500,
};

/** With these something new begins to move. */
const BEGINNINGS = new Set(["set_scored", "offer_turned_up", "round_ended"]);
/** Cards that a player adds one after another: everybody sees the first, and can follow the others faster. */
const RUN = new Set(["played", "chip_won"]);
const RUN_SHARES = [1, 0.65, 0.65, 0.4];

const SHARES: Record<Speed, number> = { calm: 1, quick: 0.5, instant: 0 };

/** The time that these events need, in milliseconds, at the speed that the person likes. */
export function hold(events: readonly Kinded[], speed: Speed = settings.kept.speed, before = 0): number {
  return SHARES[speed] * runShare(events, before) * Math.max(BEAT, ...events.map((event) => HOLDS[event.kind] ?? 0));
}

/** How many cards the same player has added to a run before the newest step. */
export function cardsBefore(steps: readonly KindedStep[]): number {
  const newest = steps.at(-1)?.last?.seat;
  const earlier = steps.slice(0, -1);
  const isOfRun = (step: KindedStep): boolean =>
    step.last?.seat === newest && step.events.every(({ kind }) => RUN.has(kind));
  return earlier.length - 1 - earlier.findLastIndex((step) => !isOfRun(step));
}

function runShare(events: readonly Kinded[], before: number): number {
  if (!events.every(({ kind }) => RUN.has(kind))) return 1;
  return RUN_SHARES[Math.min(before, RUN_SHARES.length - 1)]!;
}

/** What is shown one after the other: at most one thing moves at a time. */
export function beatsOf<Event extends Kinded>(events: readonly Event[]): Event[][] {
  const beats: Event[][] = [];
  for (const event of events) {
    if (beats.length === 0 || BEGINNINGS.has(event.kind)) beats.push([]);
    beats.at(-1)!.push(event);
  }
  return beats;
}
