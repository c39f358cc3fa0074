import { expect, test } from "vitest";
import type { KindedStep } from "../net/types";
import { mayTakeBack } from "./undo";

const step = (seat: number, ...kinds: string[]): KindedStep => ({
  last: { seat, move: "pass" },
  events: kinds.map((kind) => ({ kind })),
});

test("a move can be taken back as long as nothing was turned up since", () => {
  expect(mayTakeBack([step(0, "taken"), step(1, "swapped")], 0)).toBe(true);
  expect(mayTakeBack([step(0, "taken"), step(1, "taken", "offer_turned_up")], 0)).toBe(false);
  expect(mayTakeBack([step(0, "turned_up")], 0)).toBe(false);
  expect(mayTakeBack([step(1, "taken")], 0)).toBe(false);
});
