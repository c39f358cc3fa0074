// How the cards of the own hand look, by what can be done with them.
import type { GateView } from "../../net/protocol";
import type { CardState } from "../../play/card";
import { spots } from "./journeys";
import { isBlack, numberOf, wayOf, type Choices, type Way } from "./moves";

export interface HandCard {
  card: string;
  /** A name of its own among the hand's cards, for black ones too. */
  spot: string;
}

export function handOf(cards: readonly string[]): HandCard[] {
  return cards.map((card, index) => ({
    card,
    spot: spots.hand(card, cards.slice(0, index).filter(same(card)).length),
  }));
}

export function stateOf(card: string, choices: Choices, yourTurn: boolean, isChosen: boolean): CardState {
  if (!yourTurn) return "rest";
  if (isChosen) return "chosen";
  const legal = isBlack(card) ? choices.black.length > 0 : choices.cards.has(card);
  return legal ? "legal" : "forbidden";
}

/** The way that a card goes, where it goes only one. */
export function goesOf(card: string, choices: Choices, view: Pick<GateView, "next_up" | "next_down">): Way | null {
  if (!isBlack(card)) return choices.cards.has(card) ? wayOf(view, numberOf(card)) : null;
  return choices.black.length === 1 ? wayOf(view, choices.black[0]!) : null;
}

/** How many stand in a row on a phone; the rows stay while the hand gets smaller, so that nothing jumps. */
export function columnsOf(players: number): number {
  return { 2: 6, 3: 5 }[players] ?? 4;
}

const same = (card: string) => (other: string) => other === card;
