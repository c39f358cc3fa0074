// How the cards travelled in the last move, told by its events.
import type { GameEvent } from "../../net/types";
import type { Journey } from "../../play/motion";

export const spots = {
  offer: (card: string, copy = 0) => `offer:${card}:${copy}`,
  tableau: (seat: number, card: string, copy = 0) => `tableau-${seat}:${card}:${copy}`,
  pile: (seat: number) => `pile-${seat}`,
  deck: "deck",
};

interface Facts {
  seat: number;
  source: number;
  card: string;
  gave: string;
  got: string;
  cards: string[];
}

export function journeysOf(events: readonly GameEvent[]): Journey[] {
  return events.flatMap((event) => {
    const { seat, source, card, gave, got, cards } = event as unknown as Facts;
    switch (event.kind) {
      case "taken":
        return [{ from: spots.offer(card), to: spots.tableau(seat, card) }];
      case "swapped":
        return [
          { from: spots.tableau(seat, gave), to: spots.offer(gave) },
          { from: spots.offer(got), to: spots.tableau(seat, got) },
        ];
      case "bonus_taken":
        return [{ from: spots.tableau(source, card), to: spots.tableau(seat, card) }];
      case "offer_turned_up":
        return cards.map((turned) => ({ from: spots.deck, to: spots.offer(turned), flip: true }));
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
