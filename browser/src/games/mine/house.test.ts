// What the page says of a table with house rules is what is played there.
import { beforeAll, expect, test, vi } from "vitest";
import type { MineView } from "../../net/protocol";
import type { Stage } from "../../table/stage";
import { words } from "../../words/words.svelte";
import { where } from "./face";
import { said } from "./said";

const ann = { name: "Ann", you: true, own: true, bot: false, here: true };
const view = { to_move: 0, phase: "second", idle: 0, face_down: [1, 2, 3], mines: [{ colours: ["green"] }] };

function toDo(card: string, options: MineView["options"]): string {
  const now = { ...view, face_up: { place: 3, card }, options };
  return said({ view: now, players: [ann], events: [], yourTurn: true } as unknown as Stage<MineView>, null).detail;
}

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return words.speak("en");
});

test.each([
  [{}, "3 left · Gold Rush at 10"],
  [{ rush_at: 14 }, "3 left · Gold Rush at 14"],
])("when the Gold Rush begins: %j", (options, told) => {
  expect(where({ ...view, options } as unknown as MineView)).toBe(told);
});

test("what digs up gold", () => {
  expect(toDo("$2", {})).toBe("Any miner digs it up");
  expect(toDo("$2", { dig: "more" })).toBe("A miner of 3 or more digs it up");
  expect(toDo("g5", {})).toContain("Digs up gold worth up to 5");
  expect(toDo("g5", { dig: "more" })).toContain("Digs up gold worth up to 4");
});
