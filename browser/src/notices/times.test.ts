import { expect, test } from "vitest";
import { bytesOf } from "./subscription";
import { minutesOf, textOf } from "./times";

test("times of day go both ways", () => {
  expect(textOf(0)).toBe("00:00");
  expect(textOf(22 * 60 + 5)).toBe("22:05");
  expect(minutesOf("22:05")).toBe(22 * 60 + 5);
  expect(minutesOf("")).toBeNull();
  expect(minutesOf("x:y")).toBeNull();
});

test("a key is read as base64 for URLs", () => {
  expect([...bytesOf("_-8A")]).toEqual([255, 239, 0]);
});
