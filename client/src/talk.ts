// What is said at the table we are at: lines, who is not to be read, what is unread while the talk is folded or out of sight.
// The house decides who reads what; this remembers how far we have read.
import { batch, computed, signal } from "@preact/signals";
import { recall, remember } from "./memory.ts";
import type { Chat, ChatLine, Msg, Person } from "./wire.ts";

type Reading = Record<string, number>; // by table: the number of the newest line that we have read

const SHOWN = 200;
const TABLES = 12; // of which we remember how far we have read

export const lines = signal<ChatLine[]>([]);
export const me = signal("");
export const muted = signal<Person[]>([]);
export const silenced = signal<Person[]>([]);
export const draft = signal("");
export const unsaid = signal<Msg | null>(null);
export const unfolded = signal(recall("talk") === "open");
const read = signal(-1);
let seen = false; // the talk is open, and in the window
let here = "";
let awaited = false; // a line of our own is on its way

export const unread = computed(() => lines.value.filter((line) => line.number > read.value && line.who !== me.value).length);

/** At another table; what was said elsewhere is not heard here. */
export function arrive(table: string): void {
  batch(() => {
    if (table !== here) draft.value = "";
    here = table;
    lines.value = [];
    muted.value = silenced.value = [];
    unsaid.value = null;
    me.value = "";
    awaited = false;
    read.value = readings()[table] ?? -1;
  });
}

export function hear(chat: Chat): void {
  batch(() => {
    const before = chat.whole ? [] : lines.value;
    lines.value = [...before, ...chat.lines].slice(-SHOWN);
    me.value = chat.me;
    muted.value = chat.muted;
    silenced.value = chat.silenced;
    if (awaited && chat.lines.some((line) => line.who === chat.me)) sent();
    if (seen) catchUp();
  });
}

/** What we have written is there for all to read. */
function sent(): void {
  awaited = false;
  draft.value = "";
  unsaid.value = null;
}

export function sending(): void {
  awaited = true;
}

export function refused(reason: Msg): void {
  awaited = false;
  unsaid.value = reason;
}

export function fold(open: boolean): void {
  unfolded.value = open;
  remember("talk", open ? "open" : "folded");
  see(open);
}

export function see(now: boolean): void {
  seen = now;
  if (seen) catchUp();
}

function catchUp(): void {
  const newest = lines.value.at(-1)?.number ?? -1;
  if (newest <= read.value) return;
  read.value = newest;
  const others = Object.entries(readings()).filter(([table]) => table !== here);
  remember("read", JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES), [here, newest]])));
}

function readings(): Reading {
  try {
    return (JSON.parse(recall("read") ?? "{}") ?? {}) as Reading;
  } catch {
    return {};
  }
}
