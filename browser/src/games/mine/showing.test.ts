import { expect, test } from "vitest";
import type { MineView } from "../../net/protocol";
import type { GameEvent } from "../../net/types";
import { facesOf, goldOf, showingOf } from "./showing";

const turnedUp: GameEvent = { kind: "turned_up", seat: 0, place: 9, card: "$3" };
const struck: GameEvent = {
  kind: "struck",
  seat: 0,
  winner: 1,
  gold: "$3",
  gold_place: 9,
  miner: "g4",
  miner_place: 2,
};
const view = (facts: Partial<MineView>): MineView => ({ face_up: null, ...facts }) as MineView;

test("a first card alone brings nothing yet, and its face is the view's", () => {
  expect(showingOf([turnedUp])).toBeNull();
  expect(facesOf(view({ face_up: { place: 9, card: "$3" } }), null)).toEqual(new Map([[9, "$3"]]));
});

test("the miner leaves and the gold goes to the winner", () => {
  const showing = showingOf([turnedUp, struck, { kind: "gold_rush", reason: "few_cards" }])!;
  expect(showing.cards).toEqual([
    { place: 2, card: "g4", fate: "leaves" },
    { place: 9, card: "$3", fate: "won" },
  ]);
  expect(showing.winner).toBe(1);
  expect(facesOf(view({}), showing).get(2)).toBe("g4");
});

test("when the showing is over no face is left", () => {
  expect(facesOf(view({}), null).size).toBe(0);
});

test.each<[GameEvent, string[]]>([
  [{ kind: "duel", stronger: "r4", stronger_place: 30, weaker: "b2", weaker_place: 35 }, ["stays", "leaves"]],
  [{ kind: "exploded", places: [1, 2], cards: ["*", "$1"] }, ["leaves", "leaves"]],
  [{ kind: "turned_down", places: [1, 2], cards: ["g2", "b2"] }, ["stays", "stays"]],
  [{ kind: "gold_found", seat: 0, place: 4, card: "$2" }, ["won"]],
  [{ kind: "card_left", place: 4, card: "*" }, ["leaves"]],
])("what becomes of the cards: $kind", (event, fates) => {
  expect(showingOf([event])!.cards.map(({ fate }) => fate)).toEqual(fates);
});

test("gold is counted when it has arrived", () => {
  const mines = [
    { colours: ["red"], count: 2, cards: ["$1", "$2"], points: 3 },
    { colours: ["green"], count: 4, cards: null, points: null },
  ];
  const showing = showingOf([struck]);
  expect(goldOf(view({ mines }), 1, showing)).toEqual({ count: 3, points: null });
  expect(goldOf(view({ mines }), 1, null)).toEqual({ count: 4, points: null });
  expect(goldOf(view({ mines }), 0, showing)).toEqual({ count: 2, points: 3 });
  expect(
    goldOf(view({ mines }), 1, showing, [
      ["$1", "$2"],
      ["$1", "$1", "$3", "$3"],
    ]).points,
  ).toBe(5);
  const found = showingOf([{ kind: "gold_found", seat: 0, place: 4, card: "$2" }]);
  expect(goldOf(view({ mines }), 0, found)).toEqual({ count: 1, points: 1 });
});
