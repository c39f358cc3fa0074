import { expect, test } from "vitest";
import { sayDay, shareText } from "./telling";

test("a day is the one of UTC, whatever the time zone here", () => {
  expect(sayDay("2026-11-16", "en")).toBe("November 16, 2026");
});

test("what is shared is made of the result alone", () => {
  const result = { place: 1, margin: 3, score: 21, rank: 1, of: 5 };
  const text = shareText("2026-11-16", "mine", result, "https://example.org/daily");
  expect(text.split("\n").at(-1)).toBe("https://example.org/daily");
  expect(text).toContain("🟨🟨🟨");
});
