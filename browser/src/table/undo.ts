// Whether a seat's last move can still be taken back: what was turned up since stays known. The server has the last word.
import type { KindedStep } from "../net/types";

const TURNED_UP = new Set(["offer_turned_up", "turned_up", "round_began", "round_ended", "game_over"]);

export function mayTakeBack(steps: readonly KindedStep[], seat: number): boolean {
  const made = steps.findLastIndex((step) => step.last?.seat === seat);
  return made >= 0 && steps.slice(made).every((step) => step.events.every((event) => !TURNED_UP.has(event.kind)));
}
