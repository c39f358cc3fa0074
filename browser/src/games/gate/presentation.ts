import type { GateEvent, GateOptions, GateOutcome } from "../../net/protocol";
import type { OwnPresentation } from "../presentation";
import { upright } from "../pieces";
import { drawings } from "./art";

const TEAMS = 2;

export const presentation: OwnPresentation<GateEvent, GateOutcome> = {
  drawings,
  drawingOf,
  hero: "chip40",
  emblem: "g-y4",
  scene: [
    { art: "bridge", x: -215, y: 6, w: 430, h: 134, turn: 0, flat: true },
    upright("g-g3", -118, 82, 78, -8),
    upright("g-y4", -40, 74, 80, 0),
    upright("g-r5", 40, 82, 78, 8),
  ],
  announced: ["round_began", "round_ended"],
  sounds: { played: "card", chip_won: "chip", round_ended: "set" },
  gainerOf: (event) => (event.kind === "chip_won" ? event.seat : null),
  holds: { chip_won: 1000, round_ended: 6000, paid: 2500 },
  beginnings: ["round_ended"],
  run: ["played", "chip_won"],
  pauses: ["round_ended"],
  teamOf,
  sidesOf: ({ purses }) => purses.map(({ seats }) => seats),
};

/** Black may be told with the number that it stands for. */
function drawingOf(card: string | null): string {
  if (card === null) return "back";
  return card.startsWith("k") ? "g-k" : `g-${card}`;
}

/** Partners sit opposite each other. */
function teamOf({ teams }: GateOptions = {}, players: number, seat: number): number | null {
  return teams && players === TEAMS * 2 ? seat % TEAMS : null;
}
