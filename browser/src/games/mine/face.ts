import type { MineView } from "../../net/types";

export { default as Board } from "./Board.svelte";
export { default as Score } from "./Score.svelte";

export function where(view: MineView): string {
  return String(view.turn);
}
