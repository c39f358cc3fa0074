// Who I am on this device, and what I can do about it.
import { settings } from "../app/settings.svelte";
import { groupsApi } from "../groups/api";
import { api } from "../net/api";
import type { Myself, Others } from "../net/protocol";
import { Operation } from "../parts/operation.svelte";
import { t } from "../words/words.svelte";
import { followPerson, introduceMyself, peopleApi, renameMyself } from "./api";
import { addPasskey, signIn } from "./passkeys";

const NOBODY: Others = { friends: [], blocked: [] };

export class Account extends Operation {
  me = $state.raw<Myself | null>(null);
  others = $state.raw<Others>(NOBODY);
  /** For another device of mine, and for a friend; empty before they are asked for. */
  link = $state("");
  friendLink = $state("");
  friendCode = $state("");

  /** The server has to know this device before it can be asked for anything. */
  #known: Promise<unknown> = Promise.resolve();

  async load(): Promise<void> {
    await this.run(async () => {
      await (this.#known = api.me());
      this.me = await peopleApi.myself();
      followPerson(this.me);
      this.others = await peopleApi.others();
    });
  }

  rename = (name: string): Promise<void> => this.#do(() => renameMyself(name), "me-saved");

  async addPasskey(name: string): Promise<void> {
    settings.set("name", name);
    await this.#ask(async () => {
      if (await addPasskey(name, settings.kept.avatar || null)) await this.#tell("me-passkey-added");
    });
  }

  async signIn(): Promise<void> {
    await this.#ask(async () => {
      if (await signIn()) await this.#tell("me-signed-in");
    });
  }

  showLink = (): Promise<void> =>
    this.#ask(async () => {
      this.link = `${location.origin}/me/${(await api.link()).token}`;
    });

  showFriendLink = (): Promise<void> =>
    this.#ask(async () => {
      await introduceMyself();
      const [{ token }, { code }] = [await peopleApi.friendLink(), await groupsApi.friendCode()];
      this.friendLink = `${location.origin}/friend/${token}`;
      this.friendCode = code;
      this.me = await peopleApi.myself();
    });

  removePasskey = (id: string): Promise<void> => this.#do(() => peopleApi.removePasskey(id), "me-passkey-removed");
  endSession = (id: string): Promise<void> => this.#do(() => peopleApi.endSession(id), "me-session-ended");
  signOut = (id: string): Promise<void> => this.#do(() => peopleApi.endSession(id), "me-signed-out");
  part = (id: string): Promise<void> => this.#do(() => peopleApi.part(id), "me-saved");
  unblock = (id: string): Promise<void> => this.#do(() => peopleApi.unblock(id), "me-saved");

  /** True if nothing is left of me here. */
  async remove(): Promise<boolean> {
    let isGone = false;
    await this.#ask(async () => {
      await peopleApi.remove();
      settings.forgetPerson();
      isGone = true;
    });
    return isGone;
  }

  async #do(work: () => Promise<unknown>, told: string): Promise<void> {
    await this.#ask(async () => {
      await work();
      await this.#tell(told);
    });
  }

  async #tell(told: string): Promise<void> {
    await this.load();
    this.told = t(told);
  }

  /** Waits for who was quicker than the server. */
  #ask = async (work: () => Promise<void>): Promise<void> => {
    await this.run(async () => {
      await this.#known.catch(() => (this.#known = api.me()));
      await work();
    });
  };
}
