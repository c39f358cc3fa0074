// Without a language loaded every text is its own id, which is what these tests compare.
import { beforeAll, expect, test, vi } from "vitest";
import type { DonkeyView } from "../../net/protocol";
import type { Stage } from "../../table/stage";
import { Moves } from "./choice";
import { sayTurn, sayWaiting, waysOf } from "./sentences";

beforeAll(() => vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }));

const taken = { kind: "taken", seat: 1, card: "g3" };
const players = [
  { name: "You", you: true, own: true, bot: false, here: true },
  { name: "Otto", you: false, own: false, bot: true, here: true },
];

function stage(facts: Partial<Stage<DonkeyView>>): Stage<DonkeyView> {
  const view = { to_move: 0, phase: "action", offer: ["g3", "o3", "b4"] } as unknown as DonkeyView;
  return {
    view,
    players,
    last: { seat: 1, move: "take g3" },
    events: [taken],
    beat: [taken],
    ...facts,
  } as Stage<DonkeyView>;
}

test("what others do is told while it is shown, and whom all wait for after it", () => {
  expect(sayWaiting(stage({ moment: true })).title).toBe("Taken: seat Otto, card g3.");
  expect(sayWaiting(stage({ moment: false })).title).toBe("phase-donkey-action");
  expect(sayWaiting(stage({ moment: false })).detail).toBe("Taken: seat Otto, card g3.");
});

test("nobody is told to wait for themselves, and who shares a screen is called by name", () => {
  const moves = new Moves(["take g3"]);
  expect(sayTurn(stage({ moment: false }), moves, null).title).toBe("ui-your-turn");
  const shared = players.map((player) => ({ ...player, you: false, own: true }));
  expect(sayTurn(stage({ moment: false, players: shared }), moves, null).title).toBe("ui-turn-of");
});

test("a chosen donkey says what can be done with it", () => {
  const moves = new Moves(["swap vD b4", "swap g6 b4"]);
  const detail = (card: string) => sayTurn(stage({}), moves, { zone: "own", card, copy: 0 }).detail;
  expect(detail("vD")).toBe("donkey-give-donkey");
  expect(detail("g6")).toBe("donkey-choose-partner");
});

test("an exchange is spoken of only where there is one, and several cards only where several can be taken", () => {
  expect(waysOf({ offer: ["gD"] }, new Moves(["take gD"]))).toEqual({ lowest: 1, swaps: "no" });
  expect(waysOf({ offer: ["gD", "gD", "b4"] }, new Moves(["take gD", "swap r6 b4"]))).toEqual({
    lowest: 2,
    swaps: "yes",
  });
});

test("a chosen card on offer heads the bar as a line begins", () => {
  const { title } = sayTurn(stage({}), new Moves(["take g3", "swap r6 g3"]), { zone: "offer", card: "g3", copy: 0 });
  expect(title).toMatch(/^G/);
});
