// How the cards travelled in the last move, told by its events.
import type { GameEvent } from "../../net/types";
import type { Journey } from "../../play/motion";

export const spots = {
  offer: (card: string, copy = 0) => `offer:${card}:${copy}`,
  tableau: (seat: number, card: string, copy = 0) => `tableau-${seat}:${card}:${copy}`,
  pile: (seat: number) => `pile-${seat}`,
  deck: "deck",
};

export function journeysOf(events: readonly GameEvent[]): Journey[] {
  return events.flatMap((event) => {
    switch (event.kind) {
      case "taken":
        return [{ from: spots.offer(event.card), to: spots.tableau(event.seat, event.card) }];
      case "swapped":
        return [
          { from: spots.tableau(event.seat, event.gave), to: spots.offer(event.gave) },
          { from: spots.offer(event.got), to: spots.tableau(event.seat, event.got) },
        ];
      case "bonus_taken":
        return [{ from: spots.tableau(event.source, event.card), to: spots.tableau(event.seat, event.card) }];
      case "offer_turned_up":
        return event.cards.map((turned) => ({ from: spots.deck, to: spots.offer(turned), flip: true }));
      default:
        return [];
    }
  });
}

/** The spots that carry the dashed frame: what the last move touched. */
export function movedSpots(events: readonly GameEvent[]): Set<string> {
  const moving = events.filter((event) => event.kind !== "offer_turned_up");
  return new Set(journeysOf(moving).map((journey) => journey.to));
}
