// Being called by this browser when it is your turn: by the house while no page of the table is open, by the page itself
// while it is open and out of sight. Off until asked for.
import { effect, signal } from "@preact/signals";
import { pushKey, startPush, stopPush } from "./house.ts";
import { language, t } from "./language.ts";
import { myTurn, table } from "./table.ts";
import { titleOf } from "./title.ts";

const WORKER = "/service-worker.js";

export type Bell = "impossible" | "off" | "on" | "denied" | "failed" | "busy";

export const bell = signal<Bell>("off");

export function isPossible(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** How it stands: asked once, when something shows the switch. */
export async function look(): Promise<void> {
  if (!isPossible()) bell.value = "impossible";
  else if (bell.peek() === "off" && (await (await registered())?.pushManager.getSubscription())) bell.value = "on";
}

const registered = () => navigator.serviceWorker.getRegistration(WORKER);

export async function switchBell(): Promise<void> {
  const wasOn = bell.peek() === "on";
  bell.value = "busy";
  bell.value = await (wasOn ? turnOff() : turnOn()).catch((): Bell => "failed");
}

async function turnOn(): Promise<Bell> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { key } = await pushKey();
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const subscribed = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscribed.toJSON();
  await startPush({
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
    language: language.peek(),
  });
  return "on";
}

/** Here first, then at the house; and nothing that was called out stays on the screen. */
async function turnOff(): Promise<Bell> {
  const worker = await registered();
  const subscribed = await worker?.pushManager.getSubscription();
  await subscribed?.unsubscribe();
  (await worker?.getNotifications())?.forEach((shown) => shown.close());
  if (subscribed) await stopPush(subscribed.endpoint);
  return "off";
}

/** Off, whatever the house says to it. */
export async function hush(): Promise<void> {
  if (isPossible()) bell.value = await turnOff().catch((): Bell => "off");
}

/** The house sees this page, so the page calls; only when it has just become your turn, and nobody looks. */
let wasMine = false;
effect(() => {
  const now = myTurn.value;
  if (now && !wasMine && bell.peek() === "on" && document.hidden) void callOut();
  wasMine = now === true;
});

async function callOut(): Promise<void> {
  const at = table.peek();
  const worker = await registered();
  const body = at && t("house-notice-you", { title: titleOf(at.game) });
  if (body) await worker?.showNotification(t("house-name"), { body, tag: at.id, data: { url: `/table/${at.id}` } });
}
