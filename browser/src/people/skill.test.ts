import { expect, test } from "vitest";
import { errorsOf, interval } from "./skill";

test("a mean has its interval, and one game has none", () => {
  const format = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });
  expect(interval(format, 10_000, 0.58, 0.05)).toBe("58% ± 10%");
  expect(interval(format, 1, 0.58, null)).toBe("–");
});

test("few games make a wide interval, many the usual one", () => {
  expect(errorsOf(6)).toBeCloseTo(2.57, 1);
  expect(errorsOf(1000)).toBeCloseTo(1.96, 2);
});
