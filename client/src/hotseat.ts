// Several people on one device: from whose seat the table is seen, and when the next one is due.
// No drawing; what the others must not see is hidden by the curtain.
import { computed, effect, signal } from "@preact/signals";
import { look, table } from "./table.ts";
import type { Table } from "./wire.ts";

/** For whom the curtain was raised; while it is somebody else's view that has come, it stays down. */
export const raised = signal<number | null>(null);
/** Whoever is to sit down before the screen next, once they have been called. */
export const called = signal<number | null>(null);

/** The next of our seats that is asked something, while the one we see is not. */
export function due(now: Pick<Table, "stage" | "you" | "mine" | "actors">): number | null {
  if (now.stage !== "playing" || now.you === null || now.mine.length < 2 || now.actors.includes(now.you)) return null;
  return now.mine.find((seat) => now.actors.includes(seat)) ?? null;
}

export const next = computed(() => (table.value ? due(table.value) : null));

/** Where nothing is secret there is no curtain: the table turns by itself. */
effect(() => {
  const now = table.value;
  if (now && !now.curtain && next.value !== null) look(next.value);
});

export function hide(seat: number): void {
  raised.value = null;
  called.value = seat;
}

export function raise(seat: number): void {
  called.value = null;
  raised.value = seat;
  if (table.value?.you !== seat) look(seat);
}
