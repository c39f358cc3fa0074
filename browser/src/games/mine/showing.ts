// What the last move showed, for as long as it is shown: the cards that are up, and what becomes of each.
import type { GameEvent, MineView } from "../../net/types";

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

interface Facts {
  seat: number;
  winner: number;
  gold: string;
  gold_place: number;
  miner: string;
  miner_place: number;
  stronger: string;
  stronger_place: number;
  weaker: string;
  weaker_place: number;
  places: number[];
  cards: string[];
  place: number;
  card: string;
}

const shown = (place: number, card: string, fate: Fate): Shown => ({ place, card, fate });

const OUTCOMES: Record<string, (facts: Facts) => Omit<Showing, "event">> = {
  struck: ({ winner, miner, miner_place, gold, gold_place }) => ({
    cards: [shown(miner_place, miner, "leaves"), shown(gold_place, gold, "won")],
    winner,
  }),
  duel: ({ stronger, stronger_place, weaker, weaker_place }) => ({
    cards: [shown(stronger_place, stronger, "stays"), shown(weaker_place, weaker, "leaves")],
    winner: null,
  }),
  exploded: (facts) => ({ cards: both(facts, "leaves"), winner: null }),
  turned_down: (facts) => ({ cards: both(facts, "stays"), winner: null }),
  gold_found: ({ seat, place, card }) => ({ cards: [shown(place, card, "won")], winner: seat }),
  card_left: ({ place, card }) => ({ cards: [shown(place, card, "leaves")], winner: null }),
};

const both = ({ places, cards }: Facts, fate: Fate): Shown[] =>
  places.map((place, index) => shown(place, cards[index]!, fate));

/** What these events show; null if they turned up only a first card, or none. */
export function showingOf(events: readonly GameEvent[]): Showing | null {
  const event = events.find(({ kind }) => kind in OUTCOMES);
  return event ? { event, ...OUTCOMES[event.kind]!(event as unknown as Facts) } : null;
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
