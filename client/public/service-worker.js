// Shows what the house calls out to this browser, and leads to the table. Nothing else: it keeps no pages.
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
