import { beforeAll, expect, test, vi } from "vitest";

beforeAll(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));

const player = (own: boolean) => ({ name: "", you: own, own, bot: !own, here: true });

test("only what one gains oneself is felt, and dynamite by everybody", async () => {
  const { buzzOf } = await import("./haptics");
  const players = [player(true), player(false)];
  expect(buzzOf([{ kind: "struck", seat: 1, winner: 0 }], players)).toBe("gold");
  expect(buzzOf([{ kind: "struck", seat: 0, winner: 1 }], players)).toBeNull();
  expect(buzzOf([{ kind: "chip_won", seat: 0, value: 10 }], players)).toBe("gold");
  expect(buzzOf([{ kind: "exploded" }], players)).toBe("boom");
  expect(buzzOf([{ kind: "passed", seat: 0 }], players)).toBeNull();
});
