// This browser's subscription to web push.

export type Ability = "can" | "blocked" | "cannot";

export function ability(): Ability {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "cannot";
  return Notification.permission === "denied" ? "blocked" : "can";
}

/** A key in base64 for URLs as bytes. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** The browser asks the person first; null if it, or the person, says no. */
export async function subscribe(key: string): Promise<{ endpoint: string; p256dh: string; auth: string } | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  try {
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    const { endpoint, keys } = (await worker.pushManager.subscribe(options)).toJSON();
    return { endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]! };
  } catch {
    return null;
  }
}

/** The name under which the server knows this browser; null if it has no subscription. */
export async function deviceHere(): Promise<string | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const endpoint = (await worker?.pushManager?.getSubscription())?.endpoint;
  if (endpoint === undefined) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 32);
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
