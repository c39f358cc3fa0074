// The plain way to show a game that has no face of its own: its view by the names of its fields, its moves as buttons.
import type { Truth } from "../../net/protocol";
import type { Player } from "../../table/stage";
import { spaced } from "../../words/naming";
import type { HiddenCards } from "../boards";

export { default as Board } from "./Board.svelte";
export { default as Score } from "./Score.svelte";
export { sayMove } from "./view";

export function where(): string {
  return "";
}

export function beats(): number {
  return 0;
}

export function clause(): null {
  return null;
}

/** Lists of cards by their name; one for each seat by the player's. */
export function hidden(truth: Truth, players: readonly Player[]): readonly HiddenCards[] {
  return Object.entries(truth).flatMap(([name, value]: [string, unknown]) => {
    if (isTexts(value)) return [{ title: spaced(name), cards: value }];
    if (!Array.isArray(value) || value.length !== players.length || !value.every(isTexts)) return [];
    return value.map((cards, seat) => ({ title: players[seat]!.name, cards }));
  });
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
