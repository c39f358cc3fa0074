import { afterEach, expect, test, vi } from "vitest";
import { Account } from "./account.svelte";

const KNOWS_ME = "/api/me";
const ANSWERS: Record<string, unknown> = { "/api/me/person": { name: null }, "/api/me/link": { token: "abc" } };

afterEach(() => vi.unstubAllGlobals());

test("who is quicker than the server waits until it knows the device", async () => {
  const asked: string[] = [];
  let answerFirst = (): void => undefined;
  vi.stubGlobal("location", { origin: "http://gold.example" });
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path === KNOWS_ME) await first;
    return { ok: true, json: async () => ANSWERS[path] ?? {} };
  });
  const account = new Account();
  const loading = account.load();
  const shown = account.showLink();
  await Promise.resolve();
  expect(asked).toEqual([KNOWS_ME]);
  answerFirst();
  await Promise.all([loading, shown]);
  expect(asked).toContain("/api/me/link");
  expect(account.link).toBe("http://gold.example/me/abc");
});
