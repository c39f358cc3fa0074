import { expect, test } from "vitest";
import type { LobbyTable } from "../net/protocol";
import { changed, isWanted, NO_FILTERS, runningTables, waitingTables } from "./filters";

const table = (code: string, more: Partial<LobbyTable> = {}): LobbyTable =>
  ({
    code,
    settings: { game: "mine", players: 3, time: null },
    phase: "gathering",
    free: 1,
    bots: 0,
    here: true,
    opened_at: 1,
    ...more,
  }) as LobbyTable;

const timed = (free: number): Partial<LobbyTable> =>
  ({ settings: { game: "mine", players: 3, time: { bank: 600, free } } }) as Partial<LobbyTable>;

test("tables come, change and go, the newest first", () => {
  const before = [table("b", { opened_at: 2 }), table("a"), table("c")];
  const after = changed(before, [table("d", { opened_at: 3 }), table("a", { free: 0 })], ["c"]);
  expect(after.map(({ code, free }) => `${code}${free}`)).toEqual(["d1", "b1", "a0"]);
});

test("where somebody is comes before where nobody is, and games are to be watched", () => {
  const all = [
    table("empty", { here: false }),
    table("full", { free: 0 }),
    table("on", { phase: "playing" }),
    table("x"),
  ];
  expect(waitingTables(all).map(({ code }) => code)).toEqual(["x", "empty"]);
  expect(runningTables(all).map(({ code }) => code)).toEqual(["on"]);
});

test.each([
  [{ game: "mine" }, {}, true],
  [{ game: "gate" }, {}, false],
  [{ players: "3" }, {}, true],
  [{ players: "2" }, {}, false],
  [{ pace: "none" as const }, {}, true],
  [{ pace: "live" as const }, timed(0), true],
  [{ pace: "live" as const }, timed(86_400), false],
  [{ pace: "days" as const }, timed(86_400), true],
  [{ bots: "without" as const }, {}, true],
  [{ bots: "without" as const }, { bots: 1 }, false],
  [{ bots: "with" as const }, { bots: 1 }, true],
])("filters %o of %o: %s", (filters, more, wanted) => {
  expect(isWanted(table("a", more), { ...NO_FILTERS, ...filters })).toBe(wanted);
});
