import { describe, expect, test } from "vitest";
import { distance, grid, GROWN, grownAt, isAcross, LEAST, PLACES, scatter, turned, type Spread } from "./spread";

const FIELDS = {
  "a phone": 370 / 557,
  "a short phone": 370 / 424,
  "a desktop": 976 / 546,
  "a short desktop": 976 / 416,
  "a phone on its side": 820 / 190,
  "a square": 1,
};

const pairs = [...Array(PLACES).keys()].flatMap((one) => [...Array(one).keys()].map((other) => [one, other] as const));

function closest({ spots }: Spread): number {
  return Math.min(...pairs.map(([one, other]) => distance(spots[one]!, spots[other]!)));
}

test("no deal has smaller cards because its cards do not part at once", () => {
  const shape = 425 / 207;
  expect(scatter(shape, "c245489/1").width).toBe(scatter(shape, "/t/abc").width);
});

describe.each(Object.entries(FIELDS))("on %s", (_, shape) => {
  const spread = scatter(shape, "/t/abc");

  test("no card lies on another, strewn or in the grid", () => {
    expect(spread.spots).toHaveLength(PLACES);
    expect(closest(spread)).toBeGreaterThanOrEqual(LEAST);
    expect(closest(grid(shape))).toBeGreaterThanOrEqual(LEAST);
  });

  test("all cards lie inside, in a field of this shape", () => {
    expect(spread.width / spread.height).toBeCloseTo(shape);
    for (const { width, height, spots } of [spread, grid(shape)]) {
      for (const { x, y } of spots) {
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(0.5);
      }
    }
  });

  test("the same seed strews the same way, another one does not", () => {
    expect(scatter(shape, "/t/abc")).toEqual(spread);
    expect(scatter(shape, "/t/abd")).not.toEqual(spread);
  });

  test("places are numbered in reading order", () => {
    const { spots, height } = spread;
    const quarter = (from: number) => spots.slice(from, from + 16).reduce((sum, { y }) => sum + y, 0) / 16;
    expect(quarter(0)).toBeLessThan(height / 3);
    expect(quarter(48)).toBeGreaterThan((height * 2) / 3);
    expect(spots[0]!.x).toBeLessThan(spots[1]!.x);
  });

  test("two grown cards lie inside the field and beside each other", () => {
    for (const [one, other] of pairs) {
      const points = grownAt(spread, [one + 1, other + 1]);
      expect(distance(points[0]!, points[1]!)).toBeGreaterThan(GROWN);
      for (const { x, y } of points) {
        expect(Math.min(x, y, spread.width - x, spread.height - y)).toBeGreaterThanOrEqual(GROWN / 2);
      }
    }
  });
});

test("a phone that is turned and turned back shows every card where it was", () => {
  const spread = scatter(FIELDS["a phone"], "/t/abc");
  expect(isAcross(spread, 640, 270)).toBe(true);
  expect(isAcross(spread, 370, 424)).toBe(false);
  const onItsSide = turned(spread, false);
  expect(isAcross(onItsSide, 640, 270)).toBe(false);
  expect(onItsSide.spots[0]).toEqual({
    x: spread.spots[0]!.y,
    y: spread.width - spread.spots[0]!.x,
    tilt: spread.spots[0]!.tilt - 90,
  });
  const back = turned(onItsSide, true);
  back.spots.forEach((spot, index) => expect(distance(spot, spread.spots[index]!)).toBeCloseTo(0));
});
