// Who sits where, in words and colours. Two bots of one level are told apart by a number.
import { t } from "./language.ts";
import type { Seating } from "./wire.ts";

export const COLOURS = 6; // each with a sign and a pattern

/** The colour of each seat, as the house has given them out. */
export function coloursOf(seats: readonly Seating[]): number[] {
  return seats.map((seat) => seat.colour % COLOURS);
}

type Sitter = Pick<Seating, "kind" | "name" | "level">;

export function namesOf(seats: readonly Sitter[]): string[] {
  const plain = seats.map((seat, n) => plainName(seat) || t("house-seat-label", { n: n + 1 })); // of a record nobody is named
  return plain.map((name, seat) => (seats[seat]?.kind === "bot" ? numbered(plain, name, seat) : name));
}

function plainName(seat: Sitter): string {
  if (seat.kind === "guest") return seat.name;
  return seat.kind === "bot" ? t(`house-level-${seat.level}`) : t("house-open-seat");
}

function numbered(all: readonly string[], name: string, seat: number): string {
  const alike = all.filter((other) => other === name).length;
  const before = all.slice(0, seat).filter((other) => other === name).length;
  return alike > 1 ? `${name} ${before + 1}` : name;
}
