import { describe, expect, it } from "vitest";
import type { GateView } from "../../net/protocol";
import { nextOf, restOf, runsOf } from "./run";

const view = (fields: Partial<GateView>): GateView =>
  ({ turn: 5, must_play: false, next_up: null, next_down: null, moves: [], hand: [], ...fields }) as GateView;

describe("runsOf", () => {
  it("goes both ways as far as the hand goes, round the end of the numbers", () => {
    const runs = runsOf(
      view({
        hand: ["g0", "r1", "g8", "y9", "g10", "k"],
        next_up: 10,
        next_down: 8,
        moves: ["play g10", "play g8", "play k10", "play k8", "pass"],
      }),
    );
    expect(runs).toEqual({ up: ["g10", "g0", "r1"], down: ["g8"] });
  });

  it("takes gold before red and red before green", () => {
    const hand = ["g3", "y3", "g4", "r4", "g5"];
    const moves = ["play g3", "play y3", "pass"];
    expect(runsOf(view({ hand, next_up: 3, moves })).up).toEqual(["y3", "r4", "g5"]);
  });

  it("starts a sequence with the longest run that may start", () => {
    const hand = ["g1", "g2", "r5", "g6", "y7"];
    const all = hand.map((card) => `play ${card}`);
    const runs = runsOf(view({ hand, must_play: true, moves: all }));
    expect(runs).toEqual({ up: ["r5", "g6", "y7"], down: ["y7", "g6", "r5"] });
    const kicker = runsOf(view({ hand, must_play: true, moves: ["play g1"] }));
    expect(kicker).toEqual({ up: ["g1", "g2"], down: ["g1"] });
  });

  it("offers nothing that the view does not list, and black never", () => {
    expect(runsOf(view({ hand: ["g4"], next_up: 4, moves: ["pass"] })).up).toEqual([]);
    expect(runsOf(view({ hand: ["k"], next_up: 4, moves: ["play k4", "pass"] })).up).toEqual([]);
  });

  it("uses no card twice, however long the way", () => {
    const hand = Array.from({ length: 11 }, (_, number) => `g${number}`);
    expect(runsOf(view({ hand, next_up: 3, moves: ["play g3"] })).up).toHaveLength(11);
  });
});

describe("a plan", () => {
  const plan = { cards: ["g4", "y5"], turn: 5 };

  it("goes on card by card while the view lists them", () => {
    expect(nextOf(plan, { turn: 5, moves: ["play g4", "pass"] })).toBe("play g4");
    expect(nextOf(restOf(plan), { turn: 6, moves: ["play y5", "pass"] })).toBe("play y5");
    expect(nextOf(restOf(restOf(plan)), { turn: 7, moves: ["pass"] })).toBeNull();
  });

  it("ends where the view does not list the card, or at another turn", () => {
    expect(nextOf(plan, { turn: 5, moves: ["pass"] })).toBeNull();
    expect(nextOf(plan, { turn: 4, moves: ["play g4"] })).toBeNull();
  });
});
