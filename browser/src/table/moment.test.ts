import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../net/types";

beforeAll(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));
beforeEach(() => vi.useFakeTimers());

const theft: GameEvent = { kind: "bonus_taken", seat: 0, source: 1, card: "g3" };
const set: GameEvent = { kind: "set_scored", seat: 0, colour: "green", cards: ["g3", "g4", "g5"] };
const offer: GameEvent = { kind: "offer_turned_up", number: 2, cards: ["r3"] };

test("one thing is shown after the other, and the game goes on when all was seen", async () => {
  const { Moment } = await import("./moment.svelte");
  const moment = new Moment();
  const after = vi.fn();
  moment.show([[theft], [set], [offer]], () => 100, after);
  expect([moment.lasts, moment.beat, moment.coming]).toEqual([true, [theft], [set, offer]]);
  vi.advanceTimersByTime(100);
  expect([moment.lasts, moment.beat, moment.coming]).toEqual([true, [set], [offer]]);
  vi.advanceTimersByTime(200);
  expect([moment.lasts, moment.coming]).toEqual([false, []]);
  expect(after).toHaveBeenCalledOnce();
});

test("who hurries sees what comes next at once, and nothing twice", async () => {
  const { Moment } = await import("./moment.svelte");
  const moment = new Moment();
  const after = vi.fn();
  moment.show([[theft], [set]], () => 100, after);
  moment.hurry();
  moment.hurry();
  vi.advanceTimersByTime(1000);
  expect(after).toHaveBeenCalledOnce();
  expect(moment.lasts).toBe(false);
});

test("where the game was not seen coming, nothing moves", async () => {
  const { Moment } = await import("./moment.svelte");
  const moment = new Moment();
  moment.show([[theft]], () => 100, vi.fn());
  moment.stop();
  expect([moment.lasts, moment.beat]).toEqual([false, []]);
});
