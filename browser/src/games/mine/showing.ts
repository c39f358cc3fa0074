// What the last move showed, for as long as it is shown: the cards that are up, and what becomes of each.
import type { MineView } from "../../net/protocol";
import type { GameEvent } from "../../net/types";

/** It leaves the game, is turned down again, or goes to its owner. */
export type Fate = "leaves" | "stays" | "won";

export interface Shown {
  place: number;
  card: string;
  fate: Fate;
}

export interface Showing {
  /** The event that tells what the cards brought. */
  event: GameEvent;
  /** In the order in which they are told: who acts first. */
  cards: Shown[];
  /** Who gets the gold. */
  winner: number | null;
}

const shown = (place: number, card: string, fate: Fate): Shown => ({ place, card, fate });

const both = ({ places, cards }: { places: readonly number[]; cards: readonly string[] }, fate: Fate): Shown[] =>
  places.map((place, index) => shown(place, cards[index]!, fate));

/** What becomes of the cards that an event is about; null if it tells of none, or only of a first card. */
function outcomeOf(event: GameEvent): Omit<Showing, "event"> | null {
  switch (event.kind) {
    case "struck":
      return {
        cards: [shown(event.miner_place, event.miner, "leaves"), shown(event.gold_place, event.gold, "won")],
        winner: event.winner,
      };
    case "duel":
      return {
        cards: [
          shown(event.stronger_place, event.stronger, "stays"),
          shown(event.weaker_place, event.weaker, "leaves"),
        ],
        winner: null,
      };
    case "exploded":
      return { cards: both(event, "leaves"), winner: null };
    case "turned_down":
      return { cards: both(event, "stays"), winner: null };
    case "gold_found":
      return { cards: [shown(event.place, event.card, "won")], winner: event.seat };
    case "card_left":
      return { cards: [shown(event.place, event.card, "leaves")], winner: null };
    default:
      return null;
  }
}

/** What these events show; null if they turned up only a first card, or none. */
export function showingOf(events: readonly GameEvent[]): Showing | null {
  for (const event of events) {
    const outcome = outcomeOf(event);
    if (outcome) return { event, ...outcome };
  }
  return null;
}

/** The cards whose faces are seen now, by place. A card turned down again is not among them: remembering is the game. */
export function facesOf(view: MineView, showing: Showing | null): Map<number, string> {
  if (showing) return new Map(showing.cards.map(({ place, card }) => [place, card]));
  return new Map(view.face_up ? [[view.face_up.place, view.face_up.card]] : []);
}

export interface Purse {
  count: number;
  points: number | null;
}

const worth = (card: string): number => Number(card.slice(1));

/** A seat's gold; as long as a card is on its way there, without it. `open` is the gold of all, where it is laid open. */
export function goldOf(
  view: MineView,
  seat: number,
  showing: Showing | null,
  open: readonly string[][] | null = null,
): Purse {
  const { count, points } = view.mines[seat]!;
  const known = points ?? open?.[seat]?.reduce((sum, card) => sum + worth(card), 0) ?? null;
  const coming = showing?.winner === seat ? showing.cards.find(({ fate }) => fate === "won") : undefined;
  if (!coming) return { count, points: known };
  return { count: count - 1, points: known === null ? null : known - worth(coming.card) };
}
