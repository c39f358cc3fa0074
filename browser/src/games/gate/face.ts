import type { GateView, Truth } from "../../net/protocol";
import type { Player } from "../../table/stage";
import { cardName } from "../../words/say";
import { t } from "../../words/words.svelte";
import type { HiddenCards } from "../boards";
import { isBlack } from "./moves";
import "./replay.css";

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

export function sayMove(move: string): string {
  const [kind, card = ""] = move.split(" ");
  if (kind === "pass") return t("move-gate-pass");
  const black = isBlack(card);
  return t("move-gate-play", {
    card_kind: black ? "black" : "number",
    number: Number(card.slice(1)),
    card: cardName("gate", black ? "k" : card),
  });
}

/** The hands, and what was not dealt. */
export function hidden(truth: Truth, players: readonly Player[]): readonly HiddenCards[] {
  if (truth.game !== "gate") return [];
  const hands = truth.hands.map((cards, seat) => ({ title: players[seat]!.name, cards }));
  return [...hands, { title: t("replay-aside"), cards: truth.aside }];
}
