// What the pages about people ask of the server.
import { settings } from "../app/settings.svelte";
import { api, ask, Refusal } from "../net/api";
import type {
  FriendLink,
  Myself,
  Others,
  OtherShown,
  PasskeyOptions,
  PersonPage,
  PersonSkills,
  Switched,
  TableReports,
} from "../net/protocol";
import type { Avatar } from "../net/types";

export const peopleApi = {
  myself: () => ask<Myself>("/api/me/person"),
  rename: (name: string, avatar: string | null) => ask<Myself>("/api/me/person", { name, avatar }),
  lookAtName: (name: string) => ask<unknown>("/api/me/name/look", { name }),
  passkeyOptions: (name: string) => ask<PasskeyOptions>("/api/me/passkeys/options", { name }),
  addPasskey: (credential: unknown, name: string, avatar: string | null) =>
    ask<Myself>("/api/me/passkeys", { credential, name, avatar }),
  removePasskey: (passkey: string) => ask<unknown>("/api/me/passkeys/remove", { passkey }),
  signInOptions: () => ask<PasskeyOptions>("/api/passkey/options", {}),
  signIn: (credential: unknown) => ask<Switched>("/api/passkey", { credential }),
  endSession: (session: string) => ask<unknown>("/api/me/sessions/end", { session }),
  remove: () => ask<unknown>("/api/me/delete", { sure: true }),
  others: () => ask<Others>("/api/me/others"),
  friendLink: () => ask<FriendLink>("/api/me/friends/link", {}),
  lookAtFriend: (token: string) => ask<OtherShown>("/api/me/friends/look", { token }),
  befriend: (token: string) => ask<OtherShown>("/api/me/friends", { token }),
  part: (id: string) => ask<unknown>("/api/me/friends/remove", { id }),
  unblock: (id: string) => ask<unknown>("/api/me/others/unblock", { id }),
  block: (page: string) => ask<unknown>(`/api/people/${page}/block`, {}),
  blockSeat: (code: string, seat: number) => ask<unknown>(`/api/tables/${code}/block`, { seat }),
  reportSeat: (code: string, seat: number) => ask<unknown>(`/api/tables/${code}/report`, { seat }),
  reportsAt: (code: string) => ask<TableReports>(`/api/tables/${code}/reports`),
  page: (page: string) => ask<PersonPage>(`/api/people/${page}`),
  results: () => ask<PersonPage>("/api/me/results"),
  skill: (page: string) => ask<PersonSkills>(`/api/people/${page}/skill`),
  mySkill: () => ask<PersonSkills>("/api/me/skill"),
};

/** Friends are to know me by name: the one of this device, unless it is somebody else's or I have another. */
export async function introduceMyself(): Promise<void> {
  const { name, avatar } = settings.kept;
  if (name && (await peopleApi.myself()).name === null) await renameIfFree(name, avatar);
}

async function renameIfFree(name: string, avatar: Avatar | ""): Promise<void> {
  try {
    await peopleApi.rename(name, avatar || null);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** A person's picture goes along to all devices; a guest's stays on this one. */
export async function pictureMyself(avatar: Avatar | ""): Promise<void> {
  const { name } = await peopleApi.myself();
  if (name !== null) await renameIfFree(name, avatar);
}

/** Who I am is known to the server: this device calls me the same. */
export function followPerson({ name, avatar }: Pick<Myself, "name" | "avatar">): void {
  if (name === null) return;
  settings.set("name", name);
  settings.set("avatar", avatar ?? "");
}

/** A person's name goes along to all devices; a guest's stays on this one, unless it is somebody else's. */
export async function renameMyself(name: string): Promise<void> {
  if (name) {
    await api.me();
    const me = await peopleApi.myself();
    if (me.page === null) await peopleApi.lookAtName(name);
    else if (me.name !== name) await peopleApi.rename(name, settings.kept.avatar || null);
  }
  settings.set("name", name);
}
