import { expect, test } from "vitest";
import { dayOf, howLong } from "./time";

test("a time is told in its largest unit", () => {
  expect(howLong(59_000, "en")).toBeNull();
  expect(howLong(60_000, "en")).toBe("1 minute");
  expect(howLong(2 * 3_600_000 + 5, "en")).toBe("2 hours");
  expect(howLong(3 * 86_400_000, "de")).toBe("3 Tage");
});

test("a day has its year unless it is this one", () => {
  const now = new Date(2026, 10, 16);
  expect(dayOf(new Date(2026, 2, 5).getTime(), now, "en-GB")).toBe("5 Mar");
  expect(dayOf(new Date(2024, 2, 5).getTime(), now, "en-GB")).toBe("5 Mar 2024");
});
