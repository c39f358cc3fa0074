// What I want to be told, and by which ways.
import { api, ask } from "../net/api";
import type { NoticesShown, Tried, NoticePreferences } from "../net/protocol";
import { Operation } from "../parts/operation.svelte";
import { t, words } from "../words/words.svelte";
import { deviceHere, subscribe, unsubscribe } from "./subscription";

export type Form = "json" | "discord" | "ntfy";

export class Notices extends Operation {
  shown = $state.raw<NoticesShown | null>(null);
  /** The name of this browser among those that are told. */
  here = $state<string | null>(null);

  get isHere(): boolean {
    return this.shown?.devices.some(({ id }) => id === this.here) ?? false;
  }

  load = (): Promise<boolean> =>
    this.run(async () => {
      await api.me();
      this.shown = await ask<NoticesShown>("/api/me/notices");
      this.here = await deviceHere();
    });

  /** Changes some preferences; the language and the time zone are always this browser's. */
  change(preferences: Partial<NoticePreferences>): Promise<boolean> {
    return this.#do("", { ...this.shown!.wishes, ...this.#place(), ...preferences }, "notices-saved");
  }

  tellHere = (): Promise<boolean> =>
    this.run(async () => {
      const subscription = await subscribe(this.shown!.push_key);
      if (subscription === null) this.problem = t("notices-here-blocked");
      else {
        await this.#addWay("/push", subscription);
        this.here = await deviceHere();
        this.told = t("notices-here-is-on");
      }
    });

  async removeDevice(device: string): Promise<void> {
    if (device === this.here) await unsubscribe();
    await this.#do("/push/remove", { device }, "notices-saved");
  }

  sendMailTo = (address: string): Promise<boolean> => this.run(() => this.#addWay("/mail", { address }));
  removeMail = (): Promise<boolean> => this.#do("/mail/remove", {}, "notices-saved");
  tellWebhook = (url: string, form: Form): Promise<boolean> =>
    this.run(async () => {
      await this.#addWay("/webhook", { url, form });
      this.told = t("notices-saved");
    });
  removeWebhook = (): Promise<boolean> => this.#do("/webhook/remove", {}, "notices-saved");

  async stop(): Promise<void> {
    await unsubscribe();
    await this.#do("/stop", {}, "notices-stopped");
  }

  test = (): Promise<boolean> =>
    this.run(async () => {
      const { ways } = await ask<Tried>("/api/me/notices/test", {});
      const named = (sent: boolean): string =>
        ways
          .filter(({ result }) => (result === "sent") === sent)
          .map(({ way, label }) => label || t(`notices-${way}`))
          .join(", ");
      this.told = named(true) && t("notices-tested-sent", { ways: named(true) });
      this.problem = named(false) && t("notices-tested-failed", { ways: named(false) });
      if (!ways.length) this.problem = t("notices-tested-none");
    });

  #place(): Pick<NoticePreferences, "zone" | "language"> {
    return { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, language: words.language };
  }

  /** Before the first way the server has to know where one lives, or it would tell the time of Greenwich. */
  async #addWay(path: string, body: unknown): Promise<void> {
    if (!this.shown!.on) await this.#ask("", { ...this.shown!.wishes, ...this.#place() });
    await this.#ask(path, body);
  }

  async #ask(path: string, body: unknown): Promise<void> {
    this.shown = await ask<NoticesShown>(`/api/me/notices${path}`, body);
  }

  #do = (path: string, body: unknown, told: string): Promise<boolean> =>
    this.run(async () => {
      await this.#ask(path, body);
      if (told) this.told = t(told);
    });
}
