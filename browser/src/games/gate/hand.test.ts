import { describe, expect, it } from "vitest";
import { goesOf, handOf, stateOf } from "./hand";
import { choicesOf } from "./moves";

const choices = choicesOf(["play y6", "play k6", "play k4", "pass"]);
const view = { next_up: 6, next_down: 4 };

it("gives every card a name of its own, black ones too", () => {
  const spots = handOf(["g3", "k", "k"]).map(({ spot }) => spot);
  expect(new Set(spots).size).toBe(3);
});

describe("the look of a card", () => {
  it("stands out if it can be played and steps back if not", () => {
    expect(stateOf("y6", choices, true, false)).toBe("legal");
    expect(stateOf("k", choices, true, false)).toBe("legal");
    expect(stateOf("k", choices, true, true)).toBe("chosen");
    expect(stateOf("g1", choices, true, false)).toBe("forbidden");
  });

  it("is marked in no way while it is another's turn", () => {
    expect(stateOf("y6", choices, false, false)).toBe("rest");
  });

  it("says which way it goes, where that is no choice", () => {
    expect(goesOf("y6", choices, view)).toBe("up");
    expect(goesOf("g1", choices, view)).toBeNull();
    expect(goesOf("k", choices, view)).toBeNull();
    expect(goesOf("k", choicesOf(["play k4"]), view)).toBe("down");
  });
});
