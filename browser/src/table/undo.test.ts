import { beforeAll, expect, test, vi } from "vitest";
import type { KindedStep } from "../net/types";

beforeAll(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));

const step = (seat: number, ...kinds: string[]): KindedStep => ({
  last: { seat, move: "pass" },
  events: kinds.map((kind) => ({ kind })),
});

test("a move can be taken back as long as nothing was turned up since", async () => {
  const { mayTakeBack } = await import("./undo");
  expect(mayTakeBack("donkey", [step(0, "taken"), step(1, "swapped")], 0)).toBe(true);
  expect(mayTakeBack("donkey", [step(0, "taken"), step(1, "taken", "offer_turned_up")], 0)).toBe(false);
  expect(mayTakeBack("mine", [step(0, "turned_up")], 0)).toBe(false);
  expect(mayTakeBack("donkey", [step(1, "taken")], 0)).toBe(false);
});
