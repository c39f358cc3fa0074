import { expect, test } from "vitest";
import type { GameEvent, GameView } from "../net/types";
import { bottomOf, lanternOf, seatsFrom, stepsNow } from "./stage";

const view = { seat: 1, to_move: 1, players: 3 } as GameView;
const player = (own: boolean) => ({ name: "", you: false, own, bot: !own, here: true });

test("the lantern stays with who moved until that was seen", () => {
  const last = { seat: 0, move: "pass" };
  expect(lanternOf({ moment: true, last, view })).toBe(0);
  expect(lanternOf({ moment: false, last, view })).toBe(1);
});

test("at a shared screen nothing moves when the turn does", () => {
  expect(bottomOf({ players: [player(true), player(true)], view })).toBe(0);
  expect(bottomOf({ players: [player(false), player(false)], view })).toBe(1);
  expect(seatsFrom(2, 3)).toEqual([2, 0, 1]);
});

test("what has still to be shown has not happened yet", () => {
  const theft: GameEvent = { kind: "bonus_taken", seat: 0, source: 1, card: "g3" };
  const set: GameEvent = { kind: "set_scored", seat: 0, colour: "green", cards: ["g3", "g4", "g5"] };
  const steps = [{ last: null, events: [theft, set] }];
  expect(stepsNow({ steps, coming: [set] })[0]!.events).toEqual([theft]);
  expect(stepsNow({ steps, coming: [] })).toBe(steps);
});
