// How the points of `donkey` come about: first the sets, colour by colour, then what the colour scoring adds.
import type { DonkeyOutcome } from "../../net/protocol";
import { counted, LANES, type Lain } from "./lanes";

const SET = 3;
const DONKEY = -2;

export interface Group {
  colour: string;
  cards: readonly Lain[];
  points: number;
  /** How many sets these cards are; none is the card that the colour scoring brought. */
  sets: number;
  /** The beat at which it is counted. */
  at: number;
}

/** By seat. */
export function groupsOf({ piles, colours }: Pick<DonkeyOutcome, "piles" | "colours">): Group[][] {
  const parts = LANES.map((colour) => partsOf(colour, piles, colours.find((one) => one.colour[0] === colour)?.kept));
  const sets = parts.filter(({ inSets }) => inSets.some((cards) => cards.length));
  const kept = parts.filter((part) => part.kept.some((card) => card !== null));
  return piles.map((_, seat) => [
    ...sets.flatMap(({ colour, inSets }, at) => groupOf(colour, inSets[seat]!, inSets[seat]!.length / SET, at)),
    ...kept.flatMap((part, index) => {
      const card = part.kept[seat];
      return groupOf(part.colour, card == null ? [] : [card], 0, sets.length + index);
    }),
  ]);
}

/** How many beats the count has. */
export function beatsOf(outcome: Pick<DonkeyOutcome, "piles" | "colours">): number {
  return Math.max(0, ...groupsOf(outcome).flatMap((groups) => groups.map(({ at }) => at + 1)));
}

export function pointsAt(groups: readonly Group[], beat: number): number {
  return groups.reduce((sum, group) => (group.at < beat ? sum + group.points : sum), 0);
}

function partsOf(colour: string, piles: readonly string[][], kept: readonly (string | null)[] = []) {
  const inSets = piles.map((pile, seat) => {
    const cards = pile.filter((card) => card.startsWith(colour));
    const extra = kept[seat];
    return extra == null ? cards : cards.toSpliced(cards.indexOf(extra), 1);
  });
  return { colour, inSets, kept };
}

function groupOf(colour: string, cards: readonly string[], sets: number, at: number): Group[] {
  if (!cards.length) return [];
  const points = cards.reduce((sum, card) => sum + (card.endsWith("D") ? DONKEY : Number(card.slice(1))), 0);
  return [{ colour, cards: counted(cards), points, sets, at }];
}
