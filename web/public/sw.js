/* The service worker: a page when there is no network, files that never change, and notices.

The page itself always comes from the server, so that nobody plays with yesterday's. */

const OFFLINE = "offline-1";
const ASSETS = "assets-1";
const SHELL = ["/offline.html", "/offline.css", "/offline.js", "/icon.svg"];
const MOST = 200; // files kept; after an upgrade the oldest go

self.addEventListener("install", (event) => {
  const fresh = SHELL.map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.addAll(fresh)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(clean().then(() => self.clients.claim()));
});

async function clean() {
  const old = (await caches.keys()).filter((name) => name !== OFFLINE && name !== ASSETS);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (SHELL.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** A file with its own name for every content: what is here is right. */
async function kept(request) {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const names = await cache.keys();
    await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((name) => cache.delete(name)));
  }
  return answer;
}

self.addEventListener("push", (event) => {
  const { title, body, link, tag, lang } = event.data.json();
  const look = { icon: "/icon-192.png", badge: "/badge-96.png" };
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, renotify: true, data: link, ...look }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data, self.location.origin)));
});

/** The table in the window that shows it, else in a window of ours, else in a new one. */
async function open({ pathname }) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === pathname);
  const any = there ?? windows[0];
  if (!any) return self.clients.openWindow(pathname);
  if (!there) await any.navigate(pathname).catch(() => self.clients.openWindow(pathname));
  return any.focus();
}
