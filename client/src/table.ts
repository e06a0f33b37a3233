// The table we are at: what the house last said of it, and what we may ask. The house is always right:
// each message replaces all but the log.
import { batch, computed, signal } from "@preact/signals";
import { type Line, Live } from "./live.ts";
import { visited } from "./recent.ts";
import * as talk from "./talk.ts";
import { COLOURS, coloursOf, namesOf } from "./seating.ts";
import { asBefore, steady } from "./steady.ts";
import type { Advice, Deed, FromClient, FromHouse, Keep, Msg, Propose, Table } from "./wire.ts";

export const table = signal<Table | null>(null);
export const log = signal<Msg[]>([]);
export const line = signal<Line>("opening");
export const refusal = signal<Msg | null>(null);
/** Why a click led nowhere. */
export const because = signal<Msg | null>(null);
export const farewell = signal<Msg | null>(null);
/** Why the house is away, when it has said that it will be back. */
export const away = signal<Msg | null>(null);
export const sending = signal(false);
/** What a bot would answer to the prompt, once it has been asked and has said so. */
export const advice = signal<Advice | null>(null);
/** Whether one looks at the past: nothing is asked meanwhile, and no story is told. */
export const past = signal(false);
/** A bot has been asked, and thinks. */
export const asking = signal(false);
export const names = steady(() => namesOf(table.value?.seats ?? []));
const colours = steady(() => coloursOf(table.value?.seats ?? []));
/** The colour, sign and pattern of a seat at this table: everything that is a seat's is drawn in it. */
export const colourOf = (seat: number): number => colours.value[seat] ?? seat % COLOURS;
/** Whether the house can hear us: while it can't, nothing is asked. */
const heardThere = computed(() => line.value !== "lost" && farewell.value === null);
export const myTurn = computed(() => {
  const now = table.value;
  return heardThere.value && now?.stage === "playing" && !now.paused && now.you !== null && now.actors.includes(now.you);
});

const HIDDEN = 60; // milliseconds: no longer is the next frame waited for
let live: Pick<Live, "send" | "hangUp"> | null = null;
let asked = false;
let unseen: Promise<null> | null = null; // until what was clicked last is on the screen
let seenFrom: number | null = null; // which of our seats we look from, if we said so

/** Go to the table, with a seat's own key where one was sent to us; what was known of another is forgotten. */
export function attend(id: string, key = ""): void {
  leave();
  talk.arrive(id);
  batch(() => {
    table.value = refusal.value = because.value = farewell.value = away.value = advice.value = null;
    log.value = [];
    asked = sending.value = asking.value = false;
  });
  seenFrom = unseen = null;
  live = new Live(() => addressOf(id, key), { heard, line: onLine });
}

/** Sit down with somebody else than the house: a teacher, who shows the tables. */
export function sitWith(teacher: Pick<Live, "send" | "hangUp">): void {
  leave();
  batch(() => {
    farewell.value = away.value = null;
    line.value = "open";
  });
  live = teacher;
}

/** What a teacher shows; nothing, when one leaves. */
export function show(now: Table | null): void {
  batch(() => {
    table.value = now;
    log.value = now?.log ?? [];
    refusal.value = advice.value = null;
    sending.value = asking.value = false;
  });
}

function addressOf(id: string, key: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const asked = new URLSearchParams();
  if (seenFrom !== null) asked.set("seat", String(seenFrom));
  if (key) asked.set("key", key);
  const query = asked.size ? `?${asked}` : "";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live${query}`;
}

/** See and play another of our seats; all of the table is told anew. */
export function look(seat: number): void {
  seenFrom = seat;
  live?.send({ type: "look", seat });
}

export function leave(): void {
  live?.hangUp();
  live = null;
}

function onLine(state: Line): void {
  line.value = state;
  if (state === "lost") sending.value = asking.value = false;
}

/** What follows from a click waits until the click itself is seen: the house may answer before that. */
async function heard(message: FromHouse): Promise<void> {
  const from = live;
  if (unseen) await unseen;
  if (live !== from) return; // we have left meanwhile
  if (message.type === "table") batch(() => update(message));
  if (message.type === "advice") batch(() => listen(message));
  if (message.type === "because") because.value = message.reason;
  if (message.type === "refused") batch(() => refuse(message.reason));
  if (message.type === "chat") talk.hear(message);
  if (message.type === "unsaid") talk.refused(message.reason);
  if (message.type === "closed") farewell.value = message.reason;
  if (message.type === "later") away.value = message.reason;
}

function update(now: Table): void {
  if (now.prompt !== table.value?.prompt || now.you !== table.value.you) {
    refusal.value = because.value = advice.value = null;
    sending.value = asking.value = false;
  }
  away.value = null;
  log.value = [...log.value.slice(0, now.log_start), ...now.log];
  if (now.scene) now.scene.nodes = asBefore(table.value?.scene?.nodes ?? [], now.scene.nodes);
  table.value = now;
  if (now.you !== null) visited(now.id, now.game, now.stage === "over" || now.stage === "abandoned");
}

function refuse(reason: Msg): void {
  refusal.value = reason;
  sending.value = asking.value = asked = false;
}

/** Advice on what is no longer asked comes too late. */
function listen(word: Advice): void {
  asking.value = false;
  if (word.prompt === table.value?.prompt) advice.value = word;
}

export function choose(choice: number): void {
  const now = table.value;
  if (!now || sending.value) return;
  unseen = nextFrame().then(() => (unseen = null));
  refusal.value = because.value = null;
  sending.value = live?.send({ type: "choose", prompt: now.prompt, choice }) ?? false;
}

/** When the next one has been drawn; in a window that nobody sees none ever is. */
function nextFrame(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, HIDDEN);
  });
}

export function askAdvice(): void {
  const now = table.value;
  if (!now || past.value || !myTurn.value || asking.value || sending.value || advice.value) return;
  refusal.value = null;
  asking.value = live?.send({ type: "hint", prompt: now.prompt }) ?? false;
}

/** Why do these clicks lead nowhere? */
export function wonder(clicks: readonly string[]): void {
  const now = table.value;
  if (!now || now.you === null || now.stage !== "playing" || past.value || sending.value) return;
  refusal.value = null;
  live?.send({ type: "why", prompt: now.prompt, clicks: [...clicks] });
}

/** Ask the others at the table. */
export function propose(wish: Omit<Propose, "type">): void {
  refusal.value = null;
  live?.send({ type: "propose", ...wish });
}

export function vote(yes: boolean): void {
  const motion = table.value?.motion;
  if (motion) live?.send({ type: "vote", motion: motion.number, yes });
}

export function withdraw(): void {
  const motion = table.value?.motion;
  if (motion) live?.send({ type: "withdraw", motion: motion.number });
}

/** The host arranges the table; what the house thinks of it is heard later. */
export function arrange(deed: Deed): void {
  const now = table.value;
  refusal.value = null;
  if (now) live?.send({ type: "arrange", prompt: now.prompt, deed });
}

export function keep(change: Omit<Keep, "type">): void {
  refusal.value = null;
  live?.send({ type: "keep", ...change });
}

/** Leave the table while it waits. */
export function rise(): void {
  live?.send({ type: "rise" });
}

/** Whatever else the house may be told: orders, that we are back. */
export function send(message: FromClient): void {
  refusal.value = null;
  live?.send(message);
}

/** Whether it could be sent at all. */
export function tell(message: FromClient): boolean {
  return live?.send(message) ?? false;
}

export function rematch(): void {
  asked = live?.send({ type: "rematch" }) ?? false;
}

/** Whether we asked for the rematch that there is now. */
export function rematchIsOurs(): boolean {
  return asked;
}
