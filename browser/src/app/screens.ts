// The screens, each loaded when it is asked for. frame.js asks for the first one's files before any script has come.
import type { Route } from "./router.svelte";

export const SCREENS = {
  home: () => import("../screens/Home.svelte"),
  table: () => import("../screens/Table.svelte"),
  rules: () => import("../screens/Rules.svelte"),
  learn: () => import("../screens/Learn.svelte"),
  replay: () => import("../screens/Replay.svelte"),
  me: () => import("../screens/Me.svelte"),
  lost: () => import("../screens/Lost.svelte"),
};

export function loadScreen(screen: Route["screen"]): Promise<unknown> {
  return SCREENS[screen]();
}
