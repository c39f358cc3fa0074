import type { DonkeyView } from "../../net/types";

export { default as Board } from "./Board.svelte";
export { default as Score } from "./Score.svelte";

export function where(view: DonkeyView): string {
  return String(view.turn);
}
