// The position of the past that is shown: asked of the house, kept for a while. One question at a time;
// whoever slides on meanwhile is shown where they are, not where they were.
import { batch, signal } from "@preact/signals";
import { readPosition, reasonOf } from "../house.ts";
import { asBefore } from "../steady.ts";
import type { Msg, Position } from "../wire.ts";

/** Whose eyes: a seat, "spectator", "all" for everything face up; empty: one's own. */
export type Eyes = string;

interface Wish {
  id: string;
  move: number;
  eyes: Eyes;
}

const MOST = 120; // positions kept

export const position = signal<Position | null>(null);
export const problem = signal<Msg | null>(null);

const kept = new Map<string, Position>();
let wanted: Wish | null = null;
let asking = false;

function keyOf({ id, move, eyes }: Wish): string {
  return `${id} ${eyes} ${move}`;
}

/** Show it, at once or as soon as it is there. */
export function show(id: string, move: number, eyes: Eyes): void {
  wanted = { id, move, eyes };
  if (!arrive() && !asking) void ask();
}

/** Nothing is shown any more; what comes late is not either. */
export function hide(): void {
  wanted = null;
  position.value = problem.value = null;
}

/** Moves were taken back: what is kept may never have been. */
export function forgetAll(): void {
  kept.clear();
}

function arrive(): boolean {
  const found = wanted && kept.get(keyOf(wanted));
  if (!found) return false;
  found.scene.nodes = asBefore(position.peek()?.scene.nodes ?? [], found.scene.nodes); // else a step draws the whole board anew
  batch(() => {
    position.value = found;
    problem.value = null;
  });
  return true;
}

async function ask(): Promise<void> {
  asking = true;
  while (wanted && !kept.has(keyOf(wanted))) {
    const wish: Wish = wanted;
    try {
      keep(keyOf(wish), await readPosition(wish.id, wish.move, wish.eyes));
    } catch (error) {
      if (wanted !== wish) continue;
      problem.value = reasonOf(error);
      break;
    }
  }
  asking = false;
  arrive();
}

function keep(key: string, found: Position): void {
  kept.set(key, found);
  if (kept.size > MOST) kept.delete(kept.keys().next().value!);
}
