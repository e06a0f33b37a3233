// The tables this browser has sat at, newest first, to come back to.
// Only ids and games; the house knows the rest.
import { signal } from "@preact/signals";
import { drop, recall, remember } from "./memory.ts";

export interface Visit {
  id: string;
  game: string;
  at: number;
  over: boolean;
}

const KEPT = 8;

export const recent = signal<Visit[]>(read());

function read(): Visit[] {
  try {
    const kept: unknown = JSON.parse(recall("tables") ?? "[]");
    return Array.isArray(kept) ? kept.filter(isVisit) : [];
  } catch {
    return [];
  }
}

function isVisit(thing: unknown): thing is Visit {
  const visit = thing as Partial<Visit> | null;
  return typeof visit?.id === "string" && typeof visit.game === "string" && typeof visit.at === "number";
}

export function visited(id: string, game: string, over: boolean): void {
  const known = recent.peek().find((visit) => visit.id === id);
  if (known?.over === over) return;
  const others = recent.peek().filter((visit) => visit.id !== id);
  write([{ id, game, at: Date.now(), over }, ...others].slice(0, KEPT));
}

export function forget(id: string): void {
  write(recent.peek().filter((visit) => visit.id !== id));
}

/** Everything here that names a table: those visited, what was read and what was promised there. */
export function forgetAll(): void {
  recent.value = [];
  ["tables", "read", "promises"].forEach(drop);
}

function write(visits: Visit[]): void {
  recent.value = visits;
  remember("tables", JSON.stringify(visits));
}
