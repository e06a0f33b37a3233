// What somebody at the table may ask of the others, and what they are asked: read from the table's message alone.
// The house decides; this only spares people buttons that it would refuse.
import type { Motion, Table } from "./wire.ts";

export type DeedKind = "pause" | "resume" | "abandon" | "replace" | "dismiss" | "hand-over" | "hand-over-of" | "ask-hand-over";

export interface Deed {
  kind: DeedKind;
  of: number | null; // the seat that it is about
  sure: boolean; // asks to be confirmed
}

const deed = (kind: DeedKind, of: number | null = null, sure = false): Deed => ({ kind, of, sure });

/** All that can be asked for now by whoever sits here. */
export function deedsOf(now: Table): Deed[] {
  if (now.you === null || now.stage !== "playing") return [];
  const own = [deed(now.paused ? "resume" : "pause"), deed("abandon", null, true), deed("hand-over", now.you)];
  return [...own, ...others(now).flatMap((seat) => about(now, seat))];
}

/** Seats of other people. */
function others(now: Table): number[] {
  return now.seats.flatMap((seat, n) => (seat.kind === "guest" && n !== now.you && !now.mine.includes(n) ? [n] : []));
}

function about(now: Table, seat: number): Deed[] {
  const { absent, stand_in } = now.seats[seat]!;
  const handOver = now.hosting ? handingOver(now, seat) : [];
  if (stand_in) return handOver;
  if (absent) return [deed("replace", seat), ...handOver];
  const agreeing = others(now).some((one) => one !== seat && !now.seats[one]!.absent); // nobody is sent away by one alone
  return [...(now.hosting && agreeing ? [deed("dismiss", seat, true)] : []), ...handOver];
}

/** The seat of somebody who is away: first the others are asked, then there is a link to it. */
function handingOver(now: Table, seat: number): Deed[] {
  const { absent, here, offered } = now.seats[seat]!;
  if (offered) return [deed("hand-over-of", seat)];
  const away = absent || (!here && now.settings.clock?.kind === "days"); // over days they have time to come back
  return away ? [deed("ask-hand-over", seat, true)] : [];
}

/** Whether the question waits for me. */
export function isAsked(now: Table, motion: Motion): boolean {
  return now.you !== null && now.you !== motion.seat && motion.waits_for.includes(now.you);
}

/** The key of the question's sentence. */
export function questionKey(motion: Motion): string {
  return `house-motion-${motion.kind === "replace" && motion.for_good ? "dismiss" : motion.kind}`;
}
