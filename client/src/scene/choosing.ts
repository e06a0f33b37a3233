// What has been picked so far in answer to the prompt, and what a pick does: narrow down, go back, or send.
// A new prompt begins anew.
import { batch, computed, effect, signal } from "@preact/signals";
import { because, choose, myTurn, past, refusal, sending, table } from "../table.ts";
import type { Choice } from "../wire.ts";
import { type Clicked, candidates, clicked, complete, meant, plain } from "./select.ts";
import { close } from "./telling.ts";

/** A fingertip may miss: what it means is shown before it is sent. */
export const coarse = matchMedia("(pointer: coarse)");
const NONE: Choice[] = [];
const NO_PATH: string[] = [];

export const picked = signal<readonly string[]>([]);
let before = picked.value; // when the answer was sent
/** The choice whose button was pressed once and asks to be confirmed. */
export const doubted = signal<number | null>(null);
export const choices = computed(() => (myTurn.value && !past.value ? (table.value?.scene?.choices ?? NONE) : NONE));
/** The picks; while an answer is on its way, those of before: a click marks itself and nothing else. */
export const standing = computed(() => (sending.value ? before : picked.value));
/** What can be clicked. */
export const open = computed(() => new Set(candidates(choices.value, standing.value)));
/** All is picked, and waits to be confirmed. */
export const armed = computed(() => meant(choices.value, standing.value) !== null);
/** What the pointer or the focus is on. */
export const aimed = signal("");
/** The way of the choice that a click there would make, or that waits to be confirmed: nodes, first to last. */
export const path = computed(() => {
  const number = wouldSend(aimed.value) ?? meant(choices.value, picked.value);
  return number === null ? NO_PATH : (choices.value[number]?.path ?? NO_PATH);
});
/** Choices to be shown as buttons: those that the picks have completed and, unless one is to be confirmed, those without clicks. */
export const buttons = computed(() => [
  ...(standing.value.length ? complete(choices.value, standing.value) : []),
  ...(armed.value ? [] : plain(choices.value)),
]);

const prompt = computed(() => `${table.value?.id} ${table.value?.prompt}`);
effect(() => {
  prompt.value; // a new prompt, or a refusal: begin anew
  refusal.value;
  picked.value = [];
  doubted.value = null;
});

/** A click on a node; false when it means nothing. A careful one asks to be confirmed before anything is sent. */
export function pick(id: string, careful = false): boolean {
  const result = sending.value ? null : asked(id, careful);
  if (!result) return false;
  batch(() => {
    because.value = null;
    before = picked.value;
    picked.value = result.picked;
    close();
    if (result.send !== null) choose(result.send);
  });
  return true;
}

/** What a click does; some choices ask to be confirmed even by a mouse. */
function asked(id: string, careful: boolean): Clicked | null {
  const result = clicked(choices.value, picked.value, id, careful);
  const unsure = result?.send != null && choices.value[result.send]?.sure && !waits(result.send);
  return unsure ? clicked(choices.value, picked.value, id, true) : result;
}

/** Whether it is this very choice that is picked, and waits to be confirmed. */
function waits(choice: number): boolean {
  return meant(choices.value, picked.value) === choice;
}

/** A choice by its button; whoever acts has seen enough of a story. */
export function answer(choice: number): void {
  if (sending.value) return;
  before = picked.value;
  close();
  if (choices.value[choice]?.sure && !waits(choice) && doubted.value !== choice) doubted.value = choice;
  else choose(choice);
}

/** A whole choice, as if its nodes had been clicked one after the other: the first time it is shown, the second time played. */
export function follow(number: number): void {
  const choice = choices.value[number];
  if (!choice || sending.value) return;
  const shown = followed(number);
  batch(() => {
    close();
    before = picked.value;
    picked.value = choice.clicks;
    doubted.value = choice.clicks.length ? null : number;
    if (shown) choose(number);
  });
}

/** Whether that choice is shown, and waits to be confirmed. */
export function followed(number: number): boolean {
  const clicks = choices.value[number]?.clicks;
  return clicks?.length ? picked.value === clicks || waits(number) : doubted.value === number;
}

export function stepBack(): void {
  if (!sending.value) picked.value = picked.value.slice(0, -1);
}

/** The choice that a pick would complete at once; null when it only narrows down. */
export function wouldSend(id: string): number | null {
  return clicked(choices.value, picked.value, id)?.send ?? null;
}
