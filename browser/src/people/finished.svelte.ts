// The games that one has finished, as they are filtered and searched for: page after page.
import { api, type WantedGames } from "../net/api";
import type { GameResult } from "../net/protocol";
import { sayError } from "../words/say";

const A_PAGE = 24;
const AFTER_TYPING = 250;

export class Finished {
  games = $state.raw<readonly GameResult[]>([]);
  isAsked = $state(false);
  problem = $state("");
  wanted = $state<WantedGames>({ game: "", players: "", result: "", search: "" });
  #next = $state<string | null>(null);
  #question = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get hasMore(): boolean {
    return this.#next !== null;
  }

  get isFiltered(): boolean {
    return Object.values(this.wanted).some(Boolean);
  }

  /** Other games are wanted. */
  choose(wanted: WantedGames): void {
    this.wanted = { ...this.wanted, ...wanted };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), wanted.search === undefined ? 0 : AFTER_TYPING);
  }

  async ask(): Promise<void> {
    await this.#add([], "");
  }

  async more(): Promise<void> {
    await this.#add(this.games, this.#next ?? "");
  }

  /** An answer that comes after a newer question is not shown. */
  async #add(before: readonly GameResult[], cursor: string): Promise<void> {
    const question = ++this.#question;
    this.problem = "";
    try {
      const { games, next } = await api.myGames({ ...this.wanted, before: cursor, count: A_PAGE });
      if (question !== this.#question) return;
      this.games = [...before, ...games];
      this.#next = next;
      this.isAsked = true;
    } catch (error) {
      this.problem = sayError(error);
    }
  }
}
