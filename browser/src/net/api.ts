// The HTTP side of the server.
import type {
  GameShown,
  Here,
  LinkShown,
  MyTable,
  OpenedTable,
  PersonalLink,
  PlayOn,
  Replay,
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
  ) {
    super(sentence);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    answer = await fetch(path, { headers: { "content-type": "application/json" }, ...sent });
  } catch {
    throw new Refusal("offline", "The server cannot be reached.");
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as T;
  const { name = "failed", sentence = answer.statusText } = (content ?? {}) as { name?: string; sentence?: string };
  throw new Refusal(name, sentence);
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

export const api = {
  me: () => ask<Welcome>("/api/me"),
  myTables: () => ask<MyTable[]>("/api/me/tables"),
  here: () => ask<Here>("/api/here"),
  games: () => ask<GameShown[]>("/api/games"),
  lobby: () => ask<Summary[]>("/api/tables"),
  table: (code: string) => ask<Summary>(`/api/tables/${code}`),
  open: (settings: NewTable) => ask<OpenedTable>("/api/tables", settings),
  link: () => ask<PersonalLink>("/api/me/link"),
  lookAtLink: (token: string) => ask<LinkShown>("/api/me/link/look", { token }),
  useLink: (token: string) => ask<Switched>("/api/me/link", { token }),
  record: (name: string) => ask<Record<string, unknown>>(`/api/records/${name}`),
  replay,
  messages: () => ask<{ games: Record<string, GameTable> }>("/schema/messages.json"),
  playOn: (from: PlayOn) => ask<OpenedTable>("/api/tables/from", from),
};
