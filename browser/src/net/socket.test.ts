import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, socketOf, type Status } from "./socket";

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  onopen = (): void => undefined;
  onclose = (_event: { code: number }): void => undefined;

  constructor() {
    FakeSocket.all.push(this);
  }

  /** The server lets it in and closes it with a code. */
  turnAway(code: number): void {
    this.onopen();
    this.onclose({ code });
  }
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://here/" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function turnedAway(code: number): Status[] {
  const seen: Status[] = [];
  new Connection(socketOf("bcd3fgh4"), { hear: () => undefined, change: (status) => seen.push(status) });
  FakeSocket.all[0]?.turnAway(code);
  return seen;
}

test("a table that is not there is not asked for again", () => {
  expect(turnedAway(4404)).toEqual(["open", "gone"]);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("whoever came too often comes again after some seconds, not at once", () => {
  expect(turnedAway(4429)).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(7_000);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(6_000);
  expect(FakeSocket.all).toHaveLength(2);
});
