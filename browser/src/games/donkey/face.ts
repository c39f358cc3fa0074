import type { DonkeyView } from "../../net/types";
import { t } from "../../words/words.svelte";
import { beatsOf } from "./count";

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
