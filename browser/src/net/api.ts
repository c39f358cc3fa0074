// The HTTP side of the server.
import { settings } from "../app/settings.svelte";
import type {
  GamesPage,
  GameShown,
  LanAddresses,
  LinkShown,
  MyTable,
  OpenedTable,
  PersonalLink,
  PlayOn,
  RefusedRequest,
  Replay,
  ReviewShown,
  Settings,
  Summary,
  Switched,
  Welcome,
} from "./protocol";
import type { GameTable } from "./told";

/** What the server refused, in its own sentence; `name` is stable and has a translation. */
export class Refusal extends Error {
  constructor(
    readonly refused: string,
    sentence: string,
    readonly reason: string | null = null,
    readonly facts: RefusedRequest["facts"] = {},
  ) {
    super(sentence);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    answer = await fetch(path, { headers: { "content-type": "application/json" }, ...sent });
  } catch {
    throw new Refusal("offline", "The server cannot be reached.");
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as T;
  const { name = "failed", sentence = answer.statusText, reason, facts } = (content ?? {}) as Partial<RefusedRequest>;
  throw new Refusal(name, sentence, reason, facts);
}

/** Become a guest, or stay who I am. The name of who was signed out here is not the next one's. */
async function me(): Promise<Welcome> {
  const welcome = await ask<Welcome>("/api/me");
  if (welcome.signed_out) settings.forgetPerson();
  return welcome;
}

/** A whole record, step by step: it comes in pages. */
async function replay(record: unknown, query: string): Promise<Replay> {
  const first = await ask<Replay>(`/api/replay?${query}`, record);
  const steps = [...first.steps];
  while (steps.length <= first.turns) {
    const page = await ask<Replay>(`/api/replay?${query}&start=${steps.length}`, record);
    steps.push(...page.steps);
  }
  return { ...first, steps };
}

export type NewTable = Pick<Settings, "game" | "players"> & Partial<Settings>;

/** Which of one's games: all that is left out is any. */
export interface WantedGames {
  game?: string;
  players?: string;
  result?: string;
  search?: string;
  before?: string;
  count?: number;
}

/** A query without what is empty. */
export function queryOf(wanted: object): string {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

export const api = {
  me,
  myTables: () => ask<MyTable[]>("/api/me/tables"),
  myGames: (wanted: WantedGames) => ask<GamesPage>(`/api/me/games?${queryOf(wanted)}`),
  here: () => ask<LanAddresses>("/api/here"),
  games: () => ask<GameShown[]>("/api/games"),
  table: (code: string) => ask<Summary>(`/api/tables/${code}`),
  open: (settings: NewTable) => ask<OpenedTable>("/api/tables", settings),
  link: () => ask<PersonalLink>("/api/me/link"),
  lookAtLink: (token: string) => ask<LinkShown>("/api/me/link/look", { token }),
  useLink: (token: string) => ask<Switched>("/api/me/link", { token }),
  record: (name: string) => ask<Record<string, unknown>>(`/api/records/${name}`),
  replay,
  review: (name: string, language: string) => ask<ReviewShown>(`/api/records/${name}/review?language=${language}`),
  reviewOf: (record: unknown, language: string) => ask<ReviewShown>(`/api/review?language=${language}`, record),
  messages: () => ask<{ games: Record<string, GameTable> }>("/schema/messages.json"),
  playOn: (from: PlayOn) => ask<OpenedTable>("/api/tables/from", from),
};
