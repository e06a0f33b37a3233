// What a bot would do, as marks: which nodes, buttons and lines of the list belong to its first and its second choice.
// Only marks what is offered anyway; asking and hearing is the table's.
import { computed } from "@preact/signals";
import { advice, myTurn } from "../table.ts";
import type { Advised } from "../wire.ts";
import { armed, choices, picked } from "./choosing.ts";
import { type Clicks, matching } from "./select.ts";

/** First or second, and the chance to win after it. */
export interface Mark {
  rank: number;
  chance: number;
}

const NONE: Advised[] = [];

export const best = computed(() => (myTurn.value ? (advice.value?.best ?? NONE) : NONE));

/** By node, the choices that a click there still leads to. */
export const marks = computed(() => {
  const stem = armed.value ? picked.value.slice(0, -1) : picked.value;
  return marked(best.value, choices.value, stem);
});

export function markOf(choice: number): Mark[] {
  return best.value.flatMap(({ choice: number, chance }, n) => (number === choice ? [{ rank: n + 1, chance }] : []));
}

/** Pure: the nodes that are still to be clicked of each advised choice that begins with what was picked. */
export function marked(best: readonly Advised[], choices: Clicks, picked: readonly string[]): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  const left = matching(choices, picked);
  best.forEach(({ choice, chance }, n) => {
    const clicks = left.includes(choice) ? choices[choice]!.clicks.slice(picked.length) : [];
    for (const id of new Set(clicks)) found.set(id, [...(found.get(id) ?? []), { rank: n + 1, chance }]);
  });
  return found;
}
