// The review that is being read: asked of the house, awaited, and the row that one looks at.
// What was read once stays as long as the page does.
import { batch, computed, signal } from "@preact/signals";
import { askReview, readReview, reasonOf } from "../house.ts";
import type { Msg, Review, ReviewState } from "../wire.ts";

const PAUSE = 700;

export const review = signal<Review | null>(null);
export const progress = signal(0);
export const problem = signal<Msg | null>(null);
/** The row that one looks at: 0 is the beginning, n is after n moves. */
export const row = signal(0);
export const last = computed(() => (review.value ? review.value.chances.length - 1 : 0));

let read = ""; // the table whose review it is

/** Asks for it and waits until it is there; gives what ends the waiting. */
export function study(id: string): () => void {
  if (read === id && review.peek()) return () => {};
  batch(() => {
    review.value = problem.value = null;
    progress.value = row.value = 0;
  });
  const waiting = { over: false };
  void wait(id, waiting);
  return () => void (waiting.over = true);
}

async function wait(id: string, waiting: { over: boolean }): Promise<void> {
  try {
    let state = await askReview(id);
    while (!waiting.over && state.state === "thinking") {
      progress.value = state.progress;
      await new Promise((go) => setTimeout(go, PAUSE));
      state = await readReview(id);
    }
    if (!waiting.over) arrive(id, state);
  } catch (error) {
    if (!waiting.over) problem.value = reasonOf(error);
  }
}

function arrive(id: string, state: ReviewState): void {
  if (state.state === "failed") problem.value = state.reason;
  if (state.state === "ready") open(id, state.review);
}

/** It opens where the game turned first. */
export function open(id: string, found: Review): void {
  read = id;
  batch(() => {
    review.value = found;
    row.value = found.turning.length ? Math.min(...found.turning) + 1 : 0;
  });
}

export function lookAt(wish: number): void {
  row.value = Math.min(Math.max(wish, 0), last.peek());
}
