import { expect, test, vi } from "vitest";
import { api } from "./api";

test("a replay is asked for page by page, until there is one step more than moves", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const start = Number(new URL(path, "http://x").searchParams.get("start") ?? 0);
    const steps = Array.from({ length: Math.min(100, 231 - start) }, (_, step) => ({ turn: start + step }));
    return { ok: true, json: async () => ({ turns: 230, start, steps }) };
  });
  const replay = await api.replay({}, "seat=0");
  expect(replay.steps.map((step) => (step as unknown as { turn: number }).turn)).toEqual([...Array(231).keys()]);
  expect(asked).toEqual(["", "&start=100", "&start=200"].map((page) => `/api/replay?seat=0${page}`));
  vi.unstubAllGlobals();
});
