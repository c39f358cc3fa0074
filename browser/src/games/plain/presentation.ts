// What a game has that brings no presentation of its own.
import type { GamePresentation } from "../presentation";
import { upright } from "../pieces";

export const presentation: GamePresentation = {
  drawings: {},
  drawingOf: (card) => (card === null ? "back" : null),
  isRound: false,
  hero: "chip40",
  emblem: "back",
  scene: [upright("back", -96, 30, 92, -12), upright("back", 4, 30, 92, 12), upright("back", -50, 16, 100, 0)],
  announced: [],
  sounds: { taken: "card", played: "card" },
  booms: [],
  gainerOf: () => null,
  holds: {},
  beginnings: [],
  run: [],
  pauses: [],
  placeOf: (colour) => `em-${colour[0]}`,
  teamOf: () => null,
  sidesOf: ({ scores }) => scores.map((_, seat) => [seat]),
  truthOf: () => null,
};
