import { beforeAll, expect, test, vi } from "vitest";
import type { GameEvent } from "../net/types";

beforeAll(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));

const player = (own: boolean) => ({ name: "", you: own, own, bot: !own, here: true });
/** The turn is the other's: who strikes is not always who gains. */
const struck = (winner: number): GameEvent => ({
  kind: "struck",
  seat: 1 - winner,
  winner,
  gold: "$3",
  gold_place: 9,
  miner: "g4",
  miner_place: 2,
});

test("only what one gains oneself is felt, and dynamite by everybody", async () => {
  const { buzzOf } = await import("./haptics");
  const players = [player(true), player(false)];
  expect(buzzOf("mine", [struck(0)], players)).toBe("gold");
  expect(buzzOf("mine", [struck(1)], players)).toBeNull();
  expect(buzzOf("gate", [{ kind: "chip_won", seat: 0, value: 10 }], players)).toBe("gold");
  expect(buzzOf("mine", [{ kind: "exploded", places: [1, 2], cards: ["*", "$1"] }], players)).toBe("boom");
  expect(buzzOf("gate", [{ kind: "passed", seat: 0 }], players)).toBeNull();
});
