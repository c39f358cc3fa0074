import type { GateView } from "../../net/types";

export { default as Board } from "./Board.svelte";
export { default as Score } from "./Score.svelte";

export function where(view: GateView): string {
  return String(view.turn);
}
