import { expect, test } from "vitest";
import type { DonkeyView } from "../../net/protocol";
import type { GameEvent, Step } from "../../net/types";
import { beatsOf } from "../../table/pace";
import { placesOf, viewNow } from "./now";

const theft: GameEvent = { kind: "bonus_taken", seat: 0, source: 1, card: "r6" };
const set: GameEvent = { kind: "set_scored", seat: 0, colour: "blue", cards: ["bD", "b3", "b5"] };
const offer: GameEvent = { kind: "offer_turned_up", number: 2, cards: ["g3", "g4", "r5", "r6", "p8"] };
const grandFinal: GameEvent = { kind: "grand_final" };
const view = {
  offer: ["g3", "g4", "r5", "r6", "p8"],
  offer_number: 2,
  draw_pile: 40,
  tableaus: [["r6"], ["v3"]],
  piles: [
    { count: 3, points: 6, cards: null },
    { count: 0, points: null, cards: null },
  ],
} as unknown as DonkeyView;

test("a theft, the set that it belongs to and the next offer are shown one after the other", () => {
  const [first, ...coming] = beatsOf("donkey", [theft, set, offer, grandFinal]);
  expect(first).toEqual([theft]);
  expect(coming.map((beat) => beat[0]!.kind)).toEqual(["set_scored", "offer_turned_up"]);
  const now = viewNow(view, coming.flat());
  expect(now.tableaus[0]).toEqual(["r6", "bD", "b3", "b5"]);
  expect(now.piles[0]).toMatchObject({ count: 0, points: 0 });
  expect(now).toMatchObject({ offer: [], offer_number: 1, draw_pile: 45 });
  expect(viewNow(view, [])).toBe(view);
});

const step = (...events: GameEvent[]): Step => ({ last: null, events });

test("the offer keeps its places: a gap for what was taken, and what was put in lies where the other lay", () => {
  const steps = [
    step(offer),
    step({ kind: "taken", seat: 0, card: "g3" }),
    step({ kind: "swapped", seat: 1, gave: "vD", got: "r6" }),
  ];
  expect(placesOf(steps, ["g4", "r5", "vD", "p8"])).toEqual([null, "g4", "r5", "vD", "p8"]);
  const taken: GameEvent = { kind: "taken", seat: 0, card: "vD" };
  const next: GameEvent = { kind: "offer_turned_up", number: 3, cards: ["b3"] };
  expect(placesOf([...steps, step(taken)], ["g4", "r5", "p8"])).toEqual([null, "g4", "r5", null, "p8"]);
  expect(placesOf([...steps, step(taken, next)], ["b3"])).toEqual(["b3"]);
});

test("a view that the steps do not lead to is shown as it is", () => {
  expect(placesOf([step(offer)], ["g4", "r5"])).toEqual(["g4", "r5"]);
});

test("what nobody took lies there until the next offer is shown", () => {
  const first: GameEvent = { kind: "offer_turned_up", number: 1, cards: ["g3", "g4", "r5"] };
  const taken: GameEvent = { kind: "taken", seat: 0, card: "g3" };
  expect(placesOf([{ last: null, events: [first, taken] }], null)).toEqual([null, "g4", "r5"]);
});
