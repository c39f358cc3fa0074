// What the action bar says: what others do while it is shown, else what there is to do.
import type { DonkeyView } from "../../net/protocol";
import { whoseTurn } from "../../play/title";
import { lanternOf, type Stage } from "../../table/stage";
import { capital } from "../../words/naming";
import { cardName, tell } from "../../words/say";
import { t } from "../../words/words.svelte";
import type { Chosen, Moves } from "./choice";

export interface Saying {
  title: string;
  detail: string;
}

/** What one sees anyway is not told. */
const UNTOLD = new Set(["offer_turned_up", "dealt"]);

/** Whom everybody waits for, and what happened last. */
export function sayWaiting(stage: Stage<DonkeyView>): Saying {
  const events = stage.moment ? stage.beat : stage.events;
  const news = events.filter(({ kind }) => !UNTOLD.has(kind)).map((event) => tell("donkey", event, stage.players));
  const [first, ...more] = news;
  if (stage.moment && first !== undefined) return { title: first, detail: more.join(" ") };
  return { title: phaseOf(stage), detail: news.join(" ") };
}

function phaseOf({ view, players }: Stage<DonkeyView>): string {
  if (view.to_move === null) return t("ui-game-over");
  const player = players[view.to_move];
  return t(`phase-donkey-${view.phase}`, { seat: player?.name ?? "", seat_you: player?.you ? "yes" : "no" });
}

/** What this person can do now. */
export function sayTurn(stage: Stage<DonkeyView>, moves: Moves, chosen: Chosen | null): Saying {
  if (moves.isBonus || moves.mayDecline) {
    const colour = t(`colour-${stage.view.set_colour}`);
    return { title: t("donkey-bonus-title", { colour }), detail: t("donkey-bonus-detail") };
  }
  if (chosen) return sayChosen(moves, chosen);
  const detail = t("donkey-your-turn-detail", waysOf(stage.view, moves));
  return { title: whoseTurn(stage, lanternOf(stage)!), detail };
}

/** How many cards can be taken, and whether one of the own can be exchanged. */
export function waysOf({ offer }: Pick<DonkeyView, "offer">, moves: Moves): { lowest: number; swaps: string } {
  return { lowest: offer.filter((card) => moves.takes(card)).length, swaps: moves.maySwap ? "yes" : "no" };
}

function sayChosen(moves: Moves, { zone, card }: Chosen): Saying {
  const name = cardName("donkey", card);
  if (zone === "offer")
    return { title: capital(name), detail: t(moves.takes(card) ? "donkey-take-or-swap" : "donkey-choose-own") };
  const detail = t(card.endsWith("D") ? "donkey-give-donkey" : "donkey-choose-partner");
  return { title: t("donkey-goes-in", { card: name }), detail };
}
