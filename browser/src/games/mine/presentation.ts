import type { MineEvent, MineOutcome, Seen, Truth } from "../../net/protocol";
import type { OwnPresentation } from "../presentation";
import { round } from "../pieces";
import { drawingOf, drawings } from "./art";

export const presentation: OwnPresentation<MineEvent, MineOutcome> = {
  drawings,
  drawingOf,
  isRound: true,
  hero: "m-au4",
  emblem: "m-au4",
  scene: [
    round("m-back", -162, 16, 80, 20),
    round("m-back", 76, 108, 80, 110),
    round("m-au4", 6, 8, 114, 6),
    round("m-r5", -108, 62, 132, -6),
    round("m-dyn", 100, 30, 62, 14),
  ],
  announced: ["gold_rush"],
  sounds: { turned_up: "card", struck: "gold", gold_found: "gold", duel: "duel", exploded: "boom", gold_rush: "bell" },
  booms: ["exploded"],
  gainerOf,
  // two cards are up, and everybody should see them
  holds: { struck: 1600, duel: 1900, exploded: 1700, turned_down: 1500, gold_found: 1200, card_left: 1100 },
  placeOf: (colour) => `m-${colour[0]}E`,
  truthOf,
};

/** Who strikes is not always who gains. */
function gainerOf(event: MineEvent): number | null {
  if (event.kind === "struck") return event.winner;
  return event.kind === "gold_found" ? event.seat : null;
}

/** The field with the cards that a seat has seen, and nobody's gold. */
function truthOf(seen: readonly Seen[]): Truth {
  const cells: (string | null)[] = [];
  for (const { place, card } of seen) cells[place - 1] = card;
  return { game: "mine", cells, gold: [] };
}
