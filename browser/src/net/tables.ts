// What the schema says of each game: our own games' comes with the page, and that of others from the server.
import { api } from "./api";
import { GAMES } from "./games";
import type { GameTable } from "./told";

/** The games that the page brings art, words and rules for. */
export const OURS: readonly string[] = Object.keys(GAMES);
const UNKNOWN: GameTable = { cards: {}, colours: [], each: {}, told: {}, view: {}, turns_up: [] };
const asked: Record<string, GameTable> = {};

export function tableOf(game: string): GameTable {
  return GAMES[game] ?? asked[game] ?? UNKNOWN;
}

/** Asks for a game that the page does not know. */
export async function askFor(game: string): Promise<void> {
  if (tableOf(game) === UNKNOWN) Object.assign(asked, (await api.messages()).games);
}
