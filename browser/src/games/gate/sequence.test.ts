import { describe, expect, it } from "vitest";
import type { GameEvent, Step } from "../../net/types";
import { sequenceOf } from "./sequence";

const step = (...events: GameEvent[]): Step => ({ last: null, events }) as Step;
const played = (seat: number, card: string, number: number): GameEvent => ({ kind: "played", seat, card, number });
const passed = (seat: number): GameEvent => ({ kind: "passed", seat });
const began: GameEvent = { kind: "round_began", round: 1, dealer: 1, hand_size: 2, hands: [] };
const ended: GameEvent = { kind: "round_ended", round: 1, seat: 0, chips: [], hands: [] };

describe("sequenceOf", () => {
  const steps = [
    step(began, { kind: "kicker", seat: 0, card: "g3" }),
    step(played(0, "g3", 3)),
    step(played(0, "k", 4)),
    step(passed(0)),
    step(played(1, "r5", 5)),
    step(passed(1)),
    step(passed(2)),
  ];

  it("is all that was played since it began, and who passed since the last card", () => {
    const { cards, passed: who } = sequenceOf(steps, { last: { seat: 1, card: "r5", number: 5 }, direction: "either" });
    expect(cards.map(({ card, number, seat }) => [card, number, seat])).toEqual([
      ["g3", 3, 0],
      ["k", 4, 0],
      ["r5", 5, 1],
    ]);
    expect([...who].sort()).toEqual([1, 2]);
  });

  it("is empty when somebody starts a new one", () => {
    const anew = [...steps, step(passed(0), { kind: "new_sequence", seat: 1 })];
    const { cards, passed: who } = sequenceOf(anew, { last: { seat: 1, card: "r5", number: 5 }, direction: "any" });
    expect(cards).toEqual([]);
    expect(who.size).toBe(0);
  });

  it("ends with the round, though its last card is told in the same step", () => {
    const over = [...steps, step(played(0, "g4", 4), ended, began)];
    expect(sequenceOf(over, { last: null, direction: "any" }).cards).toEqual([]);
  });

  it("shows the view's last card while the steps are not there yet", () => {
    const last = { seat: 2, card: "y6", number: 6 };
    expect(sequenceOf(steps, { last, direction: "either" }).cards).toEqual([last]);
  });
});
