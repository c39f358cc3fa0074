import { describe, expect, it } from "vitest";
import type { GateView } from "../../net/protocol";
import { journeysOf, sideOf, spots } from "./journeys";

const view = {
  seat: 0,
  hand: ["g3", "k"],
  purses: [{ seats: [0, 2] }, { seats: [1, 3] }],
} as unknown as GateView;

describe("journeysOf", () => {
  it("brings a card from the own hand or from another's fan to the sequence", () => {
    const mine = journeysOf([{ kind: "played", seat: 0, card: "r7", number: 7 }], view, 3);
    expect(mine).toContainEqual({ from: spots.hand("r7"), to: spots.last, flip: false });
    expect(mine).toContainEqual({ from: spots.last, to: spots.laid(1) });
    const theirs = journeysOf([{ kind: "played", seat: 3, card: "r7", number: 7 }], view, 3);
    expect(theirs).toContainEqual({ from: spots.fan(3), to: spots.last, flip: true });
  });

  it("finds where a card lay in a hand that was covered meanwhile", () => {
    const covered = { ...view, seat: null, hand: null };
    expect(journeysOf([{ kind: "played", seat: 0, card: "r7", number: 7 }], covered, 3)).toContainEqual({
      from: [spots.hand("r7"), spots.fan(0)],
      to: spots.last,
      flip: true,
    });
  });

  it("takes the last of several black cards", () => {
    const journeys = journeysOf([{ kind: "played", seat: 0, card: "k", number: 2 }], view, 1);
    expect(journeys).toContainEqual({ from: spots.hand("k", 1), to: spots.last, flip: false });
  });

  it("brings a chip from the bridge to the purse of its winner's team", () => {
    expect(journeysOf([{ kind: "chip_won", seat: 3, value: 20 }], view, 1)).toEqual([
      { from: spots.slot(20), to: spots.purse(1, 20) },
    ]);
    expect(sideOf(view, 2)).toBe(0);
  });

  it("brings what is left on the bridge to who ended the round", () => {
    expect(journeysOf([{ kind: "round_ended", round: 1, seat: 1, chips: [30, 40], hands: [] }], view, 0)).toHaveLength(
      2,
    );
  });
});
