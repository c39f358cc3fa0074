// A group as one of its members sees it, and what can be done there.
import { api } from "../net/api";
import type { GroupShown } from "../net/protocol";
import { sayError } from "../words/say";
import { t } from "../words/words.svelte";
import { groupsApi } from "./api";

export class Group {
  shown = $state.raw<GroupShown | null>(null);
  problem = $state("");
  /** What was done last, for everybody to see and hear. */
  told = $state("");
  /** Which games count: of so many days, 0 for all, and of which game, empty for any. */
  days = $state(90);
  game = $state("");

  constructor(readonly page: string) {}

  load = (): Promise<boolean> =>
    this.#try(async () => {
      await api.me();
      await this.#show();
    });

  choose(change: { days?: number; game?: string }): Promise<boolean> {
    this.days = change.days ?? this.days;
    this.game = change.game ?? this.game;
    return this.load();
  }

  rename = (name: string): Promise<boolean> => this.#do(() => groupsApi.rename(this.page, name), "me-saved");
  renewCode = (): Promise<boolean> => this.#do(() => groupsApi.renewCode(this.page), "group-code-renewed");
  remove = (member: string): Promise<boolean> => this.#do(() => groupsApi.remove(this.page, member), "group-removed");
  passOn = (member: string): Promise<boolean> => this.#do(() => groupsApi.passOn(this.page, member), "me-saved");

  /** True if it is none of mine any more. */
  leave = (): Promise<boolean> => this.#try(async () => void (await groupsApi.leave(this.page)));
  end = (): Promise<boolean> => this.#try(async () => void (await groupsApi.end(this.page)));

  async #show(): Promise<void> {
    this.shown = await groupsApi.show(this.page, { days: this.days, game: this.game });
  }

  #do(work: () => Promise<unknown>, told: string): Promise<boolean> {
    return this.#try(async () => {
      await work();
      await this.#show();
      this.told = t(told);
    });
  }

  async #try(work: () => Promise<void>): Promise<boolean> {
    this.problem = this.told = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = sayError(error);
      return false;
    }
  }
}
