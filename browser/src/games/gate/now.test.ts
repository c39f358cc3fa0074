import { expect, it } from "vitest";
import type { GateView } from "../../net/protocol";
import type { GameEvent } from "../../net/types";
import { viewNow } from "./now";

const played: GameEvent = { kind: "played", seat: 1, card: "r7", number: 7 };
const ended: GameEvent = { kind: "round_ended", seat: 1, round: 1, chips: [30, 40], hands: [["r2"], []] };
const began: GameEvent = { kind: "round_began", round: 2, dealer: 1, hand_size: 2, hands: [null, null] };
const score = {
  round: 1,
  dealer: 0,
  winner: 1,
  hands: [["r2"], []],
  chips: [],
  payments: [{ seat: 0, value: 10 }],
  points: [0, 80],
};
const view = {
  seat: 0,
  round: 2,
  hand: ["g1", "g2"],
  hand_sizes: [2, 2],
  finished: [score],
  chips_in_play: [10, 20, 30, 40],
  purses: [
    { seats: [0], chips: [20], points: 20 },
    { seats: [1], chips: [30, 40, 10], points: 80 },
  ],
} as unknown as GateView;

it("shows the last card of a round before its end", () => {
  const now = viewNow(view, [{ last: null, events: [played] }], [ended, began]);
  expect(now).toMatchObject({ round: 1, hand: ["r2"], hand_sizes: [1, 0], chips_in_play: [30, 40], finished: [] });
  expect(now.last).toMatchObject({ seat: 1, card: "r7", number: 7 });
  expect(now.purses.map(({ chips, points }) => [chips, points])).toEqual([
    [[20, 10], 30],
    [[], 0],
  ]);
});

it("shows the view as it is when nothing is to come", () => {
  expect(viewNow(view, [], [])).toBe(view);
});
