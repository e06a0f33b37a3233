// Calls of the house; its files; and a page where it is out of reach. Other pages are always asked for anew.
const KEPT = "nemeton-2";
const OFFLINE = "/offline.html";
const BESIDE = [OFFLINE, "/offline.css", "/offline.js", "/icons/icon-192.png"];
const MOST = 60;
const AWAY = [502, 504];

self.addEventListener("install", (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/") || BESIDE.includes(pathname)) event.respondWith(file(request));
});

async function keepShell() {
  const kept = await caches.open(KEPT);
  await kept.addAll(BESIDE);
  const found = await fetch("/").then((answer) => answer.text());
  const styles = (await keepAll(kept, found)).filter((name) => name.endsWith(".css"));
  for (const name of styles) await keepAll(kept, await (await kept.match(name)).text());
}

// Those that can't be had are fetched when they are needed.
async function keepAll(kept, text) {
  const names = [...new Set(text.match(/\/assets\/[\w.-]+/g) ?? [])].filter((name) => !name.includes("-ext-"));
  const done = await Promise.allSettled(names.map((name) => kept.add(name)));
  return names.filter((_, n) => done[n].status === "fulfilled");
}

async function dropOthers() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
}

async function page(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer && !AWAY.includes(answer.status)) return answer;
  return (await caches.match(OFFLINE)) ?? answer ?? Response.error();
}

async function file(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await kept.put(request, answer.clone());
    for (const old of (await kept.keys()).slice(BESIDE.length, -MOST)) await kept.delete(old);
  }
  return answer;
}

self.addEventListener("push", (event) => {
  const { text, table, url } = event.data?.json() ?? {};
  if (text) event.waitUntil(self.registration.showNotification("Nemeton", { body: text, tag: table, data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(new URL(event.notification.data?.url ?? "/", self.location.origin).href));
});

async function goTo(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => one.url === url);
  return there ? there.focus() : self.clients.openWindow(url);
}
