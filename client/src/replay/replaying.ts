// Walking through the moves of a game: where one is is the address, so that every move has a link.
// Playing goes on by itself, one sentence after the other, to the last move.
import { computed, effect, signal } from "@preact/signals";
import { welcome } from "../house.ts";
import { say } from "../language.ts";
import { dwell } from "../scene/story.ts";
import { told } from "../scene/telling.ts";
import { names, table } from "../table.ts";
import type { Msg, Position, Table } from "../wire.ts";
import { type Eyes, position } from "./positions.ts";

export const playing = signal(false);
/** Whose eyes were chosen; empty: the usual ones. */
export const chosen = signal<Eyes>("");

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The move of the address; null when one is not in the past. */
export const at = signal<number | null>(null);
export const last = computed(() => table.value?.moves ?? 0);

/** One's own; when all is over and one never sat there, everything face up. */
export function eyesOf(now: Table, wish: Eyes): Eyes {
  if (now.stage !== "over" && !welcome.peek()?.dev) return now.mine.map(String).includes(wish) ? wish : "";
  return wish || (now.you === null ? "all" : String(now.you));
}

export function addressOf(id: string, move: number): string {
  return `/table/${encodeURIComponent(id)}/move/${move}`;
}

export function lookAt(wish: number): void {
  const id = table.peek()?.id;
  if (id === undefined || at.peek() === null) return;
  const move = Math.min(Math.max(wish, 0), last.peek());
  if (move !== at.peek()) slide(id, move);
}

/** The address changes in its place: the way back still leads to where one came from. */
export function slide(id: string, move: number): void {
  history.replaceState(null, "", addressOf(id, move));
  at.value = move;
  dispatchEvent(new PopStateEvent("popstate"));
}

/** By hand: whoever steps by hand goes on by hand. */
export function stepTo(move: number): void {
  playing.value = false;
  lookAt(move);
}

/** Play from here; from the beginning, where there is nothing more to come. */
export function playOrPause(): void {
  if (!playing.peek() && at.peek() === last.peek()) lookAt(0);
  playing.value = !playing.peek();
}

/** The lines that tell the move. */
export function toldOf({ log, told }: Position): Msg[] {
  return told ? log.slice(-told) : [];
}

/** The clock begins anew with every position that is there; it rests while nobody can see the page or a story is told. */
effect(() => {
  const here = position.value;
  if (!playing.value || !here || at.value === null || told.value) return;
  if (here.move >= last.value) {
    playing.value = false;
    return;
  }
  const sentence = toldOf(here).map((line) => say(line, names.peek())).join(" ");
  const timer = setInterval(() => document.hidden || here.move !== at.peek() || lookAt(here.move + 1), dwell(sentence, calm.matches));
  return () => clearInterval(timer);
});

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -Infinity, End: Infinity };

/** Arrow keys, Home and End, wherever the focus is, except where they mean something else. */
export function keyed(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if ((event.target as Element).closest("input, select, textarea, [role=log] ol")) return;
  event.preventDefault();
  stepTo((at.peek() ?? 0) + step);
}
