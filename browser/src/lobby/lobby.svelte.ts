// The lobby as it is now: the server tells what changes. Whoever leaves the page wants to play with nobody any more.
import { api } from "../net/api";
import type { LobbyCommand, LobbyNews, LobbyTable, Seeking } from "../net/protocol";
import { Connection, type Status } from "../net/socket";
import { sayRefusal } from "../words/say";
import { changed } from "./filters";

export interface Wanted {
  game: string;
  players: number | null;
  bots: string | null;
}

type Message = LobbyCommand extends infer C ? (C extends LobbyCommand ? Omit<C, "id"> : never) : never;

const PATH = "/api/lobby/socket";

export class Lobby {
  status = $state<Status>("connecting");
  /** Everything was told once. */
  isKnown = $state(false);
  tables = $state.raw<readonly LobbyTable[]>([]);
  waiting = $state.raw<Record<string, number>>({});
  seeking = $state.raw<(Seeking & { since: number }) | null>(null);
  /** Milliseconds after which bots fill in. */
  fillAfter = $state(20_000);
  problem = $state("");
  #connection: Connection<Message, LobbyNews> | null = null;
  /** What is wanted, and asked for again when the connection was lost. */
  #wanted: Wanted | null = null;
  #matched: (code: string) => void = () => undefined;

  /** Watches until the returned function is called. */
  watch(matched: (code: string) => void = () => undefined): () => void {
    this.#matched = matched;
    this.#connect();
    return () => this.#connection?.end();
  }

  async seek(wanted: Wanted): Promise<void> {
    this.problem = "";
    this.#wanted = wanted;
    if (!this.#connection?.send({ kind: "seek", ...wanted })) await this.#comeAsGuest();
  }

  stop(): void {
    this.#wanted = null;
    this.seeking = null;
    this.#connection?.send({ kind: "stop_seeking" });
  }

  #connect(): void {
    this.#connection?.end();
    this.#connection = new Connection<Message, LobbyNews>(PATH, {
      hear: (news) => this.#hear(news),
      change: (status) => this.#change(status),
    });
  }

  #change(status: Status): void {
    this.status = status;
    if (status === "open" && this.#wanted) this.#connection?.send({ kind: "seek", ...this.#wanted });
  }

  /** Who was never here before gets a cookie, and comes in again with it. */
  async #comeAsGuest(): Promise<void> {
    await api.me();
    this.#connect();
  }

  #hear(news: LobbyNews): void {
    if (news.kind === "lobby") {
      this.tables = news.tables;
      this.waiting = news.waiting;
      this.fillAfter = news.fill_after;
      this.isKnown = true;
    } else if (news.kind === "lobby_changed") this.tables = changed(this.tables, news.tables, news.gone);
    else if (news.kind === "waiting") this.waiting = news.waiting;
    else if (news.kind === "seeking") this.#heardSeeking(news.seeking);
    else if (news.kind === "matched") this.#found(news.code);
    else if (news.kind === "refused") this.#refused(news);
  }

  #heardSeeking(seeking: Seeking | null): void {
    this.seeking = seeking && { ...seeking, since: Date.now() - seeking.waited };
    if (!seeking) this.#wanted = null;
  }

  #found(code: string): void {
    this.#wanted = null;
    this.seeking = null;
    this.#matched(code);
  }

  #refused(news: Extract<LobbyNews, { kind: "refused" }>): void {
    if (news.name === "no_guest" && this.#wanted) void this.#comeAsGuest();
    else {
      this.#wanted = null;
      this.seeking = null;
      this.problem = sayRefusal(news);
    }
  }
}
