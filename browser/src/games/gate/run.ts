// A run that a person plans. Its first card is sent, and each next one when the view lists it.
import type { GateView } from "../../net/protocol";
import { choicesOf, isBlack, numberOf, playMove, type Way } from "./moves";

/** Of equal numbers gold goes first, as it may win a chip, and red next, as it may cost one. */
const COLOURS = ["y", "r", "g"];
const NUMBERS = 11;

export interface PlannedRun {
  cards: readonly string[];
  /** The turn at which the first of them is to be played; at another turn the plan is over. */
  turn: number;
}

export type Runs = Record<Way, readonly string[]>;

/** The cards that the hand has for each way, beginning with one that can be played now. */
export function runsOf(view: GateView): Runs {
  const hand = (view.hand ?? []).filter((card) => !isBlack(card));
  const { cards } = choicesOf(view.moves);
  const along = (way: Way): readonly string[] => {
    const next = way === "up" ? view.next_up : view.next_down;
    const chain = view.must_play
      ? longest([...cards].map((card) => [card, ...chainOf(hand, after(numberOf(card), way), way)]))
      : chainOf(hand, next, way);
    return chain.length > 0 && cards.has(chain[0]!) ? chain : [];
  };
  return { up: along("up"), down: along("down") };
}

/** What to play next by a plan; null if it cannot go on. */
export function nextOf(plan: PlannedRun, view: Pick<GateView, "turn" | "moves">): string | null {
  const [card] = plan.cards;
  if (card === undefined || plan.turn !== view.turn) return null;
  const move = playMove(card);
  return view.moves.includes(move) ? move : null;
}

/** What is left of the plan when the first card is on its way. */
export function restOf(plan: PlannedRun): PlannedRun {
  return { cards: plan.cards.slice(1), turn: plan.turn + 1 };
}

function chainOf(hand: readonly string[], first: number | null, way: Way): string[] {
  const chain: string[] = [];
  for (let number = first; number !== null && chain.length < NUMBERS; number = after(number, way)) {
    const card = COLOURS.map((colour) => `${colour}${number}`).find((one) => hand.includes(one));
    if (card === undefined) break;
    chain.push(card);
  }
  return chain;
}

function after(number: number, way: Way): number {
  return (number + (way === "up" ? 1 : NUMBERS - 1)) % NUMBERS;
}

function longest(chains: readonly string[][]): string[] {
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}
