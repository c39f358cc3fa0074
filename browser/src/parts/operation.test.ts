import { expect, test } from "vitest";
import { Refusal } from "../net/api";
import { Operation } from "./operation.svelte";

test("what goes wrong is said until the next try, and nothing is under way then", async () => {
  const operation = new Operation();
  expect(await operation.run(() => Promise.reject(new Refusal("too_many", "That is too much.")))).toBe(false);
  expect(operation.problem).not.toBe("");
  expect(operation.isBusy).toBe(false);
  operation.told = "Saved.";
  const again = operation.run(() => Promise.resolve());
  expect([operation.problem, operation.told, operation.isBusy]).toEqual(["", "", true]);
  expect(await again).toBe(true);
  expect(operation.isBusy).toBe(false);
});
