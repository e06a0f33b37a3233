// What has been picked so far in answer to the prompt, and what a pick does: narrow down, go back, or send.
// A new prompt begins anew.
import { computed, effect, signal } from "@preact/signals";
import { choose, myTurn, refusal, sending, table } from "../table.ts";
import type { Choice } from "../wire.ts";
import { complete, meant, nextIds, plain } from "./select.ts";

const NONE: Choice[] = [];

export const picked = signal<readonly string[]>([]);
export const choices = computed(() => (myTurn.value ? (table.value?.scene?.choices ?? NONE) : NONE));
export const open = computed(() => new Set(sending.value ? [] : nextIds(choices.value, picked.value)));
/** Choices to be shown as buttons: those without clicks, and those that the picks have completed. */
export const buttons = computed(() => [
  ...(picked.value.length ? complete(choices.value, picked.value) : []),
  ...plain(choices.value),
]);

const prompt = computed(() => `${table.value?.id} ${table.value?.prompt}`);
effect(() => {
  prompt.value; // a new prompt, or a refusal: begin anew
  refusal.value;
  picked.value = [];
});

/** A click on a node: the next step, or, on what is picked already, a step back. */
export function pick(id: string): void {
  if (sending.value) return;
  if (open.value.has(id)) advance([...picked.value, id]);
  else if (picked.value.includes(id)) picked.value = picked.value.slice(0, picked.value.lastIndexOf(id));
  else if (picked.value.length && nextIds(choices.value, []).includes(id)) picked.value = [id];
}

function advance(now: readonly string[]): void {
  const one = meant(choices.value, now);
  picked.value = now;
  if (one !== null) choose(one);
}

export function stepBack(): void {
  if (!sending.value) picked.value = picked.value.slice(0, -1);
}

/** The choice that a pick would complete at once; null when it only narrows down. */
export function wouldSend(id: string): number | null {
  return meant(choices.value, [...picked.value, id]);
}
