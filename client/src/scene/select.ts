// Choosing by clicks, one at a time: what can be clicked next, and which choices are meant.
// Pure: choices in, ids and numbers out.
import type { Choice } from "../wire.ts";

export type Clicks = readonly Pick<Choice, "clicks">[];

/** Numbers of the choices that begin with what was picked; those without clicks are buttons, not here. */
export function matching(choices: Clicks, picked: readonly string[]): number[] {
  const begins = (clicks: readonly string[]) => clicks.length > 0 && picked.every((id, n) => clicks[n] === id);
  return choices.flatMap((choice, n) => (begins(choice.clicks) ? [n] : []));
}

/** The ids that can be clicked next, each once, in the order of the choices. */
export function nextIds(choices: Clicks, picked: readonly string[]): string[] {
  const next = matching(choices, picked).map((n) => choices[n]!.clicks[picked.length]);
  return [...new Set(next.filter((id) => id !== undefined))];
}

/** Numbers of the choices whose clicks are exactly what was picked. */
export function complete(choices: Clicks, picked: readonly string[]): number[] {
  return matching(choices, picked).filter((n) => choices[n]!.clicks.length === picked.length);
}

/** The one choice that is meant, when nothing else can be; else null. */
export function meant(choices: Clicks, picked: readonly string[]): number | null {
  const left = matching(choices, picked);
  return left.length === 1 && picked.length > 0 && complete(choices, picked).length === 1 ? left[0]! : null;
}

/** Choices that need no click: always buttons. */
export function plain(choices: Clicks): number[] {
  return choices.flatMap((choice, n) => (choice.clicks.length ? [] : [n]));
}

export interface Clicked {
  picked: readonly string[];
  send: number | null; // the number of the choice to be sent
}

/** What a click on a node does: the next step, another last step, a step back, or a new beginning; null: nothing.
 * A careful click sends nothing: it shows what would be sent, and the same click again sends it. */
export function clicked(choices: Clicks, picked: readonly string[], id: string, careful = false): Clicked | null {
  const last = picked.slice(0, -1);
  const done = meant(choices, picked);
  const to = (now: readonly string[]) => ({ picked: now, send: careful ? null : meant(choices, now) });
  if (done !== null && picked.at(-1) === id) return { picked, send: done };
  if (candidates(choices, picked).includes(id)) return to([...(done === null ? picked : last), id]);
  if (picked.includes(id)) return { picked: picked.slice(0, picked.lastIndexOf(id)), send: null };
  return picked.length && nextIds(choices, []).includes(id) ? to([id]) : null;
}

/** The ids that can be clicked: those that come next or, when all is picked, those that the last could be instead. */
export function candidates(choices: Clicks, picked: readonly string[]): string[] {
  return nextIds(choices, meant(choices, picked) === null ? picked : picked.slice(0, -1));
}
