import { beforeAll, expect, test, vi } from "vitest";
import { words } from "../words/words.svelte";

beforeAll(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  words.has = (id) => id === "level-easy";
});

test("a replay names who played, as far as the record tells", async () => {
  const { playerOf } = await import("./replay.svelte");
  const record = { names: ["Mia", "easy", null, 7] };
  expect(playerOf(record, 0)).toMatchObject({ name: "Mia", bot: false });
  expect(playerOf(record, 1)).toMatchObject({ name: "Otto", bot: true });
  for (const seat of [2, 3]) expect(playerOf(record, seat)).toMatchObject({ name: "ui-seat", bot: false });
  expect(playerOf({}, 0)).toMatchObject({ name: "ui-seat" });
});

test("better moves take the place of those that were made, and the result goes", async () => {
  const { withOther } = await import("./replay.svelte");
  const record = { game: "gate", moves: ["a", "b", "c"], result: { scores: [1, 2] } };
  expect(withOther(record, 1, ["x", "y"])).toEqual({ game: "gate", moves: ["a", "x", "y"] });
});
