// Whether a seat's last move can still be taken back: what was turned up since stays known. The server has the last word.
import { tableOf } from "../net/tables";
import type { KindedStep } from "../net/types";

export function mayTakeBack(game: string, steps: readonly KindedStep[], seat: number): boolean {
  const { turns_up } = tableOf(game);
  const made = steps.findLastIndex((step) => step.last?.seat === seat);
  return made >= 0 && steps.slice(made).every((step) => step.events.every(({ kind }) => !turns_up.includes(kind)));
}
