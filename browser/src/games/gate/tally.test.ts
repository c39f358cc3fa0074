import { describe, expect, it } from "vitest";
import type { RoundScore } from "../../net/protocol";
import { gainsOfSeat, shownOf, stacksOf, sumOf, tallyOf } from "./tally";

const first: RoundScore = {
  round: 1,
  dealer: 0,
  winner: 1,
  hands: [["r4"], [], ["g1"], ["r9"]],
  chips: [
    { value: 10, seat: 0, by: "gold" },
    { value: 20, seat: 2, by: "gold" },
    { value: 30, seat: 1, by: "end" },
    { value: 40, seat: 1, by: "end" },
  ],
  payments: [
    { seat: 0, value: 10 },
    { seat: 3, value: 0 },
  ],
  points: [0, 80, 20, 0],
};
const second: RoundScore = {
  ...first,
  round: 2,
  chips: [{ value: 10, seat: 3, by: "gold" }],
  payments: [],
  points: [0, 80, 20, 10],
};
const alone = [0, 1, 2, 3].map((seat) => ({ seats: [seat] }));

describe("tallyOf", () => {
  it("adds up to the points after each round", () => {
    const tally = tallyOf([first, second], alone);
    const totals = (rounds: number) => alone.map((_, side) => sumOf(tally.slice(0, rounds).flatMap((r) => r[side]!)));
    expect(totals(1)).toEqual(first.points);
    expect(totals(2)).toEqual(second.points);
  });

  it("adds up for teams", () => {
    const [round] = tallyOf([first], [{ seats: [0, 2] }, { seats: [1, 3] }]);
    expect(round!.map(sumOf)).toEqual([20, 80]);
  });

  it("moves a paid chip at one moment, and tells nothing of those who could not pay", () => {
    const [round] = tallyOf([first], alone);
    const paid = round![0]!.find((gain) => gain.why === "paid")!;
    const got = round![1]!.find((gain) => gain.why === "got")!;
    expect([paid.value, got.value]).toEqual([-10, 10]);
    expect(paid.at).toBe(got.at);
    expect(round![3]).toEqual([]);
  });
});

it("comes chip by chip", () => {
  const [round] = tallyOf([first, second], alone);
  expect(sumOf(shownOf(round![1]!, 3))).toBe(30);
  expect(sumOf(shownOf(round![1]!, 4))).toBe(70);
});

it("tells what one seat won, though partners share a purse", () => {
  const gains = gainsOfSeat(first, [{ seats: [0, 2] }, { seats: [1, 3] }], 2);
  expect(gains.map(({ why, value }) => [why, value])).toEqual([["gold", 20]]);
});

it("stacks the chips of a purse by value", () => {
  expect(stacksOf([10, 10, 40])).toEqual([
    { value: 40, count: 1 },
    { value: 10, count: 2 },
  ]);
});
