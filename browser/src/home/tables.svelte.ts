// The tables that I sit at, and the games that I finished last; asked for now and then.
import { api, Refusal } from "../net/api";
import { once } from "../net/once";
import type { GameResult, MyTable } from "../net/protocol";
import { showWaiting } from "../notices/badge";
import { chosenBot } from "../play/opponents";

const EVERY = 10_000;
const FEW = 6;

export class Tables {
  /** The newest of the games that are over. */
  finished = $state.raw<readonly GameResult[]>([]);
  /** When the lists were asked for. */
  now = $state(Date.now());
  /** This device was somebody's, and is not any more. */
  wasSignedOut = $state(false);
  #mine = $state.raw<readonly MyTable[]>([]);
  #known = "";

  /** Asks again and again, until the returned function is called. */
  watch(): () => void {
    void this.#refresh();
    const timer = setInterval(() => void this.#refresh(), EVERY);
    return () => clearInterval(timer);
  }

  /** Mine where a game is on or is to begin, in the order in which I am wanted. */
  get mine(): readonly MyTable[] {
    return inOrder(this.#mine.filter(({ phase }) => phase !== "over"));
  }

  has(code: string): boolean {
    return this.#mine.some((table) => table.code === code);
  }

  /** At how many tables it is my turn. */
  get waiting(): number {
    return this.#mine.filter(({ my_turn }) => my_turn).length;
  }

  /** Leaves a table: the seats become free, or in the middle of a game a bot plays on where others do. */
  async leave({ code, settings, phase }: MyTable): Promise<void> {
    await once(code, { kind: "leave", level: phase === "playing" ? chosenBot(settings.game) : null });
    await this.#refresh();
  }

  async #refresh(): Promise<void> {
    if (document.hidden) return;
    // a list that cannot be had is not shown; the next try comes by itself
    const own = await api.myTables().catch((error: unknown) => this.#none(error));
    this.#mine = own;
    showWaiting(this.waiting);
    this.now = Date.now();
    // a game that ends changes its table
    const known = own.map(({ code, phase }) => `${code} ${phase}`).join();
    if (known === this.#known && this.finished.length) return;
    this.#known = known;
    this.finished = (await api.myGames({ count: FEW }).catch(() => ({ games: [] }))).games;
  }

  async #none(error: unknown): Promise<MyTable[]> {
    if (error instanceof Refusal && error.refused === "signed_out") {
      await api.me().catch(() => undefined);
      this.wasSignedOut = true;
    }
    return [];
  }
}

/** Where I am waited for, the longest first, then where a game is on, then where one is to begin. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = ({ my_turn, phase }: MyTable): number =>
    my_turn ? 0 : ["playing", "gathering", "over"].indexOf(phase) + 1;
  const since = ({ my_turn, waiting_since, opened_at }: MyTable): number =>
    my_turn ? (waiting_since ?? 0) : -opened_at;
  return tables.toSorted((one, other) => rank(one) - rank(other) || since(one) - since(other));
}
