// Seats to be arranged, in words that a list can offer: a bot's level, open, a friend's link, yourself, somebody beside you.
// Says what is asked of the house for each; the house decides.
import type { Deed, LobbySeat, SeatWish, Seating } from "./wire.ts";

export const OPEN = "open"; // to whoever comes
export const LINK = "link"; // to whoever has the seat's own
export const ME = "me";
export const BESIDE = "beside"; // somebody who plays on this device too
export const USUAL = "bard";

/** The wishes for the other seats: those there are, and the usual bot. */
export function usual(count: number, others: readonly string[] = []): string[] {
  return Array.from({ length: count - 1 }, (_, n) => others[n] ?? USUAL);
}

export function isOpen(word: string): boolean {
  return word === OPEN || word === LINK;
}

/** Whether one of them is a bot. */
export function hasBot(others: readonly string[]): boolean {
  return others.some((word) => !isOpen(word) && word !== BESIDE);
}

/** All seats of a new table: yours in its place among the others, of whom those beside you have a name. */
export function seatsOf(others: readonly string[], place: number, party: string, names: readonly string[] = []): SeatWish[] {
  return others.map((word, n) => wished(word, names[n])).toSpliced(place, 0, { kind: "me", party });
}

function wished(word: string, name = ""): SeatWish {
  if (word === BESIDE) return { kind: "me", name: name.trim() };
  if (word === LINK || word === ME) return { kind: word };
  return word === OPEN ? { kind: "open" } : { kind: "bot", level: word };
}

/** The colour of a seat while you sit at `place` in colour `mine`: whoever would have yours has that of your place. */
export function colourAt(seat: number, place: number, mine: number): number {
  if (seat === place) return mine;
  return seat === mine ? place : seat;
}

/** The word for what a seat is now. */
export function wordOf(seat: Seating): string {
  if (seat.kind === "guest") return ME;
  if (seat.kind === "bot") return seat.level;
  return seat.reserved ? LINK : OPEN;
}

export function given(seat: number, word: string): Deed {
  const { kind, level = "" } = wished(word);
  return { do: "give", seat, kind, level };
}

/** The address of a table, or of one of its seats. */
export function addressOf(origin: string, id: string, key = ""): string {
  return `${origin}/table/${id}${key ? `?seat=${key}` : ""}`;
}

/** The seat that a visitor may take: the one that is kept for them, else the first that is open to anyone; -1 for none. */
export function seatFor(seats: readonly Seating[], invited: number | null): number {
  return invited ?? seats.findIndex((seat) => seat.kind === "open" && !seat.reserved);
}

/** How many may still sit down. */
export function freeIn(seats: readonly (LobbySeat | Seating)[]): number {
  return seats.filter((seat) => seat.kind === "open" && !seat.reserved).length;
}
