// The screens, each loaded when it is asked for. shell.js asks for the first one's files before any script has come.
import { words } from "../words/words.svelte";
import type { Route } from "./router.svelte";

/** A screen that says what neither home nor the table does. */
function withWords<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => (await Promise.all([load(), words.loadAll()]))[0];
}

export const SCREENS = {
  home: () => import("../screens/Home.svelte"),
  table: () => import("../screens/Table.svelte"),
  rules: () => import("../screens/Rules.svelte"),
  learn: withWords(() => import("../screens/Learn.svelte")),
  replay: withWords(() => import("../screens/Replay.svelte")),
  games: withWords(() => import("../screens/Games.svelte")),
  lobby: withWords(() => import("../screens/Lobby.svelte")),
  groups: withWords(() => import("../screens/Groups.svelte")),
  group: withWords(() => import("../screens/Group.svelte")),
  invited: withWords(() => import("../screens/Invited.svelte")),
  account: withWords(() => import("../screens/Account.svelte")),
  person: withWords(() => import("../screens/Person.svelte")),
  ratings: withWords(() => import("../screens/Ratings.svelte")),
  friend: withWords(() => import("../screens/Friend.svelte")),
  review: withWords(() => import("../screens/Review.svelte")),
  notices: withWords(() => import("../screens/Notices.svelte")),
  mail: withWords(() => import("../screens/MailLink.svelte")),
  me: withWords(() => import("../screens/Me.svelte")),
  daily: withWords(() => import("../screens/Daily.svelte")),
  puzzles: withWords(() => import("../screens/Puzzles.svelte")),
  tournaments: withWords(() => import("../screens/Tournaments.svelte")),
  laboratory: withWords(() => import("../screens/Laboratory.svelte")),
  contest: withWords(() => import("../screens/Contest.svelte")),
  lost: () => import("../screens/Lost.svelte"),
};

export function loadScreen(screen: Route["screen"]): Promise<unknown> {
  return SCREENS[screen]();
}
