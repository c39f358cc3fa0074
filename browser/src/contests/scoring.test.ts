import { expect, test } from "vitest";
import { sayPoints } from "./scoring";

test("points are written as they are counted", () => {
  expect(sayPoints(4, { duplicate: false }, "en")).toBe("4");
  expect(sayPoints(666, { duplicate: true, compare: "match_points" }, "en")).toBe("66.6");
  expect(sayPoints(-35, { duplicate: true, compare: "mean" }, "en")).toBe("-3.5");
  expect(sayPoints(20, { duplicate: true, compare: "mean" }, "de")).toBe("+2,0");
});
