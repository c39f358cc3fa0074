// A group as one of its members sees it, and what can be done there.
import { api } from "../net/api";
import type { GroupShown } from "../net/protocol";
import { Operation } from "../parts/operation.svelte";
import { t } from "../words/words.svelte";
import { groupsApi } from "./api";

export class Group extends Operation {
  shown = $state.raw<GroupShown | null>(null);
  /** Which games count: of so many days, 0 for all, and of which game, empty for any. */
  days = $state(90);
  game = $state("");

  constructor(readonly page: string) {
    super();
  }

  load = (): Promise<boolean> =>
    this.run(async () => {
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
  leave = (): Promise<boolean> => this.run(() => groupsApi.leave(this.page));
  end = (): Promise<boolean> => this.run(() => groupsApi.end(this.page));

  async #show(): Promise<void> {
    this.shown = await groupsApi.show(this.page, { days: this.days, game: this.game });
  }

  #do(work: () => Promise<unknown>, told: string): Promise<boolean> {
    return this.run(async () => {
      await work();
      await this.#show();
      this.told = t(told);
    });
  }
}
