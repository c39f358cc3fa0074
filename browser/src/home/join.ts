// What somebody typed or pasted to come to a table.
import { routeOf } from "../app/router.svelte";

const CODE = /^[a-z0-9]{8}$/;

/** The page's address behind a code or a link, or null if the text is neither. */
export function addressOf(text: string): string | null {
  const trimmed = text.trim();
  const code = trimmed.replaceAll(/[\s-]/g, "").toLowerCase();
  if (CODE.test(code)) return `/t/${code}`;
  const path = /^(?:[a-z]+:\/\/)?[^/\s]*(\/[^\s?#]*)/i.exec(trimmed)?.[1];
  if (path === undefined) return null;
  const { screen } = routeOf(path);
  return screen === "lost" || screen === "home" ? null : path;
}
