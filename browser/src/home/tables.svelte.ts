// The tables that I sit at, and the lobby; asked for now and then.
import { settings } from "../app/settings.svelte";
import { api } from "../net/api";
import { once } from "../net/once";
import type { MyTable, Summary } from "../net/protocol";

const EVERY = 10_000;

export class Tables {
  lobby = $state.raw<readonly Summary[]>([]);
  #mine = $state.raw<readonly MyTable[]>([]);

  /** Asks again and again, until the returned function is called. */
  watch(): () => void {
    void this.#refresh();
    const timer = setInterval(() => void this.#refresh(), EVERY);
    return () => clearInterval(timer);
  }

  /** Mine, in the order in which I am wanted. */
  get mine(): readonly MyTable[] {
    return inOrder(this.#mine);
  }

  /** Leaves a table: the seats become free, or in the middle of a game a bot plays on where others do. */
  async leave({ code, phase }: MyTable): Promise<void> {
    await once(code, { kind: "leave", level: phase === "playing" ? settings.kept.level : null });
    await this.#refresh();
  }

  async #refresh(): Promise<void> {
    if (document.hidden) return;
    // a list that cannot be had is not shown; the next try comes by itself
    const [own, all] = await Promise.all([api.myTables().catch(() => []), api.lobby().catch(() => [])]);
    this.#mine = own;
    this.lobby = all.filter(({ phase, code }) => phase !== "over" && !own.some((table) => table.code === code));
  }
}

/** Where I am waited for, then where a game is on, then where one is to begin, then what is over. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = ({ my_turn, phase }: MyTable): number =>
    my_turn ? 0 : ["playing", "gathering", "over"].indexOf(phase) + 1;
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.opened_at - one.opened_at);
}
