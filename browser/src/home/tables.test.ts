import { beforeAll, expect, test, vi } from "vitest";
import type { MyTable } from "../net/protocol";

beforeAll(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));

const table = (code: string, phase: MyTable["phase"], opened_at: number, since?: number): MyTable =>
  ({ code, phase, opened_at, my_turn: since !== undefined, waiting_since: since ?? null }) as MyTable;

test("where I am waited for comes first, the longest before the others, and what is over last", async () => {
  const { inOrder } = await import("./tables.svelte");
  const tables = [
    table("over", "over", 9),
    table("new", "gathering", 8),
    table("old", "playing", 1),
    table("young", "playing", 7),
    table("mine", "playing", 2, 50),
    table("late", "playing", 1, 20),
  ];
  expect(inOrder(tables).map(({ code }) => code)).toEqual(["late", "mine", "young", "old", "new", "over"]);
});
