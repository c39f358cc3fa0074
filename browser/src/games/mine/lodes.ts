// Won gold by its value, the richest first.
export interface Lode {
  value: number;
  cards: string[];
  points: number;
  /** How many cards are told before these. */
  after: number;
}

export function lodesOf(gold: readonly string[]): Lode[] {
  const values = [...new Set(gold.map(valueOf))].toSorted((one, other) => other - one);
  return values.map((value) => {
    const cards = gold.filter((card) => valueOf(card) === value);
    const after = gold.filter((card) => valueOf(card) > value).length;
    return { value, cards, points: value * cards.length, after };
  });
}

const valueOf = (card: string): number => Number(card.slice(1));
