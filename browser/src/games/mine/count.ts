// The gold of `mine`, counted card by card at all seats at once, the richest first.
import type { MineOutcome } from "../../net/protocol";
import { lodesOf } from "./lodes";

type Gold = Pick<MineOutcome, "gold">;

/** How many beats the count has. */
export function beatsOf({ gold }: Gold): number {
  return Math.max(...gold.map((cards) => cards.length));
}

export function pointsAt(gold: readonly string[], beat: number): number {
  return lodesOf(gold).reduce(
    (sum, { value, cards, after }) => sum + value * Math.min(cards.length, Math.max(0, beat - after)),
    0,
  );
}
