import { expect, test } from "vitest";
import { isAddress } from "./passkeys";

test("an address is no name", () => {
  expect(["127.0.0.1", "[::1]", "10.0.0.7"].map(isAddress)).toEqual([true, true, true]);
  expect(["localhost", "gold.example", "box.local"].map(isAddress)).toEqual([false, false, false]);
});
