// How long what happened is shown before the next thing may happen.
import { settings, type Speed } from "../app/settings.svelte";
import { presentationOf } from "../games/presentation";
import type { Kinded, KindedStep } from "../net/types";

const BEAT = 700;
/** Cards that a player adds one after another. */
const RUN_SHARES = [1, 0.65, 0.65, 0.4];

const SHARES: Record<Speed, number> = { calm: 1, quick: 0.5, instant: 0 };

/** The time that these events need, in milliseconds, at the speed that the person likes. */
export function hold(game: string, events: readonly Kinded[], speed: Speed = settings.kept.speed, before = 0): number {
  const { holds } = presentationOf(game);
  const share = SHARES[speed] * (isOfRun(game, events) ? runShare(before) : 1);
  return share * Math.max(BEAT, ...events.map(({ kind }) => holds[kind] ?? 0));
}

/** How many cards the same player has added to a run before the newest step. */
export function cardsBefore(game: string, steps: readonly KindedStep[]): number {
  const newest = steps.at(-1)?.last?.seat;
  const earlier = steps.slice(0, -1);
  const isSame = ({ last, events }: KindedStep): boolean => last?.seat === newest && isOfRun(game, events);
  return earlier.length - 1 - earlier.findLastIndex((step) => !isSame(step));
}

function isOfRun(game: string, events: readonly Kinded[]): boolean {
  const { run } = presentationOf(game);
  return events.every(({ kind }) => run.includes(kind));
}

function runShare(before: number): number {
  return RUN_SHARES[Math.min(before, RUN_SHARES.length - 1)]!;
}

/** What is shown one after the other: at most one thing moves at a time. */
export function beatsOf<Event extends Kinded>(game: string, events: readonly Event[]): Event[][] {
  const { beginnings } = presentationOf(game);
  const beats: Event[][] = [];
  for (const event of events) {
    if (beats.length === 0 || beginnings.includes(event.kind)) beats.push([]);
    beats.at(-1)!.push(event);
  }
  return beats;
}
