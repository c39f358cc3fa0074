import type { DonkeyView, Truth } from "../../net/protocol";
import type { Player } from "../../table/stage";
import { cardName } from "../../words/say";
import { t } from "../../words/words.svelte";
import type { HiddenCards } from "../boards";
import { beatsOf } from "./count";
import "./replay.css";

export { default as Board } from "./Board.svelte";
export { default as Score } from "./Score.svelte";

export function where(view: DonkeyView): string {
  return view.offer_number === view.offers
    ? t("ui-grand-final")
    : t("ui-offer-of", { offer: view.offer_number, offers: view.offers });
}

export function beats({ outcome }: DonkeyView): number {
  return outcome ? beatsOf(outcome) : 0;
}

const CLAUSES: Record<string, string> = { action: "D9", bonus: "D14", over: "D19" };

export function clause({ phase }: DonkeyView): string {
  return CLAUSES[phase]!;
}

export function sayMove(move: string, players: readonly Player[]): string {
  const [kind = "", first = "", second = ""] = move.split(" ");
  const card = (text: string): string => cardName("donkey", text);
  if (kind === "swap") return t("move-donkey-swap", { give: card(first), get: card(second) });
  if (kind === "bonus") return t("move-donkey-bonus", { card: card(first), seat: players[Number(second)]!.name });
  return kind === "decline" ? t("move-donkey-decline") : t("move-donkey-take", { card: card(first) });
}

/** The offers to come, and what was taken out before the game. */
export function hidden(truth: Truth): readonly HiddenCards[] {
  if (truth.game !== "donkey") return [];
  const ahead = truth.draw.map((cards, number) => ({ title: t("replay-offer-ahead", { number: number + 1 }), cards }));
  return [...ahead, { title: t("replay-removed"), cards: truth.removed }];
}
