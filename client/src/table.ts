// The table we are at: what the house last said of it, and what we may ask. The house is always right:
// each message replaces all but the log.
import { batch, computed, signal } from "@preact/signals";
import { type Line, Live } from "./live.ts";
import { visited } from "./recent.ts";
import { COLOURS, coloursOf, namesOf } from "./seating.ts";
import type { Advice, FromHouse, Msg, Table } from "./wire.ts";

export const table = signal<Table | null>(null);
export const log = signal<Msg[]>([]);
export const line = signal<Line>("opening");
export const refusal = signal<Msg | null>(null);
export const farewell = signal<Msg | null>(null);
/** Why the house is away, when it has said that it will be back. */
export const away = signal<Msg | null>(null);
export const sending = signal(false);
/** What a bot would answer to the prompt, once it has been asked and has said so. */
export const advice = signal<Advice | null>(null);
/** A bot has been asked, and thinks. */
export const asking = signal(false);
export const names = computed(() => (table.value ? namesOf(table.value.seats) : []));
const colours = computed(() => coloursOf(table.value?.seats ?? []));
/** The colour, sign and pattern of a seat at this table: everything that is a seat's is drawn in it. */
export const colourOf = (seat: number): number => colours.value[seat] ?? seat % COLOURS;
/** Whether the house can hear us: while it can't, nothing is asked. */
const heardThere = computed(() => line.value !== "lost" && farewell.value === null);
export const myTurn = computed(() => {
  const now = table.value;
  return heardThere.value && now?.stage === "playing" && now.you !== null && now.actors.includes(now.you);
});

let live: Live | null = null;
let asked = false;

/** Go to the table; what was known of another is forgotten. */
export function attend(id: string): void {
  leave();
  batch(() => {
    table.value = refusal.value = farewell.value = away.value = advice.value = null;
    log.value = [];
    asked = sending.value = asking.value = false;
  });
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  live = new Live(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`, { heard, line: onLine });
}

export function leave(): void {
  live?.hangUp();
  live = null;
}

function onLine(state: Line): void {
  line.value = state;
  if (state === "lost") sending.value = asking.value = false;
}

function heard(message: FromHouse): void {
  if (message.type === "table") batch(() => update(message));
  if (message.type === "advice") batch(() => listen(message));
  if (message.type === "refused") batch(() => refuse(message.reason));
  if (message.type === "closed") farewell.value = message.reason;
  if (message.type === "back") away.value = message.reason;
}

function update(now: Table): void {
  if (now.prompt !== table.value?.prompt) {
    refusal.value = advice.value = null;
    sending.value = asking.value = false;
  }
  away.value = null;
  log.value = [...log.value.slice(0, now.log_start), ...now.log];
  table.value = now;
  if (now.you !== null) visited(now.id, now.game, now.stage === "over");
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
  refusal.value = null;
  sending.value = live?.send({ type: "choose", prompt: now.prompt, choice }) ?? false;
}

export function askAdvice(): void {
  const now = table.value;
  if (!now || !myTurn.value || asking.value || sending.value) return;
  refusal.value = null;
  asking.value = live?.send({ type: "hint", prompt: now.prompt }) ?? false;
}

export function rematch(): void {
  asked = live?.send({ type: "rematch" }) ?? false;
}

/** Whether we asked for the rematch that there is now. */
export function rematchIsOurs(): boolean {
  return asked;
}
