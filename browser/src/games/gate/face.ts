import type { GateView } from "../../net/types";
import { t } from "../../words/words.svelte";

export { default as Board } from "./Board.svelte";
export { default as Score } from "./Score.svelte";

export function where(view: GateView): string {
  return t("ui-round-of", { round: view.round, rounds: view.rounds });
}

/** The count goes round by round. */
export function beats({ outcome }: GateView): number {
  return outcome?.rounds.length ?? 0;
}

export function clause({ to_move, kicker, must_play, direction }: GateView): string {
  if (to_move === null) return "G16";
  if (direction === "pay") return "G15";
  if (kicker?.due) return "G6";
  return must_play ? "G11" : "G7";
}
