import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { LiveTable } from "./table.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static newest: FakeSocket;
  readonly readyState = FakeSocket.OPEN;
  readonly sent: { id: number; settings: object }[] = [];
  onopen = (): void => undefined;
  onmessage = (_message: { data: string }): void => undefined;
  onclose = (_event: { code: number }): void => undefined;

  constructor() {
    FakeSocket.newest = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  tell(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

const settings = { game: "donkey", players: 2, hints: true, time: { bank: 300, increment: 5 } };
const asTold = (settings: object): object => ({ kind: "table", settings, seats: [], you: { seats: [], host: true } });

beforeAll(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const nothingKept = { getItem: () => null, setItem: () => undefined };
  vi.stubGlobal("localStorage", nothingKept);
  vi.stubGlobal("sessionStorage", nothingKept);
  vi.stubGlobal("location", { href: "http://here/" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, documentElement: { dataset: {} } });
});
afterAll(() => vi.unstubAllGlobals());

async function openTable(): Promise<{ table: LiveTable; socket: FakeSocket }> {
  const { LiveTable } = await import("./table.svelte");
  const table = new LiveTable("bcd3fgh4");
  const socket = FakeSocket.newest;
  socket.onopen();
  socket.tell(asTold(settings));
  return { table, socket };
}

test("a change builds on one that is not answered yet", async () => {
  const { table, socket } = await openTable();
  const bank = { ...settings.time, bank: 120 };
  table.configure({ time: bank } as object);
  table.configure({ time: { ...table.settings.time!, increment: 7 } });
  table.configure({ hints: false });
  const wanted = { ...settings, hints: false, time: { bank: 120, increment: 7 } };
  expect(socket.sent.at(-1)!.settings).toEqual(wanted);
  socket.tell(asTold({ ...settings, time: bank }));
  socket.tell({ kind: "done", answer: socket.sent[0]!.id });
  expect(table.settings).toEqual(wanted);
});

test("once the last change is answered, the server's word counts", async () => {
  const { table, socket } = await openTable();
  table.configure({ hints: false });
  socket.tell(asTold({ ...settings, players: 3 }));
  socket.tell({ kind: "done", answer: socket.sent[0]!.id });
  expect(table.settings).toEqual({ ...settings, players: 3 });
});

test("a lost connection forgets what was not answered", async () => {
  const { table, socket } = await openTable();
  table.configure({ players: 3 });
  vi.useFakeTimers();
  socket.onclose({ code: 1006 });
  vi.useRealTimers();
  expect(table.settings.players).toBe(2);
});
