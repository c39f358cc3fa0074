// The sequence as it lies there, told by what happened: a view knows only its last card.
import type { GateView } from "../../net/protocol";
import type { Step } from "../../net/types";

export interface Laid {
  card: string;
  /** The card's number; of a black card the one that was named. */
  number: number;
  seat: number;
}

export interface Sequence {
  cards: readonly Laid[];
  /** Who has passed since the last card was played. */
  passed: ReadonlySet<number>;
}

const BEGINNINGS = new Set(["new_sequence", "round_began"]);

export function sequenceOf(steps: readonly Step[], view: Pick<GateView, "last" | "direction">): Sequence {
  const cards: Laid[] = [];
  const passed = new Set<number>();
  const events = steps.flatMap((step) => step.events);
  for (const event of events.toReversed()) {
    if (BEGINNINGS.has(event.kind)) break;
    if (event.kind === "played") cards.unshift(laidBy(event));
    if (event.kind === "passed" && cards.length === 0) passed.add(event.seat);
  }
  return { cards: endsWith(cards, view) ? cards : lastOf(view), passed };
}

function laidBy({ card, number, seat }: Laid): Laid {
  return { card, number, seat };
}

/** The steps may come later than the view, after a connection was lost. */
function endsWith(cards: readonly Laid[], view: Pick<GateView, "last" | "direction">): boolean {
  const [last] = lastOf(view);
  const laid = cards.at(-1);
  return last?.card === laid?.card && last?.number === laid?.number && last?.seat === laid?.seat;
}

/** While any card may come, the last one belongs to a sequence that is over. */
function lastOf({ last, direction }: Pick<GateView, "last" | "direction">): Laid[] {
  return last && direction !== "any" ? [laidBy(last)] : [];
}
