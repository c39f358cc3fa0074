// Without a language loaded every text is its own id, which is what these tests compare.
import { expect, test } from "vitest";
import type { MineView } from "../../net/protocol";
import type { GameEvent } from "../../net/types";
import type { Stage } from "../../table/stage";
import { said } from "./said";
import { showingOf } from "./showing";

const mines = [{ colours: ["green"] }, { colours: ["red", "blue"] }];
const view = { to_move: 0, phase: "first", face_up: null, mines, options: {} } as unknown as MineView;
const ann = { name: "Ann", you: true, own: true, bot: false, here: true };
const otto = { name: "Otto", you: false, own: false, bot: true, here: true };

function stage(facts: Partial<MineView>, events: GameEvent[] = [], yourTurn = true): Stage<MineView> {
  return { view: { ...view, ...facts }, players: [ann, otto], events, yourTurn } as unknown as Stage<MineView>;
}

test.each([
  [{}, "ui-your-turn", "mine-first"],
  [{ face_up: { place: 3, card: "$3" } }, "mine-second-title", "mine-second-gold"],
  [{ face_up: { place: 3, card: "g5" } }, "mine-second-title", "mine-digs-for-you. mine-second-miner"],
  [{ face_up: { place: 3, card: "r5" } }, "mine-second-title", "mine-digs-for. mine-second-miner"],
  [{ face_up: { place: 3, card: "v5" } }, "mine-second-title", "mine-digs-for-you. mine-second-miner"],
  [{ face_up: { place: 3, card: "*" } }, "mine-second-title", "mine-second-dynamite"],
  [{ phase: "rush" }, "mine-rush-title", "mine-rush"],
  [{ to_move: null, phase: "over" }, "ui-game-over", ""],
])("what there is to do: %j", (facts, title, detail) => {
  expect(said(stage(facts), null)).toEqual({ title, detail });
});

test("on others' turns it says what they do", () => {
  const facts = { to_move: 1, phase: "second", face_up: { place: 3, card: "g2" } };
  expect(said(stage(facts, [], false), null)).toEqual({
    title: "phase-mine-second",
    detail: "g2: mine-digs-for-you",
  });
});

test("what was turned up is told as long as it is shown, and the Gold Rush before all", () => {
  const exploded: GameEvent = { kind: "exploded", places: [1, 2], cards: ["*", "$1"] };
  const rush: GameEvent = { kind: "gold_rush", reason: "few_cards" };
  expect(said(stage({}, [exploded]), showingOf([exploded])).title).toBe("mine-head-exploded");
  expect(said(stage({}, [exploded, rush]), showingOf([exploded, rush])).title).toBe("mine-head-gold-rush");
});
