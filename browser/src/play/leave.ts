// What leaves the table steps out of the row at once, so that others take its place, and fades where it lay.
import { settings } from "../app/settings.svelte";
import type { TransitionConfig } from "svelte/transition";

const TIME = 320;

export function leave(node: HTMLElement): TransitionConfig {
  if (!settings.moves) return { duration: 0 };
  const { offsetLeft, offsetTop, offsetWidth } = node;
  return {
    duration: TIME,
    tick: () =>
      Object.assign(node.style, {
        position: "absolute",
        left: `${offsetLeft}px`,
        top: `${offsetTop}px`,
        width: `${offsetWidth}px`,
      }),
    css: (still, gone) => `opacity: ${still}; translate: 0 ${-18 * gone}px; scale: ${1 - 0.15 * gone}`,
  };
}
