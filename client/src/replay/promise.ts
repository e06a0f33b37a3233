// The promise of the dice, checked by the browser itself: what it saw while the game was played, and SHA-256 of its own.
import { recall, remember } from "../memory.ts";
import type { Dice, Rolled } from "../wire.ts";

const KEPT = 60; // tables

type Seen = [table: string, promise: string];

/** Whether the browser found the promise kept; null where it can't tell: hashing needs https, or this very machine. */
export async function isKept({ seed, salt, seed_hash }: Dice): Promise<boolean | null> {
  const hashed = await sha256(`${seed}/${salt}`);
  return hashed === null ? null : hashed === seed_hash;
}

export async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Note a promise while it is one: seen first is what counts. */
export function witness(table: string, promise: string): void {
  const seen = all();
  if (!promise || seen.some(([id]) => id === table)) return;
  remember("promises", JSON.stringify([...seen, [table, promise]].slice(-KEPT)));
}

/** What this browser was promised at that table, if it was there. */
export function promised(table: string): string | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

function all(): Seen[] {
  try {
    const kept: unknown = JSON.parse(recall("promises") ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is Seen => Array.isArray(one) && one.every((word) => typeof word === "string")) : [];
  } catch {
    return [];
  }
}

export function isFair({ said, seeded }: Rolled): boolean {
  return said.join(" ") === seeded.join(" ");
}
