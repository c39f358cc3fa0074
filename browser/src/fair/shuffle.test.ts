import { beforeEach, expect, test, vi } from "vitest";
import type { Terms } from "../net/protocol";
import type { PlayFrame, Step, TableFrame } from "../net/types";
import { sealOf, Shuffle } from "./shuffle";

const VALUE = "ab".repeat(32);
const COMMITMENT = "c0".repeat(32);

interface Shown {
  phase?: string;
  commitment?: string | null;
  seal?: string | null;
  value?: string | null;
  terms?: Terms | null;
}

function frame({ phase = "gathering", commitment = COMMITMENT, seal = null, value = null, terms = null }: Shown) {
  const seats = [
    { seal, value },
    { seal: null, value: null },
  ];
  return { phase, commitment, seats, you: { seats: [0] }, terms } as unknown as TableFrame;
}

const termsWith = (seal: string | null, commitment = COMMITMENT): Terms => ({
  game: "donkey",
  players: 2,
  options: {},
  commitment,
  choices: {},
  seals: [seal, null],
});

const step = (move: string | null): Step => ({ last: move === null ? null : { seat: 0, move }, events: [] });

const played = (turn: number, move: string | null): PlayFrame =>
  ({ ...step(move), began: 1, view: { turn, seat: 0 } }) as unknown as PlayFrame;

let stored: Record<string, string> = {};

beforeEach(() => {
  stored = {};
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => (stored[key] = text),
  });
});

const open = (): Shuffle => new Shuffle("code", () => VALUE);

/** A page whose value is in the deal of a game that has begun. */
function begun(): Shuffle {
  const shuffle = open();
  shuffle.hear(frame({}));
  const terms = termsWith(sealOf(VALUE));
  shuffle.hear(frame({ seal: sealOf(VALUE), terms }));
  shuffle.hear(frame({ phase: "playing", commitment: "d0".repeat(32) }));
  shuffle.see(played(1, null));
  return shuffle;
}

test("a page seals one value for each deal, and none for a numbered one", () => {
  const shuffle = open();
  expect(shuffle.hear(frame({ commitment: null }))).toEqual([]);
  expect(shuffle.hear(frame({}))).toEqual([{ kind: "seal", seat: 0, seal: sealOf(VALUE) }]);
  expect(shuffle.hear(frame({}))).toEqual([]);
  expect(shuffle.hear(frame({ phase: "playing" }))).toEqual([]);
});

test("a value is shown only for terms that have its seal and the commitment that was seen", () => {
  const shuffle = open();
  shuffle.hear(frame({}));
  expect(shuffle.hear(frame({ terms: termsWith(null) }))).toEqual([]);
  expect(shuffle.hear(frame({ terms: termsWith(sealOf("cd".repeat(32))) }))).toEqual([]);
  expect(shuffle.hear(frame({ terms: termsWith(sealOf(VALUE), "d0".repeat(32)) }))).toEqual([]);
  const shown = [{ kind: "value", seat: 0, value: VALUE }];
  expect(shuffle.hear(frame({ terms: termsWith(sealOf(VALUE)) }))).toEqual(shown);
});

test("what was given and seen is kept, also when the page is loaded anew", () => {
  begun();
  const shuffle = open();
  shuffle.see(played(2, "take gD"));
  shuffle.retell([step(null), step("take gD")]);
  const kept = shuffle.transcript(played(2, null), frame({}));
  expect(kept).toMatchObject({ terms: termsWith(sealOf(VALUE)), values: { 0: VALUE }, retold: null, called_off: 0 });
  expect(kept?.steps).toHaveLength(2);
});

test("a page that had no part in a deal keeps nothing of it", () => {
  const shuffle = open();
  shuffle.see(played(1, null));
  expect(shuffle.transcript(played(1, null), frame({}))).toBeNull();
});

test("a game that is told differently later is noticed; moves taken back are not", () => {
  const shuffle = begun();
  shuffle.see(played(2, "take gD"));
  shuffle.retell([step(null)]);
  expect(shuffle.transcript(played(2, null), frame({}))?.retold).toBeNull();
  shuffle.see(played(3, null));
  shuffle.see(played(4, "take b3"));
  shuffle.retell([step(null), step("take b4")]);
  expect(shuffle.transcript(played(4, null), frame({}))?.retold).toBe(1);
});

test("moves that were missed are no different ones", () => {
  const shuffle = begun();
  shuffle.see(played(5, "take b3"));
  shuffle.retell([step(null), step("take gD"), step("take b3")]);
  expect(shuffle.transcript(played(5, null), frame({}))?.retold).toBeNull();
});

test("deals that were called off after the value was shown are counted", () => {
  const shuffle = open();
  for (const commitment of ["01".repeat(32), "02".repeat(32)]) {
    shuffle.hear(frame({ commitment }));
    shuffle.hear(frame({ commitment, terms: termsWith(sealOf(VALUE), commitment) }));
  }
  shuffle.hear(frame({ phase: "playing" }));
  shuffle.see(played(1, null));
  expect(shuffle.transcript(played(1, null), frame({}))?.called_off).toBe(1);
});
