// The service worker: shows notices while no page is open, and a page of its own while the server cannot be reached.
// It keeps nothing else: what is played comes from the server.
const KEPT = "motherlode-1";
const OFFLINE = ["/offline.html", "/offline.js", "/offline.css", "/favicon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      await self.registration.navigationPreload?.enable();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(navigate(event));
  else if (OFFLINE.includes(pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});

async function navigate(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match("/offline.html")) ?? Response.error();
  }
}

self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));

async function show({ title = "Motherlode", body = "", place = "/", waiting = 0 }) {
  if (waiting) await self.navigator.setAppBadge?.(waiting);
  // one of a table: the newest takes the place of the one before
  const look = { tag: place, renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: { place } };
  await self.registration.showNotification(title, { body, ...look });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.place ?? "/"));
});

async function open(place) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === place);
  await (there ? there.focus() : self.clients.openWindow(place));
}

// A push service may give a browser another address: it is told to the server, or nothing would come any more.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

async function subscribeAgain({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const headers = { "content-type": "application/json" };
  await fetch("/api/me/notices/push", { method: "POST", headers, body: JSON.stringify({ endpoint, ...keys }) });
}
