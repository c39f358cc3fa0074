import { expect, test } from "vitest";
import { nearest } from "./keys";

const here = { x: 0, y: 0 };

test("an arrow goes to what lies straight ahead", () => {
  const boxes = [
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: -10, y: 0 },
  ];
  expect(nearest(here, boxes, [1, 0])).toBe(0);
  expect(nearest(here, boxes, [-1, 0])).toBe(2);
  expect(nearest(here, boxes, [0, 1])).toBe(1);
});

test("where nothing lies nothing is found", () => {
  expect(nearest(here, [{ x: 10, y: 0 }], [0, -1])).toBe(-1);
});
