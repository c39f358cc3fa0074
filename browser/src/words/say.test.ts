import { expect, test } from "vitest";
import { sayRefusal } from "./say";
import { words } from "./words.svelte";

const DONKEY = { name: "illegal_move", sentence: "A donkey is never taken in an exchange. (D12)", clause: "D12" };

test("a refused move is explained by the rules' own sentence, or in another language by the clause", () => {
  expect(sayRefusal(DONKEY)).toBe("A donkey is never taken in an exchange.");
  words.language = "de";
  words.has = (id) => id === "refused-clause-d12";
  expect(sayRefusal(DONKEY)).toBe("refused-clause-d12");
});
