// One connection to one table, or to the lobby, which comes back by itself.
import type { Command, Frame } from "./types";

export type Status = "connecting" | "open" | "lost" | "gone";

export interface Listener<F = Frame> {
  hear(frame: F): void;
  change(status: Status): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const FINAL_CODES = [4401, 4403, 4404];
const TOO_MUCH = 4429;
const WAIT_AFTER_TOO_MUCH = 10_000;

/** Where a table's socket is. */
export const socketOf = (code: string): string => `/api/tables/${code}/socket`;

export class Connection<C extends object = Command, F = Frame> {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #id = 0;

  constructor(
    readonly path: string,
    readonly listener: Listener<F>,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a command; the number that its answer will carry, or null if there is no connection. */
  send(command: C): number | null {
    if (!this.isOpen) return null;
    this.#id += 1;
    this.#socket?.send(JSON.stringify({ ...command, id: this.#id }));
    return this.#id;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.listener.change("open");
    };
    socket.onmessage = (message: MessageEvent<string>) => this.listener.hear(JSON.parse(message.data) as F);
    socket.onclose = (event) => {
      if (this.#ended || this.#socket !== socket) return;
      if (FINAL_CODES.includes(event.code)) this.listener.change("gone");
      else this.#comeBack(event.code === TOO_MUCH ? WAIT_AFTER_TOO_MUCH : this.#wait);
    };
  }

  #comeBack(wait: number): void {
    this.listener.change("lost");
    this.#timer = setTimeout(() => this.#connect(), wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hurry = (): void => {
    if (this.#ended || this.#socket?.readyState !== WebSocket.CLOSED || document.hidden) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };
}
