// What a view of any game says, by the names of its fields and by how the schema has them told.
import { tableOf } from "../../net/tables";
import type { GameView } from "../../net/types";
import type { Player } from "../../table/stage";
import { spaced } from "../../words/naming";
import { sayField } from "../../words/say";

/** What every view has, and what is shown elsewhere. */
const SHOWN_ELSEWHERE = new Set(["game", "players", "seat", "turn", "to_move", "moves", "options", "outcome"]);

export interface PlainView {
  /** What each seat has: one value a seat. */
  bySeat: readonly { name: string; values: readonly string[] }[];
  /** Lists of cards, as a hand. */
  cards: readonly { name: string; cards: readonly string[] }[];
  /** All the rest, as text. */
  rest: readonly { name: string; text: string }[];
}

export function plainOf(view: GameView, players: readonly Player[]): PlainView {
  const { view: told, cards } = tableOf(view.game);
  const fields = Object.entries(view)
    .filter(([name, value]) => !SHOWN_ELSEWHERE.has(name) && value !== null)
    .map(([name, value]: [string, unknown]) => ({ name: spaced(name), how: told[name], value }));
  const say = (value: unknown): string => (value === null ? "–" : sayField(view.game, value, undefined, players));
  const isBySeat = ({ how, value }: (typeof fields)[number]): boolean => how === "by_seat" && Array.isArray(value);
  const isCards = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((one) => typeof one === "string" && one in cards);
  const others = fields.filter((field) => !isBySeat(field));
  return {
    bySeat: fields.filter(isBySeat).map(({ name, value }) => ({ name, values: (value as unknown[]).map(say) })),
    cards: others.flatMap(({ name, value }) => (isCards(value) ? [{ name, cards: value }] : [])),
    rest: others.flatMap(({ name, how, value }) =>
      isCards(value) ? [] : [{ name, text: sayField(view.game, value, how, players) }],
    ),
  };
}

/** A move in its own spelling. */
export function sayMove(move: string): string {
  return spaced(move);
}
