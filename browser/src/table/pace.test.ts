import { beforeAll, expect, test, vi } from "vitest";

beforeAll(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));

test("what needs to be seen is shown longer, and nothing at all to who wants it at once", async () => {
  const { hold } = await import("./pace");
  expect(hold([{ kind: "passed" }], "calm")).toBe(700);
  expect(hold([{ kind: "turned_up" }, { kind: "duel" }], "calm")).toBe(1900);
  expect(hold([{ kind: "duel" }], "quick")).toBe(950);
  expect(hold([{ kind: "duel" }], "instant")).toBe(0);
});
