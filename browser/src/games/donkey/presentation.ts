import type { DonkeyEvent, DonkeyOutcome } from "../../net/protocol";
import type { OwnPresentation } from "../presentation";
import { upright } from "../pieces";
import { drawings } from "./art";

export const presentation: OwnPresentation<DonkeyEvent, DonkeyOutcome> = {
  drawings,
  drawingOf: (card) => (card === null ? "back" : `d-${card}`),
  hero: "donkey",
  emblem: "d-gD",
  scene: [upright("d-b8", -118, 28, 96, -13), upright("d-r4", 26, 34, 92, 12), upright("d-gD", -62, 12, 122, -1)],
  announced: ["grand_final", "set_scored"],
  sounds: { taken: "card", swapped: "exchange", bonus_taken: "card", set_scored: "set", grand_final: "bell" },
  gainerOf: (event) => (event.kind === "set_scored" ? event.seat : null),
  holds: { set_scored: 1200, offer_turned_up: 900 },
  beginnings: ["set_scored", "offer_turned_up"],
};
