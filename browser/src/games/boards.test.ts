import { expect, test } from "vitest";
import { faceOf } from "./boards";

test("a game's face is one promise, so that no step of a game takes the board down", async () => {
  expect(faceOf("donkey")).toBe(faceOf("donkey"));
  expect((await faceOf("donkey")).beats).toBeTypeOf("function");
});
