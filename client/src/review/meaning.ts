// What a review means: who gained or lost most by a move, why, and from what to what.
// Pure: a review in, seats, numbers and words out. Row 0 is the beginning; row n is after n moves.
import type { Msg, Review, ReviewedMove } from "../wire.ts";

export type Cause = "lucky" | "unlucky" | "good" | "paid" | "slip" | "same" | "other" | "forced";
export type Effect = "gained" | "lost" | "none";

export function moveAt(review: Review, row: number): ReviewedMove | null {
  return review.moves[row - 1] ?? null;
}

/** Whether a sentence says itself who it is about. */
export function isNamed(sentence: Msg | null, seat: number): boolean {
  const parts = Object.values(sentence?.args ?? {}).filter((part) => typeof part === "object");
  return parts.some(({ key, args }) => key === "seat" && Number(args["n"]) === seat);
}

/** What a move did to a seat's chance. */
export function change(review: Review, row: number, seat: number): number {
  const before = review.chances[row - 1]?.[seat];
  return before === undefined ? 0 : (review.chances[row]?.[seat] ?? before) - before;
}

/** The seat whose chance a move changed most; the mover's, when it is as much. */
export function mostChanged(review: Review, row: number): number {
  const mover = moveAt(review, row)?.seat ?? 0;
  const seats = Array.from({ length: review.seats }, (_, seat) => seat);
  const size = (seat: number) => Math.abs(change(review, row, seat)) + (seat === mover ? 1e-6 : 0);
  return seats.reduce((most, seat) => (size(seat) > size(most) ? seat : most), mover);
}

/** Why a seat's chance changed: chance itself, its own choice, or another's. Good is what the bot has nothing against. */
export function causeOf(review: Review, row: number, seat: number): Cause {
  const move = moveAt(review, row);
  const by = change(review, row, seat);
  const luck = move?.luck[seat] ?? 0;
  if (Math.abs(luck) >= Math.abs(by) / 2 && luck * by > 0) return by > 0 ? "lucky" : "unlucky";
  if (move?.seat !== seat) return "other";
  if (move.forced) return "forced";
  if (by > 0) return move.best ? "paid" : "good";
  return !move.best && move.played_chance !== null ? "same" : "slip"; // the bot would have done it too
}

/** A share as it is told: what rounds to no point at all is nothing. */
export function effectOf(share: number): Effect {
  const whole = Math.round(100 * share);
  return whole > 0 ? "gained" : whole < 0 ? "lost" : "none";
}

/** The seat's line in the order in which labels stand: by the result and, where that is the same, by what came before it. */
export function standing(review: Review): number[] {
  const late = review.chances.slice(-6, -1);
  const mean = (seat: number) => late.reduce((sum, row) => sum + row[seat]!, 0) / Math.max(1, late.length);
  return Array.from({ length: review.seats }, (_, seat) => (review.chances.at(-1)?.[seat] ?? 0) + mean(seat) / 1000);
}
