// What the bench asks of the house and tells it. One question at a time: the newest wish counts.
// When the house was opened anew, all is read anew; who looks through whose eyes is remembered meanwhile.
import { computed, effect, signal } from "@preact/signals";
import { ask, reasonOf } from "../house.ts";
import { chosen, slide } from "../replay/replaying.ts";
import { go, route } from "../route.tsx";
import { look, table } from "../table.ts";
import type { Bench, BenchIn, Created, Fault, Msg, Opened } from "../wire.ts";

const ASK_EVERY = 1500;
const SPECTATOR = "spectator";
export const TRUTH = "truth";
export const EYES = [SPECTATOR, TRUTH];

/** Whose eyes: a seat's number, "spectator", "truth"; empty: whoever one is. */
export const eyes = signal("");
export const play = signal(0);
export const bench = signal<Bench | null>(null);
export const trouble = signal<Msg | null>(null);
/** What the author's code has raised since the house was opened, the newest first, without what was put aside. */
export const faults = signal<readonly Fault[]>([]);

const id = computed(() => (route.value.page === "table" ? route.value.id : ""));
/** The move that the address names; null at the table as it is. */
const past = computed(() => (route.value.page === "table" ? route.value.move : null));

let asking = false;
let wanted = "";

const address = computed(() => {
  const now = table.value;
  if (!now || now.id !== id.value || !now.scene) return "";
  const asked = new URLSearchParams({ play: String(play.value), viewer: eyes.value || String(now.you ?? "") });
  if (past.value !== null) asked.set("move", String(past.value));
  return `/api/dev/${encodeURIComponent(now.id)}?${asked}`;
});

effect(() => {
  table.value; // whatever has changed there
  wanted = address.value;
  if (!wanted) bench.value = null;
  else if (!asking) void read();
});

async function read(): Promise<void> {
  asking = true;
  for (let asked = ""; asked !== wanted && wanted; ) {
    asked = wanted;
    try {
      bench.value = await ask<Bench>(asked);
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  }
  asking = false;
}

export async function tell(wish: BenchIn): Promise<void> {
  trouble.value = null;
  try {
    const here = id.value;
    const there = (await ask<Created>(`/api/dev/${encodeURIComponent(here)}`, wish)).id;
    if (there !== here || past.value !== null) go(`/table/${there}`);
    await read();
  } catch (error) {
    trouble.value = reasonOf(error);
  }
}

/** Through somebody's eyes, on the board too; nobody's see it as a position of the past. */
export function lookThrough(who: string): void {
  eyes.value = who;
  sessionStorage.setItem(`eyes ${id.value}`, who);
  chosen.value = who === TRUTH ? "all" : who;
  if (!EYES.includes(who)) look(Number(who));
  if (past.value !== null || EYES.includes(who)) walk(past.value ?? table.value?.moves ?? 0, !EYES.includes(who));
}

/** To a move of the past; to the table itself, where it is the last one. */
export function walk(move: number, home = !EYES.includes(eyes.value)): void {
  if (home && move >= (table.value?.moves ?? 0)) {
    history.replaceState(null, "", `/table/${id.value}`);
    dispatchEvent(new PopStateEvent("popstate"));
  } else slide(id.value, move);
}

/** Whoever looked through other eyes before all was read anew still does. */
let arrived = "";
effect(() => {
  const now = table.value;
  if (!now || now.id === arrived) return;
  arrived = now.id;
  eyes.value = "";
  const before = sessionStorage.getItem(`eyes ${now.id}`);
  if (before) lookThrough(before);
});

let boot = "";

async function follow(): Promise<void> {
  const opened = await ask<Opened>("/api/dev").catch(() => null); // away for a moment
  if (opened && boot && opened.boot !== boot) location.reload();
  boot ||= opened?.boot ?? "";
  if (opened) raised(opened.faults);
}

let raisedSoFar = "";
const aside = new Set<string>();

function raised(now: readonly Fault[]): void {
  const told = JSON.stringify(now);
  if (told === raisedSoFar) return;
  raisedSoFar = told;
  if (now[0]) aside.delete(now[0].trace); // it was raised again
  faults.value = now.filter((fault) => !aside.has(fault.trace));
}

export function putAside(fault: Fault): void {
  aside.add(fault.trace);
  faults.value = faults.value.filter((one) => one !== fault);
}

void follow();
setInterval(follow, ASK_EVERY);
