// A tableau in lanes, one a colour, always in the same order.
export const LANES = ["g", "b", "v", "r", "o", "p"] as const;

export interface Lain {
  card: string;
  /** Which of the equal cards it is. */
  copy: number;
}

/** The cards with their copies counted. */
export function counted(cards: readonly string[]): Lain[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy };
  });
}

export function lanesOf(cards: readonly string[]): { colour: string; cards: Lain[] }[] {
  const all = counted(cards);
  return LANES.map((colour) => ({ colour, cards: all.filter(({ card }) => card.startsWith(colour)) }));
}
