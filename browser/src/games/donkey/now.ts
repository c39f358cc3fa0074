// The table while a move is still being shown: what comes later has not happened yet.
import type { DonkeyOfferTurnedUp, DonkeySetScored, DonkeyView } from "../../net/protocol";
import type { GameEvent, Step } from "../../net/types";

const worth = (card: string): number => (card.endsWith("D") ? -2 : Number(card.slice(1)));

/** The view with all that has still to be shown taken back: sets lie in their lanes, and new cards in the draw pile. */
export function viewNow(view: DonkeyView, coming: readonly GameEvent[]): DonkeyView {
  return coming.toReversed().reduce((later, event) => {
    if (event.kind === "set_scored") return withSet(later, event);
    return event.kind === "offer_turned_up" ? withoutOffer(later, event) : later;
  }, view);
}

function withSet(view: DonkeyView, { seat, cards }: DonkeySetScored): DonkeyView {
  const pile = view.piles[seat]!;
  const points = pile.points === null ? null : pile.points - cards.reduce((sum, card) => sum + worth(card), 0);
  return {
    ...view,
    tableaus: view.tableaus.with(seat, [...view.tableaus[seat]!, ...cards]),
    piles: view.piles.with(seat, { ...pile, count: pile.count - cards.length, points }),
  };
}

function withoutOffer(view: DonkeyView, { number, cards }: DonkeyOfferTurnedUp): DonkeyView {
  return { ...view, offer: [], offer_number: number - 1, draw_pile: view.draw_pile + cards.length };
}

/**
 * The offer by its places: a card that was taken leaves a gap until the next offer, and one that was put in lies where
 * the other one lay. Told by what happened, as a view knows only which cards are there; `offer` is null as long as the
 * next one is still to come, and what is left of the last one lies there.
 */
export function placesOf(steps: readonly Step[], offer: readonly string[] | null): (string | null)[] {
  const places: (string | null)[] = [];
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.kind === "offer_turned_up") places.splice(0, Infinity, ...event.cards);
    if (event.kind === "taken") replace(places, event.card, null);
    if (event.kind === "swapped") replace(places, event.got, event.gave);
  }
  // The steps may come later than the view, after a connection was lost or a move was taken back.
  return offer === null || isSame(places, offer) ? places : [...offer];
}

function replace(places: (string | null)[], old: string, by: string | null): void {
  const place = places.indexOf(old);
  if (place >= 0) places[place] = by;
}

function isSame(places: readonly (string | null)[], offer: readonly string[]): boolean {
  const lying = places.filter((card) => card !== null).toSorted();
  return JSON.stringify(lying) === JSON.stringify(offer.toSorted());
}
