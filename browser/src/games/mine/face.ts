import type { MineView } from "../../net/protocol";
import { t } from "../../words/words.svelte";
import type { HiddenCards } from "../boards";
import { beatsOf } from "./count";

export { default as Board } from "./Board.svelte";
export { default as Score } from "./Score.svelte";

/** Views leave out options that nobody changed. */
const PATIENCE = 20;
const RUSH_AT = 10;

export function where({ phase, face_down, idle, options }: MineView): string {
  const limit = options.stall_limit ?? PATIENCE;
  const cards = face_down.length;
  if (phase === "rush" || phase === "over") return t("mine-where-rush", { cards });
  if (idle * 2 >= limit) return t("mine-where-idle", { cards, idle, limit });
  return t("mine-where", { cards, at: options.rush_at ?? RUSH_AT });
}

export function beats({ outcome }: MineView): number {
  return outcome ? beatsOf(outcome) : 0;
}

const CLAUSES: Record<string, string> = { first: "M5", second: "M6", rush: "M10", over: "M12" };

export function clause({ phase, face_up }: MineView): string {
  return face_up?.card === "*" ? "M8" : CLAUSES[phase]!;
}

export function sayMove(move: string): string {
  return t("move-mine-flip", { place: Number(move.split(" ")[1]) });
}

/** The field itself shows what lies there. */
export function hidden(): readonly HiddenCards[] {
  return [];
}
