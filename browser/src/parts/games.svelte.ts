// What the server says of its games, asked once; at its first start until they are all ready.
import { api } from "../net/api";
import type { GameShown } from "../net/protocol";
import { OURS } from "../net/tables";

const ASK_AGAIN = 2000;

class Games {
  list = $state.raw<readonly GameShown[]>([]);
  #asked = false;

  /** Asks in the background; what needs the answer shows itself when it is there. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.#ask();
  }

  /** All that can be played: ours at once, and those that the server has from elsewhere when it has said so. */
  get names(): readonly string[] {
    return [...new Set([...OURS, ...this.list.map(({ name }) => name)])];
  }

  of(name: string): GameShown | undefined {
    return this.list.find((game) => game.name === name);
  }

  async #ask(): Promise<void> {
    this.list = await api.games().catch(() => this.list);
    const isDone = this.list.length > 0 && this.list.every((game) => game.ready);
    if (!isDone) setTimeout(() => void this.#ask(), ASK_AGAIN);
  }
}

export const games = new Games();
