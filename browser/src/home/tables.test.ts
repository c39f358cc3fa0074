import { beforeAll, expect, test, vi } from "vitest";
import type { MyTable } from "../net/protocol";

beforeAll(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));

const table = (code: string, phase: MyTable["phase"], opened_at: number, my_turn = false): MyTable =>
  ({ code, phase, opened_at, my_turn }) as MyTable;

test("where I am waited for comes first, and what is over last", async () => {
  const { inOrder } = await import("./tables.svelte");
  const tables = [
    table("over", "over", 9),
    table("new", "gathering", 8),
    table("old", "playing", 1),
    table("young", "playing", 7),
    table("mine", "playing", 2, true),
  ];
  expect(inOrder(tables).map(({ code }) => code)).toEqual(["mine", "young", "old", "new", "over"]);
});
