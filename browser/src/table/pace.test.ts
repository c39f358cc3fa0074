import { beforeAll, expect, test, vi } from "vitest";

beforeAll(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));

test("what needs to be seen is shown longer, and nothing at all to who wants it at once", async () => {
  const { hold } = await import("./pace");
  expect(hold("mine", [{ kind: "passed" }], "calm")).toBe(700);
  expect(hold("mine", [{ kind: "turned_up" }, { kind: "duel" }], "calm")).toBe(1900);
  expect(hold("mine", [{ kind: "duel" }], "quick")).toBe(950);
  expect(hold("mine", [{ kind: "duel" }], "instant")).toBe(0);
});

test("a long run of one player is sped up, and stays slow where the next player begins", async () => {
  const { cardsBefore, hold } = await import("./pace");
  const step = (seat: number, kind = "played") => ({ last: { seat, move: "" }, events: [{ kind }] });
  const run = Array.from({ length: 12 }, () => step(1));
  const steps = [step(0), step(0, "passed"), ...run];
  const times = run.map((_, index) =>
    hold("gate", [{ kind: "played" }], "calm", cardsBefore("gate", steps.slice(0, index + 3))),
  );
  expect(times[0]).toBe(700);
  expect(times.reduce((sum, time) => sum + time)).toBeLessThan(5000);
  expect(cardsBefore("gate", [...steps, step(0)])).toBe(0);
  expect(hold("gate", [{ kind: "round_ended" }], "calm", 11)).toBe(6000);
});
