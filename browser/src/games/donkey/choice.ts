// What a tap means: from the legal moves that the view lists to the looks of the cards. No rule is known here.
import type { CardState } from "../../play/card";

/** A card somebody tapped: one's own or one on offer. `copy` tells equal cards apart. */
export interface Chosen {
  zone: "own" | "offer";
  card: string;
  copy: number;
}

export class Moves {
  readonly #takes = new Set<string>();
  readonly #swaps: { give: string; get: string }[] = [];
  readonly #bonuses: { card: string; seat: number }[] = [];
  readonly mayDecline: boolean;

  constructor(moves: readonly string[]) {
    this.mayDecline = moves.includes("decline");
    for (const move of moves) {
      const [kind, first = "", second = ""] = move.split(" ");
      if (kind === "take") this.#takes.add(first);
      if (kind === "swap") this.#swaps.push({ give: first, get: second });
      if (kind === "bonus") this.#bonuses.push({ card: first, seat: Number(second) });
    }
  }

  takes(card: string): boolean {
    return this.#takes.has(card);
  }

  gives(card: string): boolean {
    return this.#swaps.some(({ give }) => give === card);
  }

  gets(card: string): boolean {
    return this.#swaps.some(({ get }) => get === card);
  }

  get maySwap(): boolean {
    return this.#swaps.length > 0;
  }

  swaps(give: string, get: string): boolean {
    return this.#swaps.some((swap) => swap.give === give && swap.get === get);
  }

  /** Nothing can be meant by a tap on a card on offer but to take it. */
  onlyTakes(card: string): boolean {
    return this.takes(card) && !this.gets(card);
  }

  takesBonus(card: string, seat: number): boolean {
    return this.#bonuses.some((bonus) => bonus.card === card && bonus.seat === seat);
  }

  get isBonus(): boolean {
    return this.#bonuses.length > 0;
  }
}

const isSame = (chosen: Chosen | null, zone: Chosen["zone"], card: string, copy: number): boolean =>
  chosen?.zone === zone && chosen.card === card && chosen.copy === copy;

export function offerState(moves: Moves, chosen: Chosen | null, card: string, copy: number): CardState {
  if (isSame(chosen, "offer", card, copy)) return "chosen";
  if (chosen?.zone === "own") return moves.swaps(chosen.card, card) ? "partner" : "forbidden";
  if (moves.takes(card)) return "legal";
  return moves.gets(card) ? "rest" : "forbidden";
}

export function ownState(moves: Moves, chosen: Chosen | null, card: string, copy: number): CardState {
  if (isSame(chosen, "own", card, copy)) return "chosen";
  if (chosen?.zone === "offer") return moves.swaps(card, chosen.card) ? "partner" : "forbidden";
  // While one of the own cards is chosen, only what it can be exchanged for stands out.
  return moves.gives(card) && chosen === null ? "swap" : "rest";
}

export function bonusState(moves: Moves, card: string, seat: number): CardState {
  return moves.takesBonus(card, seat) ? "partner" : "forbidden";
}

/** The move that two taps name, own card and card on offer in either order. */
export function swapOf(chosen: Chosen, zone: Chosen["zone"], card: string): string {
  return zone === "offer" ? `swap ${chosen.card} ${card}` : `swap ${card} ${chosen.card}`;
}
