// What the icon of the app says, and notices that are no news any more.

/** How many tables wait for me: on the icon of an installed app. */
export function showWaiting(tables: number): void {
  if (!("setAppBadge" in navigator)) return;
  // a browser that knows the word may still have no icon to write on
  void (tables ? navigator.setAppBadge(tables) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Who is at a table needs no notice of it. */
export async function closeNotices(place: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: place })) ?? []) notice.close();
}

export function registerWorker(): void {
  // without HTTPS, as on a home network, there is none; and all works without
  void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}
